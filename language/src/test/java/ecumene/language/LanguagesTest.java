package ecumene.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LanguagesTest {
  @TempDir private Path project = Path.of("");

  @Test
  void thePackagedOnesAreThoseOfTheProject() {
    assertThat(Languages.PACKAGED.all())
        .extracting(Language::id)
        .containsExactlyElementsOf(
            Languages.of(Path.of("..")).all().stream().map(Language::id).toList())
        .startsWith("en", "pl");
  }

  @Test
  void aLanguageIsALineAndAFolder() throws IOException {
    write("rules/languages.csv", "id,name\nen,English\neo,Esperanto\n");
    write("rules/names.csv", "of,id,name\nlegend,start,Start, and so on\n");
    write("rules/eo/names.csv", "of,id,name\nlegend,start,Komenco\n");
    var esperanto = Languages.of(project).find("eo").orElseThrow();
    assertThat(esperanto.ownName()).isEqualTo("Esperanto");
    assertThat(esperanto.folder()).isEqualTo("rules/eo");
    assertThat(esperanto.name("legend", "start")).isEqualTo("Komenco");
    assertThat(Languages.of(project).english().name("legend", "start"))
        .isEqualTo("Start, and so on");
    assertThat(Languages.of(project).find("pl")).isEmpty();
  }

  @Test
  void whatIsWrongIsSaidWithItsFile() throws IOException {
    write("rules/languages.csv", "id,name\nen,English\neo,Esperanto\n");
    write("rules/names.csv", "of,id,name\n");
    assertThatThrownBy(() -> Languages.of(project))
        .hasMessage("there is no file rules/eo/names.csv");
    write("rules/eo/names.csv", "of,id,name\nadvance,law,\n");
    assertThatThrownBy(() -> Languages.of(project))
        .hasMessage("rules/eo/names.csv gives no name in the row advance,law,");
    write("rules/eo/names.csv", "of,id,name\nadvance,law,Juro\nadvance,law,Leĝo\n");
    assertThatThrownBy(() -> Languages.of(project))
        .hasMessage("rules/eo/names.csv names the advance law twice");
    write("rules/eo/names.csv", "of,id,name\n");
    var esperanto = Languages.of(project).find("eo").orElseThrow();
    assertThatThrownBy(() -> esperanto.name("advance", "law"))
        .hasMessage("rules/eo/names.csv lacks the advance law");
    write("rules/languages.csv", "id,name\n../eo,Esperanto\n");
    assertThatThrownBy(() -> Languages.of(project))
        .hasMessageStartingWith("rules/languages.csv has no id of two letters");
    write("rules/languages.csv", "id,name\neo,Esperanto\nen,English\n");
    assertThatThrownBy(() -> Languages.of(project))
        .hasMessage("rules/languages.csv does not begin with English");
  }

  private void write(String file, String text) throws IOException {
    Files.createDirectories(project.resolve(file).getParent());
    Files.writeString(project.resolve(file), text);
  }
}
