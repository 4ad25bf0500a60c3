package ecumene.bots.house;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;

/** Tables beside this class: a header line, then one row a line, cells between commas. */
final class FigureFiles {
  private FigureFiles() {}

  static List<String> lines(String file) {
    try (var stream = Objects.requireNonNull(FigureFiles.class.getResourceAsStream(file), file)) {
      return new String(stream.readAllBytes(), UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }

  /** The cells of each row; as many as the header has. */
  static List<List<String>> rows(String file, String header, List<String> lines) {
    if (lines.isEmpty() || !lines.getFirst().equals(header)) {
      throw new IllegalArgumentException(file + " does not begin with " + header);
    }
    int columns = cells(header).size();
    var rows = lines.stream().skip(1).map(FigureFiles::cells).toList();
    for (var row : rows) {
      if (row.size() != columns) {
        throw new IllegalArgumentException(file + " has a row of other cells: " + row);
      }
    }
    return rows;
  }

  private static List<String> cells(String line) {
    return List.of(line.split(",", -1));
  }
}
