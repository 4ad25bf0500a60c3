package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.SelectOption;

/** The form of a question, which is filled in by clicks. */
final class Paper {
  private static final int MOST_CLICKS = 60;
  private static final SelectOption SECOND = new SelectOption().setIndex(1); // the first is empty

  private final Window window;
  private final Locator form;

  Paper(Window window) {
    this.window = window;
    form = window.form();
  }

  Locator confirm() {
    return form.locator("footer .buttons button.main");
  }

  /** Chooses what is called so. */
  void choose(String label) {
    form.locator("label").filter(new Locator.FilterOptions().setHasText(label)).first().click();
  }

  /** One click where one can be, and more until it can be confirmed. */
  void fillIn() {
    for (int clicks = 0; clicks == 0 || !confirm().isEnabled(); clicks++) {
      assertThat(clicks).as("clicks").isLessThan(MOST_CLICKS);
      var next = next(clicks);
      if (next.count() == 0) {
        return;
      }
      next.click();
    }
  }

  /** For what the rules leave little choice in. */
  void fillInAsSuggested() {
    window.button("Suggest").click();
    form.locator("footer .advice").waitFor();
  }

  /** Whichever is there: something to choose, something to count, something to tick. */
  private Locator next(int clicks) {
    var choices = form.locator("fieldset:not(:has(:checked)) input[type=radio]");
    var counters = form.locator("button[aria-label$='one more']:not(:disabled)");
    if (choices.count() > 0) {
      return choices.first();
    }
    return counters.count() > 0
        ? counters.nth(clicks % counters.count())
        : form.locator("input[type=checkbox]:not(:checked):not(:disabled)").first();
  }

  /** Cities on their sites, as most of them have to be. */
  void foundCities() {
    var sites =
        form.locator("label").filter(new Locator.FilterOptions().setHasNotText("no city site"));
    for (int i = 0; !confirm().isEnabled(); i++) {
      sites.nth(i).click();
    }
  }

  void resettle() {
    form.getByLabel("Lift from").selectOption(SECOND);
    form.getByLabel("Place in").selectOption(SECOND);
    window.button("Add").click();
  }

  /** By clicks on the map. */
  void takeDamage() {
    var areas = form.locator("li .text span:first-child").allInnerTexts();
    for (int clicks = 0; !confirm().isEnabled(); clicks++) {
      assertThat(clicks).as("clicks on the map").isLessThan(MOST_CLICKS);
      window.board().click(areas.get(clicks % areas.size()));
    }
  }

  /** Sends it, and sees it accepted. */
  void send() {
    var id = form.getAttribute("data-question");
    var objection = form.locator(".objection");
    confirm().click();
    window
        .page()
        .waitForCondition(
            () -> !id.equals(form.getAttribute("data-question")) || objection.count() > 0);
    assertThat(objection.allInnerTexts()).isEmpty();
  }
}
