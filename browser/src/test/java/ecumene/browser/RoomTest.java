package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import ecumene.loss.TakeDamage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The screen for a room. */
final class RoomTest {
  /**
   * A letter of 24 pixels at a width of 1920 is readable from five metres on a usual television.
   */
  private static final double SMALLEST = 24;

  @RegisterExtension static final Venue VENUE = new Venue();

  @Test
  void itShowsEighteenFromAfarAndHowToWatch() throws Exception {
    var moment = Moment.asked("18-both-basic", 10, TakeDamage.class);
    var table = VENUE.house().restore(moment, moment.asked());
    VENUE.house().claim(table, moment.asked());
    try (var screen = VENUE.desk()) {
      var page = screen.page();
      page.setViewportSize(1920, 1080);
      screen.table(table.spectator());
      screen.button("Big screen").click();
      page.locator(".screen").waitFor();
      assertThat(page.getByRole(AriaRole.MAIN).count()).isOne();
      assertThat(page.locator("h1").innerText()).contains("Turn");
      page.getByRole(AriaRole.IMG).first().waitFor(); // the QR code

      var rows = page.locator("tbody tr");
      assertThat(rows.count()).isEqualTo(18);
      assertThat(
              rows.filter(new Locator.FilterOptions().setHasText(House.player(moment.asked())))
                  .count())
          .isOne();
      var last = rows.last().boundingBox();
      assertThat(last.y + last.height).isLessThan(1080);
      var letters = "it => parseFloat(getComputedStyle(it).fontSize)";
      for (var cell : rows.last().locator("td").all()) {
        assertThat((Number) cell.evaluate(letters))
            .satisfies(it -> assertThat(it.doubleValue()).isGreaterThanOrEqualTo(SMALLEST));
      }
      assertThat(page.locator(".screen").innerText()).doesNotContain("holds 0");
    }
  }
}
