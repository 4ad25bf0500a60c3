package ecumene.facts;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One line of a table, which knows where it stands. */
record Row(String file, int line, List<String> columns, List<String> cells) {

  boolean isBlank(String column) {
    return cell(column).isEmpty();
  }

  String text(String column) {
    var cell = cell(column);
    if (cell.isBlank() || !cell.equals(cell.strip())) {
      throw broken(column, "'" + cell + "' is not a text");
    }
    return cell;
  }

  int number(String column, int least, int most) {
    var cell = cell(column);
    try {
      var number = Integer.parseInt(cell);
      if (least <= number && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // told below, as for a number out of range
    }
    throw broken(column, "'" + cell + "' is not a number from " + least + " to " + most);
  }

  void mustBe(String column, int number) {
    if (!cell(column).equals(String.valueOf(number))) {
      throw broken(column, "'" + cell(column) + "' stands where " + number + " belongs");
    }
  }

  double degrees(String column, int most) {
    var cell = cell(column);
    if (cell.matches("-?\\d{1,3}(\\.\\d+)?")) {
      var degrees = Double.parseDouble(cell);
      if (Math.abs(degrees) <= most) {
        return degrees;
      }
    }
    throw broken(column, "'" + cell + "' is not a number from -" + most + " to " + most);
  }

  boolean yes(String column) {
    return switch (cell(column)) {
      case "yes" -> true;
      case "no" -> false;
      default -> throw broken(column, "'" + cell(column) + "' is neither yes nor no");
    };
  }

  <T> T named(String column, Names<T> names) {
    return named(column, cell(column), names);
  }

  <T> List<T> allNamed(String column, Names<T> names) {
    return Stream.of(text(column).split("\\|", -1)).map(id -> named(column, id, names)).toList();
  }

  <T> @Nullable T namedIfAny(String column, Names<T> names) {
    return isBlank(column) ? null : named(column, names);
  }

  void mustBeBlank(String column, String reason) {
    if (!isBlank(column)) {
      throw broken(column, reason);
    }
  }

  BrokenFacts broken(String column, String reason) {
    return new BrokenFacts(file, line, column + ": " + reason);
  }

  private <T> T named(String column, String id, Names<T> names) {
    var thing = names.find(id);
    if (thing == null) {
      throw broken(column, "'" + id + "' is not " + names.kind());
    }
    return thing;
  }

  private String cell(String column) {
    var index = columns.indexOf(column);
    if (index < 0) {
      throw new BrokenFacts(file, 1, column + ": the column is missing");
    }
    return cells.get(index);
  }
}
