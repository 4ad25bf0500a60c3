package ecumene.server.table;

import ecumene.facts.Civilization;
import ecumene.phase.Phase;
import org.jspecify.annotations.Nullable;

/**
 * A message at the table.
 *
 * @param line how many lines the log had with it
 * @param at milliseconds since 1970
 * @param from null: the host, or the table itself
 * @param to null: everybody
 * @param rewound what the table itself says: the game goes on from here
 */
public record Remark(
    int line,
    long at,
    @Nullable Civilization from,
    @Nullable Civilization to,
    String text,
    @Nullable Rewound rewound) {

  /** The beginning of a phase. */
  public record Rewound(int turn, Phase phase) {}

  static Remark said(
      int line, long at, @Nullable Civilization from, @Nullable Civilization to, String text) {
    return new Remark(line, at, from, to, text, null);
  }

  static Remark rewound(int line, long at, int turn, Phase phase) {
    var text =
        """
        The rules have changed and no longer allow what was played last. \
        The game goes on from turn %d, phase %d.\
        """
            .formatted(turn, phase.number());
    return new Remark(line, at, null, null, text, new Rewound(turn, phase));
  }

  /**
   * Whether somebody may read it.
   *
   * @param seat null: nobody's, as the host and spectators
   */
  public boolean isFor(@Nullable Civilization seat) {
    return to == null || (seat != null && (seat == to || seat == from));
  }
}
