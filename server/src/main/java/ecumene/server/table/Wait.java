package ecumene.server.table;

import com.fasterxml.jackson.annotation.JsonProperty;
import ecumene.facts.Civilization;
import ecumene.game.Game;
import ecumene.table.Open;
import ecumene.trade.Trade;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A question that the game waits for.
 *
 * @param question its identity, 16 hexadecimal digits; null: whatever the seat is asked in trade
 * @param since when the clock began to run; pauses and extensions move it on
 */
public record Wait(
    Civilization seat,
    @Nullable String question,
    @JsonProperty("pace") ClockScope scope,
    Instant since) {

  /** What has its time together. */
  public enum ClockScope {
    /** Each question has its own time. */
    QUESTION,
    /** All trade has its time together. */
    TRADE
  }

  /**
   * What a game waits for now, if it waited for these before. Time does not run for a seat that
   * waits for its turn (RU.88).
   */
  static List<Wait> next(List<Wait> before, Game game, Instant at) {
    var waits = new ArrayList<Wait>();
    for (var open : game.open()) {
      if (open.question().isAwaited() && open.waitsFor().isEmpty()) {
        waits.add(of(open, before, at));
      }
    }
    return waits;
  }

  private static Wait of(Open open, List<Wait> before, Instant at) {
    boolean isTrade = open.question() instanceof Trade;
    var id = isTrade ? null : open.id().toString();
    var scope = isTrade ? ClockScope.TRADE : ClockScope.QUESTION;
    @Nullable Instant since = null;
    for (var wait : before) {
      if (isTrade ? wait.scope == scope : Objects.equals(wait.question, id)) {
        since = since == null || wait.since.isBefore(since) ? wait.since : since;
      }
    }
    return new Wait(open.question().seat(), id, scope, since == null ? at : since);
  }

  Wait later(Duration by) {
    return new Wait(seat, question, scope, since.plus(by));
  }
}
