package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.setting.Setting;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where to report a hole. */
class SecurityTextTest {
  private static final String PATH = "/.well-known/security.txt";

  @TempDir private Path folder;

  @Test
  void whoeverRunsTheServerSaysWhereToReportAHole() {
    var settings = House.OPEN.with(Setting.SECURITY_CONTACT, "mailto:safe@table.example");
    try (var house = House.in(folder, settings)) {
      var got = house.client().get(PATH, Client.NO_KEY);
      assertThat(got.status()).isEqualTo(200);
      assertThat(got.header("Content-Type")).startsWith("text/plain");
      var lines = got.text().lines().toList();
      assertThat(lines).contains("Contact: mailto:safe@table.example");
      assertThat(lines).anyMatch(line -> line.startsWith("Preferred-Languages: en, "));
      var expires =
          lines.stream().filter(it -> it.startsWith("Expires: ")).findFirst().orElseThrow();
      assertThat(Instant.parse(expires.substring(9)))
          .isBetween(
              Instant.now().plus(Duration.ofDays(30)), Instant.now().plus(Duration.ofDays(365)));
    }
  }

  @Test
  void withoutAnAddressThereIsNone() {
    try (var house = House.in(folder)) {
      assertThat(house.client().get(PATH, Client.NO_KEY).error()).isEqualTo("404 not-found");
    }
  }

  @Test
  void whatIsNoAddressIsRefused() {
    var settings = House.OPEN.with(Setting.SECURITY_CONTACT, "somebody");
    assertThatThrownBy(() -> RunningServer.check(settings)).hasMessageContaining("mailto:");
  }
}
