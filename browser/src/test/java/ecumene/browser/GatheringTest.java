package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Two people come to a table one after the other, and the game waits for them. */
final class GatheringTest {
  private static final Pattern VALUE = Pattern.compile("[0-9a-f]{32}");

  /** By that the page finds that a link is an invitation. */
  private static final Pattern INVITED = Pattern.compile("status of 403 .*/api/table/stream");

  @RegisterExtension static final Venue VENUE = new Venue();

  /**
   * Opens a table for Minoa, who sits down, and Egypt; all others are bots. Answers Egypt's link.
   */
  private static String open(Window host) {
    host.lobby();
    host.button("New table…").click();
    var dialog = host.dialog();
    dialog.getByLabel("Your civilization").selectOption("minoa");
    dialog.locator("summary").click();
    host.button("bots everywhere").click();
    dialog.getByLabel("Who plays Egypt").selectOption("person");
    host.button("Open the table").click();
    var link = host.dialog().getByLabel("Egypt", exact()).inputValue();
    host.button("To the table").click();
    gathering(host).waitFor();
    return link;
  }

  private static Locator.GetByLabelOptions exact() {
    return new Locator.GetByLabelOptions().setExact(true);
  }

  private static Locator gathering(Window window) {
    return window.page().locator("section[aria-labelledby=gathering]");
  }

  private static String given(Window window) {
    return (String) window.page().evaluate("localStorage.getItem('ecumene.given')");
  }

  @Test
  void theGameBeginsByItselfWhenBothHaveCome() {
    try (var host = VENUE.desk();
        var guest = VENUE.phone()) {
      var link = open(host);
      assertThat(gathering(host).innerText()).contains("1 player still to come.");
      assertThat(host.form().count()).isZero();

      guest.page().navigate(link);
      guest.page().getByLabel("Your name").fill("Ola");
      guest.button("Take the seat").click();
      for (var window : new Window[] {host, guest}) {
        window.page().waitForCondition(() -> gathering(window).count() == 0);
        assertThat(VALUE.matcher(given(window)).results()).hasSize(1 + 2); // commitment, value
        assertThat(window.page().locator("[role=alert]").count()).isZero();
      }
      host.page().waitForCondition(() -> host.form().count() + guest.form().count() > 0);
      guest.forgive(INVITED);
    }
  }

  @Test
  void theHostWaitsNoLonger() {
    try (var host = VENUE.desk()) {
      open(host);
      host.button("Begin now").click();
      host.form().waitFor();
      assertThat(gathering(host).count()).isZero();
    }
  }

  @Test
  void whoseValueIsNotInTheSeedIsTold() {
    try (var host = VENUE.desk()) {
      open(host);
      host.page()
          .evaluate(
              """
              const given = JSON.parse(localStorage.getItem("ecumene.given"));
              for (const one of Object.values(given)) one.value = "0".repeat(32);
              localStorage.setItem("ecumene.given", JSON.stringify(given));
              """);
      host.button("Begin now").click();
      host.page().getByText("do not trust the draws").waitFor();
    }
  }
}
