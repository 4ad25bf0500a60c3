package ecumene.server.rules;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodeSumsTest {
  @TempDir private Path directory;

  private void write(String file, String text) throws IOException {
    var there = directory.resolve(file);
    Files.createDirectories(there.getParent());
    Files.writeString(there, text);
  }

  @Test
  void everyClassCounts() throws IOException {
    write("a/One.class", "one");
    write("a/notes.txt", "nothing");
    var one = CodeSums.of(directory);
    write("a/notes.txt", "something");
    assertThat(CodeSums.of(directory)).isEqualTo(one);
    write("b/Two.class", "two");
    var two = CodeSums.of(directory);
    assertThat(two).startsWith(one).isNotEqualTo(one);
    write("b/Two.class", "too");
    assertThat(CodeSums.of(directory)).isNotEqualTo(two);
  }

  @Test
  void aJarIsLikeItsFolder() throws IOException {
    write("a/One.class", "one");
    write("b/Two.class", "two");
    var jar = directory.resolve("code.jar");
    try (var zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (var file : new String[] {"b/Two.class", "a/One.class"}) {
        zip.putNextEntry(new ZipEntry(file));
        zip.write(Files.readAllBytes(directory.resolve(file)));
      }
    }
    assertThat(CodeSums.of(jar)).isEqualTo(CodeSums.of(directory));
  }

  @Test
  void theEngineIsFound() {
    assertThat(CodeSums.of(Game.class)).contains("ecumene/game/Game.class ");
  }
}
