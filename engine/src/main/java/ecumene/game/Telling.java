package ecumene.game;

import ecumene.event.Event;
import ecumene.phase.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** An event, and when it happened. */
public record Telling(int turn, Phase phase, Event event) {

  /** The events of a resolution that began at this point. */
  static List<Telling> all(List<Event> events, Point at) {
    if (events.isEmpty()) {
      return List.of();
    }
    int turn = at.world().progress().turn();
    var phase = Objects.requireNonNull(at.phase());
    var tellings = new ArrayList<Telling>(events.size());
    events.forEach(event -> tellings.add(new Telling(turn, phase, event)));
    return tellings;
  }
}
