package ecumene.server.room;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.server.Problem;
import ecumene.server.room.Show.HostDesk;
import ecumene.server.store.Store;
import ecumene.server.store.StoredKey.Role;
import ecumene.server.store.TableId;
import ecumene.server.table.TableState;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Everybody who looks at one table, and what they see. */
final class Gallery {
  private final TableId id;
  private final Store store;
  private final Supplier<TableState> newest;
  private final IntFunction<@Nullable Past> past;
  private volatile List<Subscription> subscriptions = List.of();
  private volatile Seats here = Seats.NONE;
  private boolean isClosed;
  private @Nullable Scene scene;
  private @Nullable Desk desk;

  /** The host's invitations as they were after so many changes of keys. */
  private record Desk(int keyChanges, HostDesk on) {}

  /**
   * An empty one.
   *
   * @param past the first so many lines; null: they can not be played again
   */
  Gallery(TableId id, Store store, Supplier<TableState> newest, IntFunction<@Nullable Past> past) {
    this.id = id;
    this.store = store;
    this.newest = newest;
    this.past = past;
  }

  // Who looks on

  Subscription enter(Viewer viewer, int seen) {
    var subscription = new Subscription(this, viewer, seen);
    synchronized (this) {
      if (isClosed) {
        throw new Problem(Problem.Kind.STOPPING, "the table is being put away; try again");
      }
      var more = new ArrayList<>(subscriptions);
      more.add(subscription);
      seat(List.copyOf(more));
    }
    wake();
    return subscription;
  }

  void leave(Subscription subscription) {
    synchronized (this) {
      seat(subscriptions.stream().filter(it -> it != subscription).toList());
    }
    wake();
  }

  private void seat(List<Subscription> all) {
    var seats = Seats.NONE;
    for (var subscription : all) {
      var seat = subscription.viewer().seat();
      seats = seat == null ? seats : seats.with(seat);
    }
    subscriptions = all;
    here = seats;
  }

  /** There is something new to be seen. Made before all look for it, so that nobody has to wait. */
  void wake() {
    if (!isEmpty()) {
      scene();
    }
    subscriptions.forEach(Subscription::wake);
  }

  /** Lets nobody in any more if nobody is here; whether that is so. */
  synchronized boolean closeIfEmpty() {
    isClosed = subscriptions.isEmpty();
    return isClosed;
  }

  boolean isEmpty() {
    return subscriptions.isEmpty();
  }

  /** Sends everybody home. */
  void close() {
    synchronized (this) {
      isClosed = true;
    }
    subscriptions.forEach(Subscription::end);
  }

  /** The seats of those who look on. */
  Seats here() {
    return here;
  }

  // What they see

  /** The table as it stands, ready to be shown. */
  synchronized Scene scene() {
    var now = newest.get();
    var last = scene;
    if (last == null || last.state() != now || !last.here().equals(here)) {
      last = new Scene(id, now, here, last);
      scene = last;
    }
    return last;
  }

  /**
   * Everything the viewer sees.
   *
   * @param seen how many lines of the log the viewer has seen before; −1: none
   */
  byte[] whole(Scene now, Viewer viewer, int seen) {
    var state = now.state();
    boolean isKnown = seen >= 0 && seen <= state.lines();
    int events = isKnown ? state.eventsKept(seen) : state.eventsBeforePhase();
    var tale = now.tale();
    if (events < 0) {
      var played = past.apply(state.lines());
      events = played == null ? state.eventsBeforePhase() : played.state().eventsKept(seen);
      tale = played == null ? tale : Tale.and(null, 0, played.state().game().tellings(0));
    }
    int remarks = isKnown ? remarksUpTo(seen, state, viewer.seat()) : 0;
    return new Show(now, viewer, desk(viewer, now))
        .whole(events, remarks, Tale.from(tale, events, viewer.seat()));
  }

  private static int remarksUpTo(int line, TableState state, @Nullable Civilization seat) {
    return (int) state.remarks().stream().filter(it -> it.line() <= line && it.isFor(seat)).count();
  }

  HostDesk desk(Viewer viewer, Scene now) {
    if (viewer.role() != Viewer.Role.HOST) {
      return HostDesk.NONE;
    }
    synchronized (this) {
      int changes = now.state().keyChanges();
      var last = desk;
      if (last == null || last.keyChanges < changes) {
        last = new Desk(changes, new HostDesk(Fragment.of(invitations())));
        desk = last;
      }
      return last.on;
    }
  }

  private Map<Civilization, String> invitations() {
    var open = new EnumMap<Civilization, String>(Civilization.class);
    for (var key : store.keys(id)) {
      if (key.role() == Role.INVITATION && key.open() != null) {
        open.put(Objects.requireNonNull(key.seat()), key.open());
      }
    }
    return open;
  }
}
