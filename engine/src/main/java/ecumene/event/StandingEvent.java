package ecumene.event;

import ecumene.facts.Civilization;

/** The standing of a civilization changed. Everybody sees that. */
public sealed interface StandingEvent extends Event {

  /** The succession marker went one step back to this space of the A.S.T.; 0 is the start. */
  record MarkerMovedBack(Civilization seat, int space) implements StandingEvent {}
}
