package ecumene.server.room;

import static java.util.Comparator.comparing;

import ecumene.server.Problem;
import ecumene.server.log.Recovery;
import ecumene.server.log.ReplayCache;
import ecumene.server.rules.RulesVersion;
import ecumene.server.store.Damaged;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.StoredKey;
import ecumene.server.store.StoredTouch;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import ecumene.server.table.Plan;
import ecumene.wire.save.SavedGame;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tables of this process that are being played; those where nothing happens are put away. */
public final class Rooms implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);
  private static final int MOST_DUE = 100;
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final Duration IDLE = Duration.ofSeconds(60);

  /** The same for tables, if there are many. */
  private static final Duration BRIEFLY_IDLE = Duration.ofSeconds(1);

  /** With more tables than this, those that were used longest ago are put away sooner. */
  private static final int MANY = 1000;

  private final Store store;
  private final InstantSource clock;
  private final TableListener listener;
  private final ReplayCache replays;
  private final Backoffs backoffs;
  private final TableBounds bounds;
  private final NewTables fresh;
  private final ConcurrentHashMap<TableId, Room> loaded = new ConcurrentHashMap<>();
  private final CountDownLatch stopped = new CountDownLatch(1);

  /** Shared by all who load tables, so that none is loaded unseen while they are stopped. */
  private final ReadWriteLock loading = new ReentrantReadWriteLock();

  public Rooms(Store store, InstantSource clock) {
    this(store, clock, (_, _) -> {});
  }

  public Rooms(Store store, InstantSource clock, TableListener listener) {
    this(store, clock, listener, TableBounds.NONE);
  }

  public Rooms(Store store, InstantSource clock, TableListener listener, TableBounds bounds) {
    this.bounds = bounds;
    this.store = store;
    this.clock = () -> clock.instant().truncatedTo(ChronoUnit.MILLIS); // as it is stored
    this.listener = new GuardedListener(listener);
    replays = new ReplayCache(store, this.clock, IDLE);
    backoffs = new Backoffs(this.clock);
    fresh = new NewTables(store, this.clock);
    store.keepRules(RulesVersion.running().id(), RulesVersion.running().text());
    store.whenAppended(new Listener());
    Thread.ofVirtual().name("rooms").start(this::keepHouse);
  }

  private final class Listener implements Store.AppendListener {

    @Override
    public void appended(TableId table) {
      var room = loaded.get(table);
      if (room != null) {
        room.appended();
      }
    }

    @Override
    public void missed() {
      loaded.values().forEach(Room::wake);
    }
  }

  // Tables

  /** Opens a new table, with these keys for it. */
  public TableId create(Plan plan, Function<TableId, List<StoredKey>> keys) {
    return create(plan, List.of(), keys);
  }

  /** Opens a new table where a saved game goes on; the plan has its header. */
  public TableId restore(Plan plan, SavedGame saved, Function<TableId, List<StoredKey>> keys) {
    saved.replay();
    var lines = new ArrayList<Line>(List.of(new Line.Imported()));
    saved.journal().forEach(entry -> lines.add(new Line.Played(entry)));
    return create(plan, lines, keys);
  }

  private TableId create(Plan plan, List<Line> lines, Function<TableId, List<StoredKey>> keys) {
    var id = fresh.add(plan, lines, keys);
    listener.written(id, room(id).state());
    return id;
  }

  /** The room of a table; throws a problem if there is no such table. */
  public Room room(TableId table) {
    var known = loaded.get(table);
    var room = known == null || isStopped() ? open(table) : known;
    room.usage().touch();
    return room;
  }

  private Room open(TableId table) {
    loading.readLock().lock();
    try {
      if (isStopped()) {
        throw new Problem(Problem.Kind.STOPPING, "the server is being stopped; try again");
      }
      return loaded.computeIfAbsent(table, this::load);
    } catch (Damaged held) {
      throw Recovery.needed();
    } finally {
      loading.readLock().unlock();
    }
  }

  private boolean isStopped() {
    return stopped.getCount() == 0;
  }

  private Room load(TableId table) {
    var room = new Room(table, store, clock, listener, replays, backoffs, bounds);
    room.lookNow();
    return room;
  }

  /** Whether the table is in memory; if not, to ask for it is to play what it has last played. */
  public boolean has(TableId table) {
    return loaded.containsKey(table);
  }

  public int size() {
    return loaded.size();
  }

  /** How many tables could not be looked after when that was last tried. */
  public int putOff() {
    return backoffs.size();
  }

  // Housekeeping

  private void keepHouse() {
    try {
      while (!stopped.await(1, TimeUnit.SECONDS)) {
        try {
          tick();
        } catch (RuntimeException | Error failed) { // the next second is another try
          LOG.error("tables could not be looked after", failed);
        }
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Looks at tables where time is up, and puts away those that nobody uses. */
  void tick() {
    loading.readLock().lock();
    try {
      if (!isStopped()) {
        overdue().forEach(table -> lookAfter(table, this::lookAt));
        loaded.keySet().forEach(table -> lookAfter(table, this::goOn));
        loaded.values().forEach(room -> room.usage().note());
        putAway();
        replays.cleanUp();
        backoffs.cleanUp();
      }
    } finally {
      loading.readLock().unlock();
    }
  }

  /** What fails at one table, in whatever way, keeps no other from being looked after. */
  private void lookAfter(TableId table, Consumer<TableId> how) {
    try {
      how.accept(table);
    } catch (RuntimeException | Error broken) {
      backoffs.failed(table, broken);
    }
  }

  /** Those that are put off are overdue longest, and must not hide the others. */
  private List<TableId> overdue() {
    try {
      return store.overdue(clock.instant(), MOST_DUE + backoffs.size()).stream()
          .filter(table -> !backoffs.holds(table))
          .toList();
    } catch (StoreFailed unread) { // what is in memory can be looked after all the same
      LOG.debug("the store does not say what is overdue", unread);
      return List.of();
    }
  }

  /** A table that can not be opened is left alone until somebody asks for it. */
  private void lookAt(TableId table) {
    try {
      loaded.computeIfAbsent(table, this::load).lookNow();
    } catch (Problem closed) {
      LOG.error("table {} can not be looked at: {}", table, closed.getMessage());
      store.setDue(table, null);
    }
  }

  private void goOn(TableId table) {
    var room = loaded.get(table);
    boolean isDue = backoffs.isOver(table);
    if (room != null && (isDue || (room.hasIdleBots() && !backoffs.holds(table)))) {
      room.wake();
    }
  }

  /** Deletes a table that nobody plays or looks at; whether it did. */
  boolean delete(StoredTouch touch) {
    var isDeleted = new boolean[1];
    loaded.compute(
        touch.table(),
        (_, room) -> {
          isDeleted[0] = room == null && store.delete(touch);
          return room;
        });
    return isDeleted[0];
  }

  /**
   * When a room was last asked for, as it was when all were looked at; it may be asked for again.
   */
  private record Use(Room room, Instant at) {}

  private void putAway() {
    var now = clock.instant();
    int surplus = loaded.size() - MANY;
    var uses = loaded.values().stream().map(room -> new Use(room, room.usage().last()));
    for (var use : uses.sorted(comparing(Use::at)).toList()) {
      var room = use.room;
      boolean isUnused = room.usage().last().plus(surplus > 0 ? BRIEFLY_IDLE : IDLE).isBefore(now);
      if (isUnused && room.closeIfUnused()) {
        loaded.remove(room.id(), room);
        lookAfter(room.id(), _ -> room.stop());
        surplus--;
      }
    }
  }

  /**
   * Takes nothing more, sends everybody home who looks on, and waits until what was taken is on
   * disk and acknowledged.
   */
  @Override
  public void close() {
    loading.writeLock().lock();
    try {
      stopped.countDown();
    } finally {
      loading.writeLock().unlock();
    }
    loaded.values().forEach(Room::stop);
    long end = System.nanoTime() + PATIENCE.toNanos();
    try {
      for (var room : loaded.values()) {
        if (!room.awaitRest(Duration.ofNanos(Math.max(0, end - System.nanoTime())))) {
          LOG.error("table {} is still being written", room.id());
        }
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
