package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;
import com.microsoft.playwright.options.WaitForSelectorState;
import ecumene.facts.Civilization;
import ecumene.trade.Trade;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Two people trade with each other, each in an own browser. */
final class TradeTest {
  @RegisterExtension static final Venue VENUE = new Venue();

  @Test
  void anOfferIsMadeSeenAndAccepted() throws Exception {
    var moment = Moment.asked("05-west-basic", 8, Trade.class);
    var seats = moment.seats().stream().toList();
    var table = VENUE.house().restore(moment, seats.get(0), seats.get(1));
    try (var giver = VENUE.desk().table(VENUE.house().claim(table, seats.get(0)));
        var taker = VENUE.desk().table(VENUE.house().claim(table, seats.get(1)))) {
      giver.tab("Trade").click();
      taker.tab("Trade").click();
      var before = hand(giver);
      offer(giver, seats.get(1), hand(taker));
      accept(taker);

      giver.page().waitForCondition(() -> !hand(giver).equals(before));
      assertThat(total(hand(giver))).isEqualTo(total(before));
      assertThat(giver.page().locator("section[aria-label=Offers] li.mine").count()).isZero();
    }
  }

  /** What lies in the hand, as it is shown: "3 × Ochre". */
  private static List<String> hand(Window window) {
    var sets = window.page().locator("section[aria-label='My hand'] li:not(.calamity)");
    sets.first().waitFor();
    return sets.locator(".name").allInnerTexts();
  }

  private static int total(List<String> hand) {
    return hand.stream().mapToInt(TradeTest::count).sum();
  }

  private static int count(String set) {
    return set.contains("×") ? Integer.parseInt(set.split(" ×", -1)[0].strip()) : 1;
  }

  private static String name(String set) {
    return set.substring(set.indexOf('×') + 1).strip();
  }

  /** Whispers to one partner: 3 cards for 3, two of which the partner has. */
  private static void offer(Window window, Civilization partner, List<String> wanted) {
    window.button("Make an offer").click();
    var dialog = window.dialog();
    var cards = dialog.locator("button.face.commodity");
    for (int i = 0; dialog.getByText("3 chosen").count() == 0; i++) {
      cards.nth(i % cards.count()).click();
    }
    want(dialog, 1, name(wanted.getFirst()));
    want(dialog, 2, count(wanted.getFirst()) > 1 ? name(wanted.getFirst()) : name(wanted.get(1)));
    dialog
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(partner.label()))
        .click();
    window.button("Offer").click();
    dialog.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
  }

  private static void want(Locator dialog, int number, String card) {
    var choice = dialog.getByLabel("among them " + number);
    var options = choice.locator("option").allInnerTexts();
    var option = options.stream().filter(it -> it.startsWith(card + " (")).findFirst();
    choice.selectOption(new SelectOption().setLabel(option.orElseThrow()));
  }

  private static void accept(Window window) {
    var offer = window.page().locator("section[aria-label=Offers] li.for-me").first();
    offer.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Accept")).click();
    window.button("Give these cards").click();
  }
}
