package ecumene.server.room;

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
final class Tale {
  private final int number;
  private final Telling telling;
  private final @Nullable Tale before;
  private byte @Nullable [] whole;
  private byte @Nullable [] open;

  private Tale(int number, Telling telling, @Nullable Tale before) {
    this.number = number;
    this.telling = telling;
    this.before = before;
  }

  /** Goes on after the first so many events. */
  static @Nullable Tale and(@Nullable Tale tale, int from, List<Telling> more) {
    var newest = tale;
    while (newest != null && newest.number >= from) {
      newest = newest.before;
    }
    int number = from;
    for (var telling : more) {
      newest = new Tale(number++, telling, newest);
    }
    return newest;
  }

  /** What is told from this number on, as somebody hears it. */
  static List<byte[]> from(@Nullable Tale tale, int from, @Nullable Civilization seat) {
    var list = new ArrayDeque<byte[]>();
    for (var at = tale; at != null && at.number >= from; at = at.before) {
      list.addFirst(at.heardBy(seat));
    }
    return List.copyOf(list);
  }

  /** Who hears more than others of what is told from this number on. */
  static Seats insiders(@Nullable Tale tale, int from) {
    var insiders = Seats.NONE;
    for (var at = tale; at != null && at.number >= from; at = at.before) {
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
    return Wire.JSON.writeValueAsBytes(new Told(telling.turn(), telling.phase(), event));
  }

  /** An event as the protocol has it. */
  private record Told(int turn, Phase phase, Event event) {}
}
