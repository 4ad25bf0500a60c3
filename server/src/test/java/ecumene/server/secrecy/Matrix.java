package ecumene.server.secrecy;

import ecumene.server.scene.ViewerRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * What the page about secrecy promises.
 *
 * @param rows by field, or kind of event: its cells
 */
record Matrix(Map<String, List<String>> rows) {
  private static final Path PAGE = Path.of("..", "docs", "secrecy.md");
  private static final Pattern ROW = Pattern.compile("\\| `([^`]+)` \\|(.*)\\|");
  private static final Pattern NAME = Pattern.compile("`([a-z-]+)`");
  private static final String NO = "no";
  private static final int OWN = 0;
  private static final int OTHER = 1;
  private static final int SPECTATOR = 2;
  private static final int HOST = 3;
  private static final int AFTER = 4;

  /** The table below a heading. */
  static Matrix below(String heading) throws IOException {
    var rows = new LinkedHashMap<String, List<String>>();
    for (var line : section(heading)) {
      var row = ROW.matcher(line);
      if (row.matches()) {
        var cells = new ArrayList<String>();
        for (var cell : row.group(2).split("\\|", -1)) {
          cells.add(cell.strip());
        }
        rows.put(row.group(1), cells);
      }
    }
    return new Matrix(rows);
  }

  /** The names below a heading that stand in no table. */
  static Set<String> namesBelow(String heading) throws IOException {
    var names = new TreeSet<String>();
    for (var line : section(heading)) {
      if (!line.startsWith("|")) {
        NAME.matcher(line).results().forEach(it -> names.add(it.group(1)));
      }
    }
    return names;
  }

  private static List<String> section(String heading) throws IOException {
    var section = new ArrayList<String>();
    boolean isInside = false;
    for (var line : Files.readAllLines(PAGE)) {
      isInside = line.startsWith("## ") ? line.equals("## " + heading) : isInside;
      if (isInside) {
        section.add(line);
      }
    }
    return section;
  }

  /** Whether rows say more of what is within this field. */
  boolean isDivided(String field) {
    return rows.keySet().stream().anyMatch(row -> row.startsWith(field + '.'));
  }

  /** Whether this may be told to somebody in this role while the game is played. */
  boolean allows(String row, ViewerRole role) {
    var cells = rows.getOrDefault(row, List.of(NO, NO, NO, NO, NO));
    return switch (role) {
      case SEAT -> !cells.get(OWN).equals(NO) || !cells.get(OTHER).equals(NO);
      case SPECTATOR -> !cells.get(SPECTATOR).equals(NO);
      case HOST -> !cells.get(HOST).equals(NO);
    };
  }

  /** Whether this may be told to somebody when the game is over. */
  boolean allowsAfterTheEnd(String row) {
    return !rows.getOrDefault(row, List.of(NO, NO, NO, NO, NO)).get(AFTER).equals(NO);
  }
}
