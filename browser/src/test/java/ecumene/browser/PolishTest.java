package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.purchase.BuyAdvances;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The page for somebody whose browser asks for Polish. */
final class PolishTest {
  @RegisterExtension static final Venue VENUE = new Venue();

  @Test
  void itSpeaksPolishAndCanBeSwitched() {
    try (var window = VENUE.polish().lobby()) {
      window.button("Graj teraz").click();
      window.form().waitFor();
      assertThat(window.page().locator("html").getAttribute("lang")).isEqualTo("pl");
      assertThat(window.title().innerText()).isEqualTo("Ruch");
      window.button("Podpowiedz").click();
      window.form().locator(".advice").waitFor();

      window.button("Ustawienia").click();
      window.page().getByLabel("English").check();
      window.page().keyboard().press("Escape");

      assertThat(window.page().locator("html").getAttribute("lang")).isEqualTo("en");
      assertThat(window.title().innerText()).isEqualTo("Move");
      assertThat(window.form().locator("ol li").count()).as("orders that stay").isPositive();
    }
  }

  @Test
  void itSaysInPolishWhyAnAnswerIsRefused() throws Exception {
    var moment = Moment.asked("05-west-basic", 8, BuyAdvances.class);
    var table = VENUE.house().restore(moment, moment.asked());
    try (var window = VENUE.polish().table(VENUE.house().claim(table, moment.asked()))) {
      window.tab("Rozwój").click();
      window.page().locator(".chains button.affordable").first().click();
      window.button("Do koszyka").click();
      window.page().getByText("Jak płacę").click();
      var paid = window.page().locator("details .face[aria-pressed=true]");
      while (paid.count() > 0) { // a click takes one more of the set, after the last none
        paid.first().click();
      }
      window.page().getByText(Pattern.compile("płacisz \\d+, a trzeba \\d+")).waitFor();
    }
  }
}
