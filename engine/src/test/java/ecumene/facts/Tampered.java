package ecumene.facts;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A table of this package with something changed in it, to be refused. */
record Tampered(String file, Consumer<Csv> reader, List<String> lines) {

  static Tampered with(String file, Consumer<Csv> reader) {
    return new Tampered(file, reader, Csv.text(file).lines().toList());
  }

  /** The cell of the first row that begins with this text becomes another. */
  Tampered cell(String row, String column, String value) {
    var line = line(row);
    var cells = new ArrayList<>(List.of(lines.get(line).split(",", -1)));
    cells.set(List.of(lines.getFirst().split(",", -1)).indexOf(column), value);
    return line(line, String.join(",", cells));
  }

  Tampered column(String column, String replacement) {
    return line(0, lines.getFirst().replace(column, replacement));
  }

  Tampered without(String row) {
    var rest = new ArrayList<>(lines);
    rest.remove(line(row));
    return new Tampered(file, reader, List.copyOf(rest));
  }

  Tampered and(String row) {
    var more = new ArrayList<>(lines);
    more.add(row);
    return new Tampered(file, reader, List.copyOf(more));
  }

  /** Says that its reader refuses this table, at this line, for this reason. */
  void isRefused(int line, String reason) {
    assertThatExceptionOfType(BrokenFacts.class)
        .isThrownBy(() -> reader.accept(csv()))
        .withMessage("%s:%d: %s", file, line, reason);
  }

  Csv csv() {
    return Csv.parse(file, String.join("\n", lines));
  }

  private Tampered line(int index, String replacement) {
    var changed = new ArrayList<>(lines);
    changed.set(index, replacement);
    return new Tampered(file, reader, List.copyOf(changed));
  }

  private int line(String row) {
    for (var i = 1; i < lines.size(); i++) {
      if (lines.get(i).startsWith(row)) {
        return i;
      }
    }
    throw new IllegalArgumentException(file + " has no row " + row);
  }
}
