package ecumene.facts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What the theme sets contain, and which of them are dealt. */
final class ThemeSets {
  private static final List<String> ADVANCES =
      List.of("advance_1", "advance_2", "advance_3", "advance_4");

  private ThemeSets() {}

  private static final class Printed {
    static final List<Card> CARDS = cards(Csv.resource("short-game-theme-sets.csv"));
    static final List<List<ThemeSet>> BY_PLAYERS =
        byPlayers(Csv.resource("short-game-sets-by-count.csv"));
  }

  static String label(ThemeSet set) {
    return card(set).label;
  }

  static List<Advance> advances(ThemeSet set) {
    return card(set).advances;
  }

  private static Card card(ThemeSet set) {
    return Printed.CARDS.get(ThemeSet.NAMES.indexOf(set));
  }

  static List<ThemeSet> forPlayers(int players) {
    if (players < Setup.FEWEST_PLAYERS || players > Setup.MOST_PLAYERS) {
      throw new IllegalArgumentException(players + " players cannot play: 5 to 18 can (2.1)");
    }
    return Printed.BY_PLAYERS.get(players - Setup.FEWEST_PLAYERS);
  }

  static List<Card> cards(Csv csv) {
    var cards = new ArrayList<Card>();
    for (var row : csv.rowsOf(ThemeSet.NAMES)) {
      var advances = new ArrayList<Advance>();
      for (var column : ADVANCES) {
        var advance = row.named(column, Advance.NAMES);
        if (advances.contains(advance)) {
          throw row.broken(column, "'" + advance.id() + "' is named twice");
        }
        advances.add(advance);
      }
      cards.add(new Card(row.text("name"), List.copyOf(advances)));
    }
    return List.copyOf(cards);
  }

  /** By player count, from 5 on. */
  static List<List<ThemeSet>> byPlayers(Csv csv) {
    var dealt = new ArrayList<List<ThemeSet>>();
    for (var row : csv.rows(Setup.MOST_PLAYERS - Setup.FEWEST_PLAYERS + 1)) {
      var players = Setup.FEWEST_PLAYERS + dealt.size();
      row.mustBe("player_count", players);
      var sets = new ArrayList<ThemeSet>();
      for (var set : ThemeSet.NAMES.things()) {
        sets.addAll(Collections.nCopies(row.number(set.id(), 0, 2), set));
      }
      if (sets.size() != players) {
        throw row.broken("player_count", players + " players are dealt " + sets.size() + " sets");
      }
      dealt.add(List.copyOf(sets));
    }
    return List.copyOf(dealt);
  }

  record Card(String label, List<Advance> advances) {}
}
