package ecumene.server.table;

import com.fasterxml.jackson.annotation.JsonProperty;
import ecumene.facts.Civilization;
import ecumene.phase.Phase;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A message at the table.
 *
 * @param lines how many lines the log had with it
 * @param from null: the host, or the table itself
 * @param to null: everybody
 * @param rewound what the table itself says: the game goes on from here
 * @param note what the table itself says of anything else
 */
public record Remark(
    @JsonProperty("line") int lines,
    Instant at,
    @Nullable Civilization from,
    @Nullable Civilization to,
    String text,
    @Nullable RewoundTo rewound,
    @Nullable Note note) {

  /** The beginning of a phase. */
  public record RewoundTo(int turn, Phase phase) {}

  static Remark said(
      int lines, Instant at, @Nullable Civilization from, @Nullable Civilization to, String text) {
    return new Remark(lines, at, from, to, text, null, null);
  }

  static Remark rewound(int lines, Instant at, int turn, Phase phase) {
    var text =
        """
        The rules have changed: what was played last is not allowed any more, or comes out otherwise. \
        The game goes on from turn %d, phase %d.\
        """
            .formatted(turn, phase.number());
    return new Remark(lines, at, null, null, text, new RewoundTo(turn, phase), null);
  }

  static Remark noted(int lines, Instant at, Note note) {
    return new Remark(lines, at, null, null, note.text(), null, note);
  }

  /** Whether the table itself says it, and not the host. */
  public boolean isOfTable() {
    return rewound != null || note != null;
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
