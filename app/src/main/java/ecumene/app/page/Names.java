package ecumene.app.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** What things are called in every language: {@code rules/names.csv}. */
final class Names {
  private record Key(String of, String id) {}

  private final Map<Key, Name> names = new HashMap<>();

  static Names of(Path project) throws IOException {
    var names = new Names();
    Files.readAllLines(project.resolve("rules/names.csv")).stream().skip(1).forEach(names::add);
    return names;
  }

  private void add(String line) {
    var cells = line.split(",", -1);
    if (names.put(new Key(cells[0], cells[1]), new Name(cells[2], cells[3])) != null) {
      throw new IllegalArgumentException("rules/names.csv names " + cells[1] + " twice");
    }
  }

  Name get(String of, String id) {
    var name = names.get(new Key(of, id));
    if (name == null) {
      throw new IllegalArgumentException("rules/names.csv lacks the " + of + " " + id);
    }
    return name;
  }

  /** Where the facts have a name, it must be the English one. */
  Name get(String of, String id, String label) {
    var name = get(of, id);
    if (!name.en().equals(label)) {
      throw new IllegalArgumentException("rules/names.csv calls " + label + " " + name.en());
    }
    return name;
  }
}
