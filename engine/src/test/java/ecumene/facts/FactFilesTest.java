package ecumene.facts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class FactFilesTest {
  private static final Path FOLDER = Path.of("src/main/resources/ecumene/facts");

  @Test
  void everyFileIsNamed() throws IOException {
    try (var files = Files.list(FOLDER)) {
      assertThat(FactFiles.NAMES)
          .containsExactlyElementsOf(
              files.map(file -> file.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void itsTextIsTheFile() throws IOException {
    for (var name : FactFiles.NAMES) {
      assertThat(FactFiles.text(name)).isEqualTo(Files.readString(FOLDER.resolve(name)));
    }
  }
}
