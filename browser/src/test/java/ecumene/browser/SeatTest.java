package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import ecumene.facts.Civilization;
import ecumene.movement.MoveTokens;
import ecumene.purchase.BuyAdvances;
import ecumene.trade.Trade;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What somebody always sees of the own seat, and can do about it. */
final class SeatTest {
  @RegisterExtension static final Venue VENUE = new Venue();

  @Test
  void theHandIsInSightWithWhatItIsWorth() throws Exception {
    var moment = Moment.asked("05-west-basic", 8, Trade.class);
    var key = VENUE.house().claim(VENUE.house().restore(moment, moment.asked()), moment.asked());
    try (var window = VENUE.desk().table(key);
        var phone = VENUE.phone().table(key)) {
      for (var seen : new Window[] {window, phone}) {
        var sets = seen.page().locator("section[aria-label='My hand'] li:not(.calamity)");
        sets.first().waitFor();
        assertThat(sets.first().locator(".worth strong").innerText()).matches("\\d+");
        sets.first().locator("svg path").first().waitFor(); // its drawing
        assertThat(seen.page().locator(".goal").innerText()).contains("For space");
        assertThat(seen.page().locator(".status .seat.mine .player").innerText()).isEqualTo("Anna");
      }
    }
  }

  @Test
  void aGreyButtonSaysWhy() throws Exception {
    var moment = Moment.asked("05-west-basic", 8, BuyAdvances.class);
    var table = VENUE.house().restore(moment, moment.asked());
    try (var window = VENUE.desk().table(VENUE.house().claim(table, moment.asked()))) {
      window.page().locator(".chains button.dear").first().click(); // the shop opens by itself
      var lacks = window.dialog().locator(".lacks");
      assertThat(lacks.innerText()).matches("\\d+ more would be needed\\.");
      var put = window.button("Put into the basket");
      assertThat(put.getAttribute("title")).isEqualTo(lacks.innerText());
      put.click(new Locator.ClickOptions().setForce(true));
      window.page().locator(".toasts").getByText(lacks.innerText()).waitFor();
      assertThat(window.page().locator("ul.bought li").count()).isZero();
    }
  }

  @Test
  void anAnswerIsTakenBackAndAskedAgain() throws Exception {
    var moment = Moment.asked("05-west-basic", 6, MoveTokens.class);
    var everybody =
        moment.seats().stream().toArray(Civilization[]::new); // nobody plays on meanwhile
    var table = VENUE.house().restore(moment, everybody);
    try (var window = VENUE.desk().table(VENUE.house().claim(table, moment.asked()))) {
      window.form().locator("ul.sources button").first().waitFor();
      var asked = window.form().getAttribute("data-question");
      window.button("Move nothing").click();
      window.page().locator("header .buttons button").getByText("Undo").click();
      window
          .page()
          .waitForCondition(() -> asked.equals(window.form().getAttribute("data-question")));
      window.button("Move nothing").waitFor();
    }
  }

  @Test
  void iAmRenamedAndLetABotPlay() throws Exception {
    var moment = Moment.asked("05-west-basic", 6, MoveTokens.class);
    var everybody =
        moment.seats().stream().toArray(Civilization[]::new); // nobody plays on meanwhile
    var table = VENUE.house().restore(moment, everybody);
    try (var window = VENUE.desk().table(VENUE.house().claim(table, moment.asked()))) {
      window.button("My seat").click();
      window.dialog().getByLabel("Your name").fill("Bogna");
      window.button("Rename me").click();
      window.page().locator(".status .seat.mine").getByText("Bogna").waitFor();

      window.button("Hand over").click();
      var banner = window.page().getByRole(AriaRole.STATUS).filter(says("For you plays"));
      banner.waitFor();
      window.button("Play myself").click();
      window.page().waitForCondition(() -> banner.count() == 0);
    }
  }

  private static Locator.FilterOptions says(String text) {
    return new Locator.FilterOptions().setHasText(Pattern.compile(text));
  }
}
