package ecumene.map;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Area;
import ecumene.language.Languages;
import ecumene.map.draw.Assets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class AssetsTest {
  static final Path CHECKED_IN = Path.of("assets");

  @Test
  void theFilesCheckedInAreThoseDrawnNow() throws IOException {
    var drawn = Assets.of(Drawn.BOARD);
    for (var file : drawn.entrySet()) {
      var isSame =
          Arrays.equals(Files.readAllBytes(CHECKED_IN.resolve(file.getKey())), file.getValue());
      assertThat(isSame)
          .as("%s is as drawn now; if the change is meant, run ./ecumene map", file.getKey())
          .isTrue();
    }
    try (var files = Files.list(CHECKED_IN)) {
      assertThat(files.map(it -> it.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(drawn.keySet());
    }
  }

  @Test
  void everySeaHasAPolishName() {
    var polish = Languages.PACKAGED.find("pl").orElseThrow();
    assertThat(Area.seas()).allMatch(it -> !polish.name(it).equals(it.label()));
  }
}
