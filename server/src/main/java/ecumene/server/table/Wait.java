package ecumene.server.table;

import ecumene.facts.Civilization;
import ecumene.game.Game;
import ecumene.table.Open;
import ecumene.trade.Trade;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A question that the game waits for.
 *
 * @param question its identity, 16 hexadecimal digits; null: whatever the seat is asked in trade
 * @param since when the clock began to run, in milliseconds since 1970; pauses and extensions move
 *     it on
 */
public record Wait(Civilization seat, @Nullable String question, Pace pace, long since) {

  /** Whether an answer sets the clock back. */
  public enum Pace {
    /** Each question has its own time. */
    QUESTION,
    /** All trade has its time together. */
    TRADE
  }

  /**
   * What a game waits for now, if it waited for these before. Time does not run for a seat that
   * waits for its turn (RU.88).
   */
  static List<Wait> next(List<Wait> before, Game game, long at) {
    var waits = new ArrayList<Wait>();
    for (var open : game.open()) {
      if (open.question().isAwaited() && open.waitsFor().isEmpty()) {
        waits.add(of(open, before, at));
      }
    }
    return waits;
  }

  private static Wait of(Open open, List<Wait> before, long at) {
    boolean isTrade = open.question() instanceof Trade;
    var id = isTrade ? null : open.id().toString();
    var pace = isTrade ? Pace.TRADE : Pace.QUESTION;
    long since = Long.MAX_VALUE;
    for (var wait : before) {
      if (isTrade ? wait.pace == pace : Objects.equals(wait.question, id)) {
        since = Math.min(since, wait.since);
      }
    }
    return new Wait(open.question().seat(), id, pace, since == Long.MAX_VALUE ? at : since);
  }

  Wait later(long millis) {
    return new Wait(seat, question, pace, since + millis);
  }
}
