package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import ecumene.trade.Trade;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What axe finds in the main screens: nothing serious. */
final class AccessibilityTest {
  private static final Path AXE = Path.of("../web/node_modules/axe-core/axe.min.js");
  private static final String SERIOUS =
      """
      async () => (await axe.run(document)).violations
        .filter((it) => it.impact === "serious" || it.impact === "critical")
        .map((it) => `${it.id}: ${it.nodes.map((node) => node.html).join(" ")}`)
        .join("\\n")
      """;

  @RegisterExtension static final Venue VENUE = new Venue();

  @Test
  void nothingSeriousInTheLobby() throws Exception {
    try (var window = VENUE.desk().lobby()) {
      window.button("Play now").waitFor();
      check(window);
    }
  }

  @Test
  void nothingSeriousAtATable() throws Exception {
    var moment = Moment.asked("05-west-basic", 8, Trade.class);
    var key = VENUE.house().claim(VENUE.house().restore(moment, moment.asked()), moment.asked());
    try (var window = VENUE.desk().table(key);
        var phone = VENUE.phone().table(key)) {
      check(window);
      for (var tab : window.page().getByRole(AriaRole.TAB).all()) {
        tab.click();
        check(window);
      }
      check(phone);
    }
  }

  private static void check(Window window) throws IOException {
    window.page().evaluate(Files.readString(AXE));
    assertThat(String.valueOf(window.page().evaluate(SERIOUS))).isEmpty();
  }
}
