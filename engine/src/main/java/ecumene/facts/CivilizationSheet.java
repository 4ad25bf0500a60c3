package ecumene.facts;

import java.util.ArrayList;
import java.util.List;

/** What is printed for a civilization, beside its place in the ranking. */
record CivilizationSheet(String label, String colour, AstTrack basic, AstTrack expert) {

  private static final class Printed {
    static final List<CivilizationSheet> SHEETS = read(Csv.resource("civilizations.csv"));
  }

  static CivilizationSheet of(Civilization civilization) {
    return Printed.SHEETS.get(civilization.index());
  }

  AstTrack track(AstTable table) {
    return switch (table) {
      case BASIC -> basic;
      case EXPERT -> expert;
    };
  }

  static List<CivilizationSheet> read(Csv csv) {
    var sheets = new ArrayList<CivilizationSheet>();
    for (var row : csv.rowsOf(Civilization.NAMES)) {
      var rank = sheets.size() + 1;
      row.mustBe("ast_rank", rank);
      sheets.add(read(row));
    }
    return List.copyOf(sheets);
  }

  private static CivilizationSheet read(Row row) {
    var colour = row.text("colour");
    if (!colour.matches("#[0-9A-F]{6}")) {
      throw row.broken("colour", "'" + colour + "' is not a colour like #1F2E3D");
    }
    return new CivilizationSheet(
        row.text("name"),
        colour,
        AstTrack.read(row, AstTable.BASIC),
        AstTrack.read(row, AstTable.EXPERT));
  }
}
