package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import ecumene.loss.TakeDamage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The page on a phone, by touch. */
final class PhoneTest {
  @RegisterExtension static final Venue VENUE = new Venue();

  @Test
  void aNewcomerMovesByTouch() {
    try (var window = VENUE.phone().lobby()) {
      window.button("Play now").tap();
      window.form().waitFor();
      var asked = window.form().getAttribute("data-question");
      var from = window.form().locator("ul.sources button span").first().innerText();
      window.board().tap(from);
      window
          .form()
          .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("March to"))
          .first()
          .tap();
      window.form().locator("ol li .text").first().waitFor();
      new Paper(window).confirm().tap();
      window
          .page()
          .waitForCondition(() -> !asked.equals(window.form().getAttribute("data-question")));
      assertNothingStandsOut(window);
    }
  }

  @Test
  void everyPageFitsTheScreen() throws Exception {
    var moment = Moment.asked("18-both-basic", 8, TakeDamage.class);
    var table = VENUE.house().restore(moment, moment.asked());
    try (var window = VENUE.phone().table(VENUE.house().claim(table, moment.asked()))) {
      for (var page : window.page().locator("nav button").all()) {
        page.tap();
        assertNothingStandsOut(window);
      }
    }
  }

  /** Nothing is wider than the screen. */
  private static void assertNothingStandsOut(Window window) {
    assertThat(window.page().evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .isEqualTo(true);
  }
}
