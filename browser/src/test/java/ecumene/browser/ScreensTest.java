package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ScreenshotScale;
import com.microsoft.playwright.options.ScreenshotType;
import ecumene.loss.TakeDamage;
import ecumene.purchase.BuyAdvances;
import ecumene.table.Question;
import ecumene.trade.Trade;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Pictures of the main screens, in the directory that the property {@code screens} names. */
final class ScreensTest {
  private static final Path SCREENS = Path.of(System.getProperty("screens", "target/screens"));
  private static final int QUALITY = 75; // of 100
  private static final int SETTLED = 1500; // milliseconds, until the ground of the map is painted

  @RegisterExtension static final Venue VENUE = new Venue();

  @Test
  void theLobbyAndAFirstTurn() throws Exception {
    try (var window = VENUE.desk().lobby()) {
      window.button("Play now").waitFor();
      take(window, "lobby");
      window.button("Play now").click();
      window.form().waitFor();
      take(window, "desk-early");
    }
    try (var window = VENUE.polish().lobby()) {
      window.button("Graj teraz").click();
      window.form().waitFor();
      take(window, "polish");
    }
  }

  @Test
  void trade() throws Exception {
    try (var window = VENUE.desk().table(seat("05-west-basic", 9, Trade.class))) {
      window.tab("Trade").click();
      take(window, "trade");
    }
  }

  @Test
  void theShop() throws Exception {
    try (var window = VENUE.desk().table(seat("05-west-basic", 10, BuyAdvances.class))) {
      window.tab("Advances").click();
      take(window, "shop");
    }
  }

  @Test
  void eighteenLateInAGame() throws Exception {
    var moment = Moment.asked("18-both-basic", 10, TakeDamage.class);
    var table = VENUE.house().restore(moment, moment.asked());
    var key = VENUE.house().claim(table, moment.asked());
    try (var window = VENUE.desk().table(key)) {
      take(window, "desk-late");
      window.tab("Calamities").click();
      take(window, "calamity");
    }
    try (var phone = VENUE.phone().table(key)) {
      take(phone, "phone-question");
      phone.page().locator("nav button").nth(1).tap();
      take(phone, "phone-map");
    }
    try (var screen = VENUE.desk().table(table.spectator())) {
      screen.button("Big screen").click();
      take(screen, "big-screen");
    }
  }

  private static String seat(String fixture, int turn, Class<? extends Question<?>> kind)
      throws IOException, InterruptedException {
    var moment = Moment.asked(fixture, turn, kind);
    return VENUE.house().claim(VENUE.house().restore(moment, moment.asked()), moment.asked());
  }

  private static void take(Window window, String name) throws IOException {
    window.page().waitForTimeout(SETTLED);
    var file = SCREENS.resolve(name + ".jpg");
    window
        .page()
        .screenshot(
            new Page.ScreenshotOptions()
                .setPath(file)
                .setType(ScreenshotType.JPEG)
                .setQuality(QUALITY)
                .setScale(ScreenshotScale.CSS));
    assertThat(Files.size(file)).isGreaterThan(10_000);
  }
}
