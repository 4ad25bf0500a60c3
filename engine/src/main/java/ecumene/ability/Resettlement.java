package ecumene.ability;

import ecumene.facts.Area;
import ecumene.table.Answer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Tokens lifted and placed elsewhere: all of them are lifted before any is placed. */
public record Resettlement(List<Move> moves) implements Answer {
  public static final Resettlement NONE = new Resettlement(List.of());

  /** So many tokens from one area to another. */
  public record Move(Area from, Area to, int tokens) {}

  public Resettlement {
    moves = List.copyOf(moves);
  }

  /** Moves of one token each, equal ones made one. */
  static Resettlement ofSingle(List<Move> moves) {
    return new Resettlement(
        moves.stream()
            .distinct()
            .map(move -> new Move(move.from(), move.to(), Collections.frequency(moves, move)))
            .toList());
  }

  public Resettlement and(Area from, Area to, int tokens) {
    var more = new ArrayList<>(moves);
    more.add(new Move(from, to, tokens));
    return new Resettlement(more);
  }

  int tokens() {
    return moves.stream().mapToInt(Move::tokens).sum();
  }

  int lifted(Area area) {
    return moves.stream().filter(m -> m.from().equals(area)).mapToInt(Move::tokens).sum();
  }

  int placed(Area area) {
    return moves.stream().filter(m -> m.to().equals(area)).mapToInt(Move::tokens).sum();
  }
}
