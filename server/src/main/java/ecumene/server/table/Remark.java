package ecumene.server.table;

import ecumene.facts.Civilization;
import org.jspecify.annotations.Nullable;

/**
 * A message at the table.
 *
 * @param line how many lines the log had with it
 * @param at milliseconds since 1970
 * @param from null: the host
 * @param to null: everybody
 */
public record Remark(
    int line, long at, @Nullable Civilization from, @Nullable Civilization to, String text) {

  /**
   * Whether somebody may read it.
   *
   * @param seat null: nobody's, as the host and spectators
   */
  public boolean isFor(@Nullable Civilization seat) {
    return to == null || (seat != null && (seat == to || seat == from));
  }
}
