package ecumene.server.store.sqlite.protection;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A copy of the database as it was once, and what was committed since.
 *
 * @param begun what was committed up to then is in the copy
 */
record Generation(Path directory, int number, Instant begun) {
  private static final Pattern BASE = Pattern.compile("base-(\\d{1,9})-(\\d{1,18})\\.db");

  /** Those that are there, the oldest first. */
  static List<Generation> in(Path directory) throws IOException {
    var found = new ArrayList<Generation>();
    try (var files = Files.list(directory)) {
      files.forEach(
          file -> {
            var name = BASE.matcher(String.valueOf(file.getFileName()));
            if (name.matches()) {
              var begun = Instant.ofEpochMilli(Long.parseLong(name.group(2)));
              found.add(new Generation(directory, Integer.parseInt(name.group(1)), begun));
            }
          });
    }
    found.sort(Comparator.comparingInt(Generation::number));
    return found;
  }

  Path base() {
    return directory.resolve("base-%d-%d.db".formatted(number, begun.toEpochMilli()));
  }

  Path log() {
    return directory.resolve("log-" + number);
  }

  Generation next(Instant at) {
    return new Generation(directory, number + 1, at);
  }

  void delete() throws IOException {
    Files.deleteIfExists(base());
    Files.deleteIfExists(log());
  }
}
