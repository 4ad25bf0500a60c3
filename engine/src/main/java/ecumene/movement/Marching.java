package ecumene.movement;

import static ecumene.facts.Advance.ROADBUILDING;

import ecumene.event.Event;
import ecumene.event.PieceEvent.TokensMoved;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.movement.Order.March;
import ecumene.table.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Tokens on foot: one area, or two with Roadbuilding.
 *
 * @rule P3.1, roadbuilding.1
 */
final class Marching {
  private final DraftBoard board;

  Marching(DraftBoard board) {
    this.board = board;
  }

  /** Why the march can not be made; otherwise it is made. */
  @Nullable Refusal give(March march, Consumer<Event> log) {
    int movable = board.movable(march.from());
    if (march.tokens() < 1 || march.tokens() > movable) {
      return new Refusal("P3.1", "{area} has {movable} to move", march.from(), movable);
    }
    var refusal = judgeRoute(march);
    if (refusal == null) {
      refusal = Entry.judge(board, march.to(), march.tokens());
    }
    if (refusal == null) {
      board.leave(march.from(), march.tokens());
      board.arrive(march.to(), march.tokens());
      log.accept(new TokensMoved(board.seat(), march.from(), march.to(), march.tokens()));
    }
    return refusal;
  }

  private @Nullable Refusal judgeRoute(March march) {
    if (march.via().size() > steps() - 1) {
      return new Refusal("P3.1", "a token goes {steps} [steps:area|areas]", steps());
    }
    if (march.to().equals(march.from())) {
      return new Refusal("RU.74", "the march ends where it began");
    }
    var from = march.from();
    for (var area : march.via()) {
      var refusal = judgeStep(from, area);
      if (refusal == null) {
        refusal = judgePassage(area);
      }
      if (refusal != null) {
        return refusal;
      }
      from = area;
    }
    return judgeStep(from, march.to());
  }

  private int steps() {
    return board.moverHolds(ROADBUILDING) ? 2 : 1; // roadbuilding.1
  }

  private static @Nullable Refusal judgeStep(Area from, Area to) {
    return from.isLandAdjacent(to)
        ? null
        : new Refusal("P3.1", "{to} is not adjacent to {from} by land", to, from);
  }

  /** Tokens pass one after the other (RU.71). */
  private @Nullable Refusal judgePassage(Area area) {
    var refusal = Entry.judge(board, area, 1);
    if (refusal == null && Entry.leadsIntoConflict(board, area)) {
      return new Refusal("roadbuilding.1", "a token must stop in {area}, in conflict", area);
    }
    return refusal;
  }

  /** Every area to which a token of this area can go by land. */
  Areas from(Area area) {
    var reached = new ArrayList<Area>();
    if (board.movable(area) > 0) {
      addNeighbours(area, area, reached);
      for (var first : steps() > 1 ? area.landNeighbours() : List.<Area>of()) {
        if (judgePassage(first) == null) {
          addNeighbours(first, area, reached);
        }
      }
    }
    return Areas.from(reached);
  }

  /** The areas that a token of this area passes on a way to one that {@link #from} lists. */
  List<Area> via(Area from, Area to) {
    if (!from.isLandAdjacent(to)) {
      for (var first : from.landNeighbours()) {
        if (first.isLandAdjacent(to) && judgePassage(first) == null) {
          return List.of(first);
        }
      }
    }
    return List.of();
  }

  private void addNeighbours(Area area, Area start, List<Area> reached) {
    for (var next : area.landNeighbours()) {
      if (!next.equals(start) && !reached.contains(next) && Entry.judge(board, next, 1) == null) {
        reached.add(next);
      }
    }
  }
}
