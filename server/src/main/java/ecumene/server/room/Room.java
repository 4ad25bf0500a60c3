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
import ecumene.table.Refusal;
import java.time.Duration;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/**
 * A table that is being played. It is told {@link Command}s, and whoever tells it one waits until
 * what it comes to is on disk.
 */
public final class Room {
  private static final Logger LOG = LoggerFactory.getLogger(Room.class);
  private static final String HOST = "host";
  private static final String KEYS = "keys";

  private final TableId id;
  private final ReplayCache replays;
  private final Writer writer;
  private final Subscribers subscribers;
  private final Usage usage;

  Room(
      TableId id,
      Store store,
      InstantSource clock,
      TableListener listener,
      ReplayCache replays,
      Backoffs backoffs,
      TableBounds bounds) {
    this.id = id;
    this.replays = replays;
    var log = TableLog.open(id, store, clock);
    subscribers = new Subscribers(id, store, log::state, this::replayIfPlayed);
    writer = new Writer(id, store, clock, log, subscribers, listener, backoffs, bounds);
    usage = new Usage(id, store, clock, subscribers);
    if (log.hasRewound()) {
      listener.rewound(id);
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
    return tell(seat, null, request, command);
  }

  /**
   * The same, by a key; if that is withdrawn before it is judged, that is a {@link Problem}.
   *
   * @param by null: nothing that can be withdrawn
   */
  public int tell(Civilization seat, @Nullable Authority by, String request, Command command) {
    comeBack(seat, by);
    rouse(by, command);
    return writer.tell(by, requested(seat.id(), request, command), command);
  }

  /** The same, for the host. */
  public int tellAsHost(String request, Command command) {
    rouse(null, command);
    return writer.tell(null, requested(HOST, request, command), command);
  }

  /** The same, for whoever has an invitation. */
  public int tellAsClaimant(String request, Command command) {
    return writer.tell(null, requested(KEYS, request, command), command);
  }

  private static Requested requested(String who, String request, Command command) {
    return new Requested(who + ':' + request, CommandText.hash(command));
  }

  /** Whoever acts or looks is not away. */
  private void comeBack(@Nullable Civilization seat, @Nullable Authority by) {
    if (seat != null && state().people().away().contains(seat)) {
      tellUnasked(by, new Command.ComeBack(seat));
    }
  }

  /** Whoever acts or looks has bots play on that have stopped for want of that. */
  private void rouse(@Nullable Authority by, @Nullable Command command) {
    if (state().isResting() && !(command instanceof Command.Resume)) {
      tellUnasked(by, new Command.Rouse());
    }
  }

  /** Nothing, if others were faster. */
  private void tellUnasked(@Nullable Authority by, Command command) {
    try {
      writer.tell(by, null, command);
    } catch (Problem done) {
      if (done.kind() != Problem.Kind.NOT_NOW) {
        throw done;
      }
    }
  }

  // What is seen

  /** Everything that the viewer sees now. */
  public Message look(Viewer viewer) {
    return look(viewer, null);
  }

  /**
   * The same.
   *
   * @param seen how many lines of the log the viewer has seen before; null: none
   */
  public Message look(Viewer viewer, @Nullable Integer seen) {
    here(null);
    readUpTo(seen);
    return subscribers.look(viewer);
  }

  /** Nobody is told less than another process has told them before. */
  private void readUpTo(@Nullable Integer seen) {
    if (seen != null && seen > state().lines()) {
      writer.catchUp();
    }
  }

  /**
   * Tells the viewer everything, and from then on what changes.
   *
   * @param seen how many lines of the log the viewer has seen before; null: none
   * @param news is run whenever there may be something new, and must not wait for the viewer
   */
  public Subscription subscribe(Viewer viewer, @Nullable Integer seen, Runnable news) {
    return subscribe(viewer, seen, null, news);
  }

  /**
   * The same.
   *
   * @param past {@link #past}, if it was asked for; or the table is played again when that is
   *     needed
   */
  public Subscription subscribe(
      Viewer viewer, @Nullable Integer seen, @Nullable Replay past, Runnable news) {
    here(viewer.seat());
    readUpTo(seen);
    return subscribers.enter(viewer, seen, past, news);
  }

  private void here(@Nullable Civilization seat) {
    try {
      comeBack(seat, null);
      rouse(null, null);
    } catch (StoreFailed unwritten) {
      LOG.debug("table {}: nobody is told who looks on", id, unwritten);
    }
  }

  /** The table played again from its beginning; that takes a while the first time. */
  public Replay replay() {
    return replay(state().lines());
  }

  /** The same, with this line if there is one. */
  public Replay replayWith(int line) {
    readUpTo(line);
    return replay();
  }

  /** How many lines would have to be played for that. */
  public int linesToReplay() {
    return replays.unplayed(id, state().lines());
  }

  private Replay replay(int lines) {
    return replays.replay(id, lines);
  }

  /** Whether somebody who has seen so many lines can be told what is new without a replay. */
  public boolean remembers(int seen) {
    readUpTo(seen);
    return seen > state().lines() || state().eventsKept(seen).isPresent();
  }

  /** The table played again, if that can be done: what somebody has missed who was away long. */
  public @Nullable Replay past() {
    return replayIfPlayed(state().lines());
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
    try {
      return new QuestionHelp(state(), seat, question);
    } catch (Problem unknown) {
      if (!unknown.isOfTheMoment() || !writer.catchUp()) {
        throw unknown;
      }
      return new QuestionHelp(state(), seat, question);
    }
  }

  /** Why the answer would not be accepted; null if it would. */
  public @Nullable Refusal judge(Civilization seat, String question, JsonNode answer) {
    var refusal = help(seat, question).judge(answer);
    return refusal == null || !writer.catchUp() ? refusal : help(seat, question).judge(answer);
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

  Usage usage() {
    return usage;
  }

  /** Whether bots have waited long enough for another process to play them. */
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
