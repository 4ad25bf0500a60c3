package ecumene.movement;

import static ecumene.facts.Advance.ASTRONAVIGATION;

import ecumene.event.Event;
import ecumene.event.PieceEvent.ShipMoved;
import ecumene.event.PieceEvent.TokensEmbarked;
import ecumene.event.PieceEvent.TokensLanded;
import ecumene.facts.Area;
import ecumene.movement.Fleet.State;
import ecumene.movement.Order.Call;
import ecumene.movement.Order.Voyage;
import ecumene.table.Refusal;
import java.util.ArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One voyage: how far, through which waters, with how many aboard. A voyage that is refused may
 * leave the board half way, and the draft takes it back.
 *
 * @rule P3.4, P3.5
 */
final class Sailing {
  private final DraftBoard board;
  private final Consumer<Event> log;
  private int aboard;

  Sailing(DraftBoard board, Consumer<Event> log) {
    this.board = board;
    this.log = log;
  }

  static int range(DraftBoard board) {
    return ShipLimit.RANGE.with(board::moverHolds);
  }

  static int load(DraftBoard board) {
    return ShipLimit.LOAD.with(board::moverHolds);
  }

  /** Where ships of the mover can pass at all. */
  static boolean isSailed(DraftBoard board, Area area) {
    return area.isSea() ? board.moverHolds(ASTRONAVIGATION) : area.isCoastal(); // RU.9
  }

  static boolean canEndIn(DraftBoard board, Area area) {
    return !area.isSea() && board.world().isInPlay(area); // astronavigation.1, 1.14
  }

  /** Why the voyage can not be made; otherwise it is made. */
  @Nullable Refusal give(Voyage voyage) {
    if (!board.fleet().has(voyage.from(), State.READY)) {
      return new Refusal("P3.3", "no ship in {area} is ready to sail", voyage.from());
    }
    if (voyage.calls().size() >= range(board)) {
      return new Refusal("P3.4", "a ship moves up to {steps} steps", range(board));
    }
    var refusal = sail(voyage);
    if (refusal == null) {
      board.change(
          board.fleet().without(voyage.from(), State.READY).with(voyage.to(), State.SAILED));
      log.accept(shipMoved(voyage));
    }
    return refusal;
  }

  private @Nullable Refusal sail(Voyage voyage) {
    var refusal = embark(voyage.from(), voyage.embarking());
    var from = voyage.from();
    for (var call : voyage.calls()) {
      refusal = refusal == null ? call(from, call) : refusal;
      from = call.area();
    }
    return refusal == null ? end(from, voyage.to()) : refusal;
  }

  private @Nullable Refusal call(Area from, Call call) {
    var refusal = judgeStep(from, call.area());
    if (refusal == null) {
      refusal = land(call.area(), call.landing());
    }
    return refusal == null ? embark(call.area(), call.embarking()) : refusal;
  }

  private @Nullable Refusal end(Area from, Area to) {
    var refusal = judgeStep(from, to);
    if (refusal == null && !canEndIn(board, to)) {
      return new Refusal(
          to.isSea() ? "astronavigation.1" : "1.14", "no ship can end in {area}", to);
    }
    return refusal == null ? land(to, aboard) : refusal; // P3.5: all of them
  }

  private @Nullable Refusal judgeStep(Area from, Area to) {
    if (!from.isWaterAdjacent(to)) {
      return new Refusal("P3.4", "{to} is not adjacent to {from} by water", to, from);
    }
    return isSailed(board, to)
        ? null
        : new Refusal(to.isSea() ? "P3.4" : "RU.9", "no ship can enter {area}", to);
  }

  private @Nullable Refusal land(Area area, int tokens) {
    if (tokens < 0 || tokens > aboard) {
      return new Refusal("P3.5", "{aboard} [aboard:is|are] aboard to land in {area}", aboard, area);
    }
    var refusal = tokens == 0 ? null : Entry.judge(board, area, tokens); // P3.7
    if (refusal == null && tokens > 0) {
      board.arrive(area, tokens);
      aboard -= tokens;
      log.accept(new TokensLanded(board.seat(), area, tokens));
    }
    return refusal;
  }

  private @Nullable Refusal embark(Area area, int tokens) {
    if (tokens < 0 || tokens > board.movable(area)) {
      return new Refusal("P3.1", "{area} has {movable} to move", area, board.movable(area));
    }
    if (aboard + tokens > load(board)) {
      return new Refusal("P3.5", "a ship carries up to {load}", load(board));
    }
    if (tokens > 0) {
      board.leave(area, tokens);
      aboard += tokens;
      log.accept(new TokensEmbarked(board.seat(), area, tokens));
    }
    return null;
  }

  private ShipMoved shipMoved(Voyage voyage) {
    var route = new ArrayList<Area>();
    voyage.calls().forEach(call -> route.add(call.area()));
    route.add(voyage.to());
    return new ShipMoved(board.seat(), voyage.from(), route);
  }
}
