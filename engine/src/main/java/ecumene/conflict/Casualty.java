package ecumene.conflict;

import ecumene.facts.Area;
import ecumene.table.Answer;

/** A piece that is lost in a conflict, and where it stood. */
public record Casualty(Piece piece, Area area) implements Answer {

  /** What can be lost. */
  public enum Piece {
    TOKEN,
    SHIP
  }
}
