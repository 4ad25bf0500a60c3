package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The page for somebody who has no mouse. */
final class KeyboardTest {
  private static final int MOST_STEPS = 150;

  @RegisterExtension static final Venue VENUE = new Venue();

  @Test
  void aNewcomerMovesByKeyboard() {
    try (var window = VENUE.desk().lobby()) {
      window.button("Play now").waitFor();
      press(window, window.button("Play now"));
      window.form().locator("ul.sources button").first().waitFor();
      var asked = window.form().getAttribute("data-question");

      press(window, window.form().locator("ul.sources button").first());
      press(window, march(window));
      window.form().locator("ol li .text").first().waitFor();
      press(window, new Paper(window).confirm());

      window
          .page()
          .waitForCondition(() -> !asked.equals(window.form().getAttribute("data-question")));
    }
  }

  private static Locator march(Window window) {
    var marches = new Locator.GetByRoleOptions().setName("March to");
    return window.form().getByRole(AriaRole.BUTTON, marches).first();
  }

  /** Goes there from wherever one is, and presses it. */
  private static void press(Window window, Locator button) {
    button.waitFor();
    var keyboard = window.page().keyboard();
    for (int steps = 0; !isFocused(button); steps++) {
      assertThat(steps).as("steps to " + button).isLessThan(MOST_STEPS);
      keyboard.press("Tab");
    }
    keyboard.press("Enter");
  }

  private static boolean isFocused(Locator button) {
    return (boolean) button.evaluate("it => it === document.activeElement");
  }
}
