package ecumene.server.scene;

import ecumene.event.Event;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.game.Telling;
import ecumene.phase.Phase;
import ecumene.wire.Wire;
import java.util.ArrayDeque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An event that was told, and those before it. What it says is written once for all who see it. */
final class EventChain {
  private final int number;
  private final Telling telling;
  private final @Nullable EventChain before;
  private byte @Nullable [] whole;
  private byte @Nullable [] open;

  private EventChain(int number, Telling telling, @Nullable EventChain before) {
    this.number = number;
    this.telling = telling;
    this.before = before;
  }

  /** Goes on after the first so many events. */
  static @Nullable EventChain and(@Nullable EventChain chain, int from, List<Telling> more) {
    var newest = chain;
    while (newest != null && newest.number >= from) {
      newest = newest.before;
    }
    int number = from;
    for (var telling : more) {
      newest = new EventChain(number++, telling, newest);
    }
    return newest;
  }

  /** What is told from this number on, as somebody hears it. */
  static List<byte[]> from(@Nullable EventChain chain, int from, @Nullable Civilization seat) {
    var list = new ArrayDeque<byte[]>();
    for (var at = chain; at != null && at.number >= from; at = at.before) {
      list.addFirst(at.heardBy(seat));
    }
    return List.copyOf(list);
  }

  /** Who hears more than others of what is told from this number on. */
  static Seats insiders(@Nullable EventChain chain, int from) {
    var insiders = Seats.NONE;
    for (var at = chain; at != null && at.number >= from; at = at.before) {
      insiders = insiders.union(at.telling.event().insiders());
    }
    return insiders;
  }

  private byte[] heardBy(@Nullable Civilization seat) {
    var event = telling.event();
    boolean isInsider = seat != null && event.insiders().contains(seat);
    return isInsider ? whole() : open();
  }

  /** Two threads may both write it; either is as good. */
  private byte[] whole() {
    var json = whole;
    if (json == null) {
      json = write(telling.event());
      whole = json;
    }
    return json;
  }

  private byte[] open() {
    var json = open;
    if (json == null) {
      json = write(telling.event().inPublic());
      open = json;
    }
    return json;
  }

  private byte[] write(Event event) {
    return Wire.JSON.writeValueAsBytes(new DatedEvent(telling.turn(), telling.phase(), event));
  }

  /** An event as the protocol has it. */
  private record DatedEvent(int turn, Phase phase, Event event) {}
}
