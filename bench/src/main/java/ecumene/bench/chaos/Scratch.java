package ecumene.bench.chaos;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** A directory that is deleted when it is closed. */
record Scratch(Path directory) implements AutoCloseable {
  private static final String NAME = "chaos";

  static Scratch make() throws IOException {
    return new Scratch(Files.createTempDirectory(NAME));
  }

  static Scratch in(Path parent) throws IOException {
    Files.createDirectories(parent);
    return new Scratch(Files.createTempDirectory(parent, NAME));
  }

  @Override
  public void close() throws IOException {
    try (var files = Files.walk(directory)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
