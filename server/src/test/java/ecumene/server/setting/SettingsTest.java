package ecumene.server.setting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SettingsTest {
  @Test
  void whatIsNotSetHasItsDefault() throws IOException {
    var settings = read("port=9000\nbehind-proxy = yes\n");
    assertThat(settings.number(Setting.PORT)).isEqualTo(9000);
    assertThat(settings.isOn(Setting.BEHIND_PROXY)).isTrue();
    assertThat(settings.text(Setting.DATA)).isEqualTo("ecumene-data");
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    assertThatThrownBy(() -> read("prot=9000")).hasMessage("prot: there is no such setting");
    assertThatThrownBy(() -> read("port=many")).hasMessage("port: a whole number belongs here");
    assertThatThrownBy(() -> read("behind-proxy=true"))
        .hasMessage("behind-proxy: yes or no belongs here");
  }

  @Test
  void whatIsPrintedCanBeRead() throws IOException {
    var settings = Settings.DEFAULTS.with(Setting.PORT, "9001");
    assertThat(read(settings.print()).print()).isEqualTo(settings.print()).contains("port=9001");
  }

  @Test
  void secretsAreNotPrinted() throws IOException {
    var settings =
        Settings.DEFAULTS.with(Setting.DATABASE, "jdbc:postgresql://db/e?password=letmein");
    assertThat(settings.print()).doesNotContain("letmein");
    assertThat(read(settings.print()).text(Setting.DATABASE)).isEmpty();
  }

  @Test
  void everySettingIsDocumented() throws IOException {
    var manual = Files.readString(Path.of("../docs/running.md"));
    for (var setting : Setting.values()) {
      assertThat(manual)
          .contains(
              "| `%s` | %s | %s |".formatted(setting.word(), fallback(setting), setting.meaning()));
    }
  }

  private static String fallback(Setting setting) {
    return setting.fallback().isEmpty() ? "" : "`" + setting.fallback() + "`";
  }

  private static Settings read(String file) throws IOException {
    return Settings.read(new StringReader(file));
  }
}
