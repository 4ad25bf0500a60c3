package ecumene.facts;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** A table in a file: a header line, then one row a line, cells between commas, no quotes. */
final class Csv {
  private final String file;
  private final List<String> columns;
  private final List<Row> rows = new ArrayList<>();

  private Csv(String file, List<String> lines) {
    this.file = file;
    if (lines.isEmpty()) {
      throw new BrokenFacts(file, 1, "the header line is missing");
    }
    columns = cells(lines.getFirst());
    if (new HashSet<>(columns).size() < columns.size()) {
      throw new BrokenFacts(file, 1, "a column stands twice in the header line");
    }
    for (var i = 1; i < lines.size(); i++) {
      rows.add(row(i + 1, cells(lines.get(i))));
    }
  }

  static Csv parse(String file, String text) {
    return new Csv(file, text.lines().toList());
  }

  /** The table that comes with this package. */
  static Csv resource(String file) {
    return parse(file, text(file));
  }

  static String text(String file) {
    try (var stream = Csv.class.getResourceAsStream(file)) {
      if (stream == null) {
        throw new BrokenFacts(file, 1, "the file is missing");
      }
      return new String(stream.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }

  List<Row> rows() {
    return List.copyOf(rows);
  }

  /** The rows, of which there must be {@code count}. */
  List<Row> rows(int count) {
    if (rows.size() != count) {
      throw broken("there are " + rows.size() + " rows, not " + count);
    }
    return rows();
  }

  /** One row for each of the names in their order, known by its {@code id} cell. */
  <T> List<Row> rowsOf(Names<T> names) {
    for (var i = 0; i < rows.size(); i++) {
      var row = rows.get(i);
      var thing = row.named("id", names);
      if (i < names.things().size() && !thing.equals(names.things().get(i))) {
        throw row.broken("id", "'" + row.text("id") + "' stands out of order");
      }
    }
    return rows(names.things().size());
  }

  /** What is wrong with the table as a whole. */
  BrokenFacts broken(String reason) {
    return new BrokenFacts(file, 1, reason);
  }

  private Row row(int line, List<String> cells) {
    if (cells.size() != columns.size()) {
      throw new BrokenFacts(
          file, line, "there are " + cells.size() + " cells, not " + columns.size());
    }
    return new Row(file, line, columns, cells);
  }

  private static List<String> cells(String line) {
    return List.of(line.split(",", -1));
  }
}
