package ecumene.table;

import ecumene.event.Event;
import java.util.List;

/** How far a rule has come, and what happened on the way. */
public sealed interface Outcome {

  List<Event> events();

  /** Somebody has to answer first. */
  record Waiting(List<Event> events, List<Open> open) implements Outcome {}

  /** The rule has been carried out. */
  record Done(List<Event> events, Checkpoint next) implements Outcome {}
}
