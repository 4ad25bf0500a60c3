package ecumene.server.scene;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.server.Problem;
import ecumene.server.log.Replay;
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
public final class Subscribers {
  private final TableId id;
  private final Store store;
  private final Supplier<TableState> newest;
  private final IntFunction<@Nullable Replay> replay;
  private volatile List<Subscription> subscriptions = List.of();
  private volatile Seats here = Seats.NONE;
  private boolean isClosed;
  private @Nullable Scene scene;
  private volatile @Nullable Desk desk;
  private final Rounds rounds;

  /** The host's invitations as they were after so many changes of keys. */
  private record Desk(int keyChanges, HostDesk on) {}

  /**
   * An empty one.
   *
   * @param replay the first so many lines; null: they can not be played again
   */
  public Subscribers(
      TableId id, Store store, Supplier<TableState> newest, IntFunction<@Nullable Replay> replay) {
    this.id = id;
    this.store = store;
    this.newest = newest;
    this.replay = replay;
    rounds = new Rounds("viewers of " + id, this::tell);
  }

  // Who looks on

  /**
   * Lets somebody look on.
   *
   * @param seen how many lines of the log the viewer has seen before; null: none
   * @param past the table played again, if somebody has done that
   * @param news is run whenever there may be something new, and must not wait for the viewer
   */
  public Subscription enter(
      Viewer viewer, @Nullable Integer seen, @Nullable Replay past, Runnable news) {
    var subscription = new Subscription(this, viewer, seen, past, news);
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

  /** There is something new to be seen; all are told, but not by whoever says so. */
  public void wake() {
    if (!isEmpty()) {
      rounds.begin();
    }
  }

  private void tell() {
    subscriptions.forEach(Subscription::tell);
  }

  /** Lets nobody in any more if nobody is here; whether that is so. */
  public synchronized boolean closeIfEmpty() {
    isClosed = subscriptions.isEmpty();
    return isClosed;
  }

  /** Whether nobody looks on. */
  public boolean isEmpty() {
    return subscriptions.isEmpty();
  }

  /** Sends everybody home. */
  public void close() {
    synchronized (this) {
      isClosed = true;
    }
    subscriptions.forEach(Subscription::end);
  }

  /** The seats of those who look on. */
  public Seats here() {
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

  /** Everything that the viewer sees now. */
  public Message look(Viewer viewer) {
    var now = scene();
    return new Message(now.state().lines(), whole(now, viewer, null, null));
  }

  /**
   * Everything the viewer sees.
   *
   * @param seen how many lines of the log the viewer has seen before; null: none
   * @param past the table played again, if somebody has done that
   */
  byte[] whole(Scene now, Viewer viewer, @Nullable Integer seen, @Nullable Replay past) {
    var state = now.state();
    var writer = new SceneMessageWriter(now, viewer, desk(viewer, now));
    if (seen == null || seen > state.lines()) {
      return writer.whole(now.events(), state.eventsBeforePhase(), 0);
    }
    int remarks = RemarkList.countUpTo(seen, state, viewer.seat());
    var kept = state.eventsKept(seen);
    if (kept.isPresent()) {
      return writer.whole(now.events(), kept.getAsInt(), remarks);
    }
    var played = past == null ? replay.apply(state.lines()) : past.goOn(store, state.lines());
    if (played == null) {
      return writer.whole(now.events(), state.eventsBeforePhase(), remarks);
    }
    int from = played.state().eventsKept(seen).orElseThrow();
    return writer.whole(EventChain.and(null, 0, played.state().game().tellings(0)), from, remarks);
  }

  HostDesk desk(Viewer viewer, Scene now) {
    if (viewer.role() != ViewerRole.HOST) {
      return HostDesk.NONE;
    }
    int changes = now.state().keyChanges();
    var last = desk;
    if (last == null || last.keyChanges < changes) {
      last = new Desk(changes, new HostDesk(Fragment.of(invitations())));
      desk = last; // somebody else may have read it, too; nobody waits for the store here
    }
    return last.on;
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
