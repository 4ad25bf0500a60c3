package ecumene.bots.tune;

import ecumene.facts.Setup;
import ecumene.world.Terms;
import java.util.ArrayList;
import java.util.List;

/** What is played: by how many, where, and on which A.S.T. */
public record TableKind(Setup setup, Terms terms) {
  private static final int LAST_TURN = 40;
  private static final List<Integer> PLAYERS = List.of(5, 8, 12, 18);

  /** Small tables and great ones, on every side they can be played on, Basic and Expert. */
  public static final List<TableKind> ALL = all();

  private static List<TableKind> all() {
    var kinds = new ArrayList<TableKind>();
    for (var terms : List.of(Terms.BASIC, Terms.EXPERT)) {
      for (var setup : Setup.all()) {
        if (PLAYERS.contains(setup.players())) {
          kinds.add(new TableKind(setup, terms.upTo(LAST_TURN)));
        }
      }
    }
    return List.copyOf(kinds);
  }

  /** One after the other, so that every kind is played as often as the others. */
  static TableKind of(long number) {
    return ALL.get((int) (number % ALL.size()));
  }

  @Override
  public String toString() {
    return setup + ", " + terms.astTable();
  }
}
