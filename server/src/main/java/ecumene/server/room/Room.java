package ecumene.server.room;

import ecumene.facts.Civilization;
import ecumene.server.Problem;
import ecumene.server.log.Replay;
import ecumene.server.log.ReplayCache;
import ecumene.server.log.Requested;
import ecumene.server.log.TableLog;
import ecumene.server.scene.Message;
import ecumene.server.scene.Subscribers;
import ecumene.server.scene.Subscription;
import ecumene.server.scene.Viewer;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.TableId;
import ecumene.server.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table that is being played. It is told {@link Command}s, and whoever tells it one waits until
 * what it comes to is on disk.
 */
public final class Room {
  private static final Logger LOG = LoggerFactory.getLogger(Room.class);
  private static final String HOST = "host";
  private static final String KEYS = "keys";

  private final TableId id;
  private final Store store;
  private final InstantSource clock;
  private final ReplayCache replays;
  private final Writer writer;
  private final Subscribers subscribers;
  private volatile Instant lastUse;

  Room(
      TableId id,
      Store store,
      InstantSource clock,
      TableListener listener,
      ReplayCache replays,
      Backoffs backoffs) {
    this.id = id;
    this.store = store;
    this.clock = clock;
    this.replays = replays;
    var log = TableLog.open(id, store, clock);
    subscribers = new Subscribers(id, store, log::state, this::replayIfPlayed);
    writer = new Writer(id, store, clock, log, subscribers, listener, backoffs);
    lastUse = clock.instant();
    if (log.hasRewound()) {
      listener.written(id, log.state());
    }
  }

  public TableId id() {
    return id;
  }

  /** The table as it stands. */
  public TableState state() {
    return writer.state();
  }

  // What it is told

  /**
   * A seat tells it something.
   *
   * @param request the same request of the same seat is done once, and answered alike; the same
   *     word for something else is a problem
   * @return how many lines the log has with what it came to
   * @throws Problem if the table or the rules do not allow it
   */
  public int tell(Civilization seat, String request, Command command) {
    comeBack(seat);
    return writer.tell(requested(seat.id(), request, command), command);
  }

  /** The same, for the host. */
  public int tellAsHost(String request, Command command) {
    return writer.tell(requested(HOST, request, command), command);
  }

  /** The same, for whoever has just got the key of a seat. */
  public int tellAsClaimant(String request, Command command) {
    return writer.tell(requested(KEYS, request, command), command);
  }

  /**
   * How many lines the log has with what this request of the host came to; null: it was not done.
   */
  public @Nullable Integer doneByHost(String request, Command command) {
    return TableLog.linesWith(requested(HOST, request, command), id, store);
  }

  private static Requested requested(String who, String request, Command command) {
    return new Requested(who + ':' + request, CommandText.hash(command));
  }

  /** Whoever acts or looks is not away. */
  private void comeBack(@Nullable Civilization seat) {
    if (seat != null && state().people().away().contains(seat)) {
      try {
        writer.tell(null, new Command.ComeBack(seat));
      } catch (Problem alreadyBack) {
        if (alreadyBack.kind() != Problem.Kind.NOT_NOW) {
          throw alreadyBack;
        }
      }
    }
  }

  // What is seen

  /** Everything that the viewer sees now. */
  public Message look(Viewer viewer) {
    return subscribers.look(viewer);
  }

  /**
   * Tells the viewer everything, and from then on what changes.
   *
   * @param seen how many lines of the log the viewer has seen before; null: none
   * @param news is run whenever there may be something new, and must not wait for the viewer
   */
  public Subscription subscribe(Viewer viewer, @Nullable Integer seen, Runnable news) {
    try {
      comeBack(viewer.seat());
    } catch (StoreFailed unwritten) {
      LOG.debug("table {}: a bot plays on for who looks on", id, unwritten);
    }
    return subscribers.enter(viewer, seen, news);
  }

  /** The table played again from its beginning; that takes a while the first time. */
  public Replay replay() {
    return replay(state().lines());
  }

  private Replay replay(int lines) {
    return replays.replay(id, lines);
  }

  /** Null: the rules do not play its beginning any more. */
  private @Nullable Replay replayIfPlayed(int lines) {
    try {
      return replay(lines);
    } catch (Problem unplayed) {
      if (unplayed.kind() != Problem.Kind.NOT_NOW) {
        throw unplayed;
      }
      return null;
    }
  }

  /** What can be known of an open question of this seat. */
  public QuestionHelp help(Civilization seat, String question) {
    return new QuestionHelp(state(), seat, question);
  }

  // Housekeeping

  void appended() {
    writer.appended();
  }

  void wake() {
    writer.wake();
  }

  /** Time may be up, and the store wants to hear when to look next. */
  void lookNow() {
    writer.lookNow();
  }

  /** When the room was last asked for. */
  Instant lastUse() {
    return lastUse;
  }

  /** Somebody asks for it. */
  Room touch() {
    lastUse = clock.instant();
    return this;
  }

  boolean hasIdleBots() {
    return writer.hasIdleBots();
  }

  /** Whether something is being written. */
  boolean isBusy() {
    return !writer.isIdle();
  }

  /** Lets nobody look on any more if nobody will miss the room; whether it did. */
  boolean closeIfUnused() {
    return writer.isIdle() && subscribers.closeIfEmpty();
  }

  /** Takes nothing more, and sends everybody home. */
  void stop() {
    writer.stop();
    subscribers.close();
  }

  boolean awaitRest(Duration patience) throws InterruptedException {
    return writer.awaitRest(patience);
  }
}
