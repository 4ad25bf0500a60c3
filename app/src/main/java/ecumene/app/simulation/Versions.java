package ecumene.app.simulation;

import ecumene.bots.house.Version;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Versions of the house player, as the command line says them: by name, or a file. */
final class Versions {
  private static final String FILE = ".csv";

  private Versions() {}

  static List<Version> all(List<String> names, CommandLine line) {
    return names.stream().map(name -> of(name, line)).toList();
  }

  static Version of(String name, CommandLine line) {
    if (Version.RELEASED.contains(name)) {
      return Version.released(name);
    }
    var path = Path.of(name);
    if (!name.endsWith(FILE) || !Files.isRegularFile(path)) {
      throw new ParameterException(
          line, "there is no version " + name + ", but " + String.join(", ", Version.RELEASED));
    }
    try {
      var file = path.getFileName().toString();
      return Version.parse(
          file.substring(0, file.length() - FILE.length()), Files.readAllLines(path));
    } catch (IOException | IllegalArgumentException faulty) {
      throw new ParameterException(line, name + ": " + faulty.getMessage(), faulty);
    }
  }
}
