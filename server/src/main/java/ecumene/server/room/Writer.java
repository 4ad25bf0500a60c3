package ecumene.server.room;

import ecumene.server.log.Requested;
import ecumene.server.log.TableLog;
import ecumene.server.log.TableLog.PendingLines;
import ecumene.server.room.Inbox.Mood;
import ecumene.server.room.PendingCommand.Outcome;
import ecumene.server.scene.Subscribers;
import ecumene.server.store.Store;
import ecumene.server.store.TableId;
import ecumene.server.table.Note;
import ecumene.server.table.TableState;
import ecumene.server.table.TimeLimits;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The one who writes to the log of a table. Commands queue up; all that wait are judged one after
 * the other against the newest state, written together, and acknowledged when they are on disk.
 */
final class Writer {
  private final TableId id;
  private final InstantSource clock;
  private final TableLog log;
  private final Subscribers subscribers;
  private final TableListener listener;
  private final Backoffs backoffs;
  private final UnaskedLines unasked;
  private final TableBounds bounds;
  private final DueTime due;

  /** Own appends of which the store has not told us yet. */
  private final AtomicInteger untold = new AtomicInteger();

  /** Whether the clock or the bots have done something when they could last. */
  private boolean hasActed;

  private final Inbox inbox = new Inbox(this::begin);

  Writer(
      TableId id,
      Store store,
      InstantSource clock,
      TableLog log,
      Subscribers subscribers,
      TableListener listener,
      Backoffs backoffs,
      TableBounds bounds) {
    this.id = id;
    this.clock = clock;
    this.log = log;
    this.subscribers = subscribers;
    this.listener = listener;
    this.backoffs = backoffs;
    this.bounds = bounds;
    unasked = new UnaskedLines(id, subscribers, clock, bounds);
    due = new DueTime(id, store);
  }

  TableState state() {
    return log.state();
  }

  /** Has something done, and waits until it is on disk. */
  int tell(@Nullable Authority by, @Nullable Requested request, Command command) {
    var pending = new PendingCommand(by, request, command, new CompletableFuture<>());
    if (inbox.add(pending)) {
      workFor(pending);
    }
    return await(pending.done());
  }

  private static <T> T await(CompletableFuture<T> done) {
    try {
      return done.join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
    }
  }

  /** Reads what others have written up to now; whether there was anything new. */
  boolean catchUp() {
    int known = state().lines();
    await(inbox.awaitLook());
    return state().lines() > known;
  }

  /** Lines were written to the log; own ones are known already. */
  void appended() {
    if (untold.getAndUpdate(count -> Math.max(0, count - 1)) == 0) {
      wake();
    }
  }

  /** Somebody may have written to the log, or time may be up. */
  void wake() {
    untold.set(0);
    inbox.wake();
  }

  /** Time is up, as the store knows: it wants to hear when to look next. */
  void lookNow() {
    inbox.lookNow();
  }

  boolean isIdle() {
    return inbox.isIdle();
  }

  void stop() {
    inbox.stop();
  }

  boolean awaitRest(Duration patience) throws InterruptedException {
    return inbox.awaitRest(patience);
  }

  private void begin() {
    Thread.ofVirtual().name("table " + id).start(this::work);
  }

  /** On the thread that waits for it anyway; if there is more to do, that is done on another. */
  private void workFor(PendingCommand pending) {
    try {
      while (!pending.done().isDone()) {
        write(inbox.take());
      }
      if (!isQuiet() || !inbox.restIfDone(Mood.DONE)) {
        begin();
      }
    } catch (RuntimeException | Error broken) {
      giveUp(broken);
    }
  }

  /** Whether the clock, the bots and the store have nothing to do. */
  private boolean isQuiet() {
    var now = state();
    boolean isAmongPersons = now.people().bots().isEmpty() && now.people().away().isEmpty();
    return isAmongPersons
        && now.plan().clock().equals(TimeLimits.NONE)
        && !Timekeeper.isTimeToBegin(now)
        && !log.owesSnapshot();
  }

