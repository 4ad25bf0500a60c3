package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import ecumene.movement.MoveTokens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A movement by hand on the map. */
final class MovementTest {
  @RegisterExtension static final Venue VENUE = new Venue();

  @Test
  void aClickMovesOneAndShiftAll() throws Exception {
    var moment = Moment.asked("05-west-basic", 6, MoveTokens.class);
    var table = VENUE.house().restore(moment, moment.asked());
    try (var window = VENUE.desk().table(VENUE.house().claim(table, moment.asked()))) {
      var source = source(window);
      var from = source.locator("span").first().innerText();
      var movable = Integer.parseInt(source.locator(".note").innerText().split(" ", -1)[0]);
      window.board().click(from);
      var goal = window.form().locator(".goals button").first();
      goal.waitFor();
      var to = goal.innerText();
      window.board().click(to);
      order(window, "From %s: 1 token to %s".formatted(from, to)).waitFor();

      window.page().keyboard().down("Shift");
      window.board().click(to);
      window.page().keyboard().up("Shift");
      order(window, "From %s: %d tokens to %s".formatted(from, movable, to)).waitFor();

      window.page().locator(".handle .count").click();
      window.page().locator(".handle button").first().click(); // one less, upon the arrow
      var fewer = movable == 2 ? "1 token" : (movable - 1) + " tokens";
      order(window, "From %s: %s to %s".formatted(from, fewer, to)).waitFor();

      window.page().keyboard().press("Control+z");
      window.page().waitForCondition(() -> window.form().locator("ol li .text").count() == 0);
      assertThat(window.page().locator(".handle").count()).isZero();
    }
  }

  /** An area from which several can go. */
  private static Locator source(Window window) {
    var sources = window.form().locator("ul.sources button");
    sources.first().waitFor();
    return sources.all().stream()
        .filter(it -> it.locator(".note").innerText().matches("[2-9] of .*"))
        .findFirst()
        .orElseThrow();
  }

  private static Locator order(Window window, String text) {
    return window.form().locator("ol li .text").getByText(text);
  }
}
