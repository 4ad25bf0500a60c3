package ecumene.game;

import ecumene.event.Event;
import ecumene.phase.Phase;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;

/** An event, and when it happened. */
public record Telling(int turn, Phase phase, Event event) {

  /** The events of a resolution that began at this point; nobody may change the list. */
  static List<Telling> all(List<Event> events, Point at) {
    return events.isEmpty()
        ? List.of()
        : new AtOnce(at.world().progress().turn(), Objects.requireNonNull(at.phase()), events);
  }

  /** What was told at one time: a game keeps it long, and it is seldom looked at. */
  private static final class AtOnce extends AbstractList<Telling> {
    private final int turn;
    private final Phase phase;
    private final List<Event> events;

    AtOnce(int turn, Phase phase, List<Event> events) {
      this.turn = turn;
      this.phase = phase;
      this.events = events;
    }

    @Override
    public Telling get(int index) {
      return new Telling(turn, phase, events.get(index));
    }

    @Override
    public int size() {
      return events.size();
    }
  }
}