  private void work() {
    try {
      do {
        workThrough();
      } while (!inbox.restIfDone(hasActed ? Mood.BUSY : Mood.DONE));
    } catch (RuntimeException | Error broken) {
      giveUp(broken);
    }
  }

  /** Whoever waits for an answer must get one. */
  private void giveUp(Throwable broken) {
    backoffs.failed(id, broken);
    untold.set(0);
    inbox.giveUp(broken);
  }

  /** Does what there is to do now: what was asked for, then what the clock and the bots want. */
  private void workThrough() {
    for (var taken = inbox.take(); !taken.isEmpty(); taken = inbox.take()) {
      write(taken);
    }
    if (inbox.takeLook()) {
      look();
    }
    log.keepSnapshot();
    hasActed = !inbox.isStopped() && act();
    if (!hasActed) {
      setDue();
    }
    backoffs.worked(id);
  }

  private void look() {
    var waiting = inbox.takeWaiting();
    try {
      readOn();
      waiting.forEach(look -> look.complete(true));
    } catch (RuntimeException | Error failed) {
      waiting.forEach(look -> look.completeExceptionally(failed));
      throw failed;
    }
  }

  /** Whether others have written something. */
  private boolean readOn() {
    boolean isBehind = log.catchUp();
    if (isBehind) {
      unasked.behind();
      subscribers.wake();
    }
    return isBehind;
  }

  private void write(List<PendingCommand> commands) {
    try {
      var outcomes = judgeAndCommit(commands);
      unasked.asked();
      outcomes.forEach(outcome -> outcome.tell().run());
      subscribers.wake();
    } catch (RuntimeException | Error failed) {
      commands.forEach(command -> command.done().completeExceptionally(failed));
      throw failed;
    }
  }

  /** What is refused here may have become possible by what others have written. */
  private List<Outcome> judgeAndCommit(List<PendingCommand> commands) {
    while (true) {
      var lines = log.pendingLines();
      var outcomes = new ArrayList<Outcome>();
      for (var command : commands) {
        outcomes.add(command.putInto(lines, log, bounds, clock.instant()));
      }
      if (outcomes.stream().anyMatch(Outcome::isDoubtful) && readOn()) {
        continue;
      }
      if (lines.size() == 0 || commit(lines)) {
        return outcomes;
      }
      readOn();
    }
  }

  private boolean commit(PendingLines lines) {
    untold.incrementAndGet();
    var dueThen = due.withLog(unasked.due(lines.now()), clock.instant());
    boolean isDone = lines.commit(dueThen);
    if (isDone) {
      due.wasStoredWithLog(dueThen);
      unasked.ahead();
      listener.written(id, state());
    } else {
      untold.updateAndGet(count -> Math.max(0, count - 1));
    }
    return isDone;
  }

  /** What the clock and the bots do, a few replies at a time; whether there was anything. */
  private boolean act() {
    var lines = log.pendingLines();
    unasked.putInto(lines);
    if (lines.size() == 0) {
      return false;
    }
    int before = state().lines();
    if (commit(lines)) {
      unasked.written(lines.size(), state());
      subscribers.wake();
      state().talk().notesSince(before).forEach(this::tellListener);
    } else {
      readOn();
    }
    return true;
  }

  private void tellListener(Note note) {
    switch (note.what()) {
      case CLOCK_ANSWERED -> listener.timedOut(id, Objects.requireNonNull(note.seat()));
      case STOOD_IN -> listener.stoodIn(id, Objects.requireNonNull(note.seat()));
      default -> {} // nobody is harmed
    }
  }

  boolean hasIdleBots() {
    return unasked.hasIdleBots();
  }

  private void setDue() {
    var next = unasked.due(state());
    if (inbox.takeOwedDueTime()) {
      due.set(next);
    } else {
      due.setIfEarlier(next);
    }
  }
}
