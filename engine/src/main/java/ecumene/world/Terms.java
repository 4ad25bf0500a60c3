package ecumene.world;

import ecumene.facts.AstTable;
import java.util.List;

/**
 * What the players have agreed on before the game: which A.S.T., and how long they play.
 *
 * @param turnLimit the last turn; 0 without a limit
 * @rule 2.9
 */
public record Terms(AstTable astTable, Length length, int turnLimit) {

  /** The whole table, or the Short Game that begins in the middle of it. */
  public enum Length {
    FULL,
    SHORT;

    /** With which of them it can be played. */
    public List<AstTable> astTables() {
      return switch (this) {
        case FULL -> List.of(AstTable.values());
        case SHORT -> List.of(AstTable.BASIC); // S7
      };
    }
  }

  public static final Terms BASIC = new Terms(AstTable.BASIC, Length.FULL, 0);
  public static final Terms EXPERT = new Terms(AstTable.EXPERT, Length.FULL, 0);
  public static final Terms SHORT = new Terms(AstTable.BASIC, Length.SHORT, 0);

  public Terms {
    if (turnLimit < 0) {
      throw new IllegalArgumentException("2.9: a game can not end after " + turnLimit + " turns");
    }
    if (!length.astTables().contains(astTable)) {
      throw new IllegalArgumentException("S7: the Short Game uses the Basic A.S.T.");
    }
  }

  /** The same, but over after so many turns at the latest. */
  public Terms upTo(int turns) {
    return new Terms(astTable, length, turns);
  }
}
