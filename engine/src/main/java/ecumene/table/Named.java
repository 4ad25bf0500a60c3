package ecumene.table;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;

/** Players, named. */
public record Named(Seats seats) implements Answer {
  public static Named of(Civilization... seats) {
    return new Named(Seats.of(seats));
  }
}
