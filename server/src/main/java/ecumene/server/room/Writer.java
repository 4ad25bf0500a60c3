package ecumene.server.room;

import ecumene.server.room.Inbox.Mood;
import ecumene.server.room.Ledger.Draft;
import ecumene.server.room.Ledger.Progress;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.TableId;
import ecumene.server.table.Limits;
import ecumene.server.table.TableState;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one who writes to the log of a table. Commands queue up; all that wait are judged one after
 * the other against the newest state, written together, and acknowledged when they are on disk.
 */
final class Writer {
  private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
  private static final int MOST_BOT_REPLIES = 8;
  private static final long GRACE = 3 * TableState.SECOND;

  private final TableId id;
  private final InstantSource clock;
  private final Ledger ledger;
  private final Gallery gallery;
  private final Written written;
  private final BotSeats bots;

  /** Own appends of which the store has not told us yet. */
  private final AtomicInteger untold = new AtomicInteger();

  /** Bots wait until then, so that they are played by one process alone. */
  private volatile long botsFrom;

  private final DueNote due;

  /** Whether the clock or the bots have done something when they could last. */
  private Progress acts = Progress.NONE;

  private final Inbox inbox = new Inbox(this::begin);

  Writer(
      TableId id,
      Store store,
      InstantSource clock,
      Ledger ledger,
      Gallery gallery,
      Written written) {
    this.id = id;
    this.clock = clock;
    this.ledger = ledger;
    this.gallery = gallery;
    this.written = written;
    bots = new BotSeats(id);
    due = new DueNote(id, store);
  }

  TableState state() {
    return ledger.state();
  }

  /** Has something done, and waits until it is on disk. */
  int run(@Nullable String request, Command.Wish wish) {
    var command = new Command(request, wish, new CompletableFuture<>());
    if (inbox.add(command)) {
      workFor(command);
    }
    try {
      return command.done().join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
    }
  }

  /** Lines were written to the log; own ones are known already. */
  void appended() {
    if (untold.getAndUpdate(count -> Math.max(0, count - 1)) == 0) {
      look();
    }
  }

  /** Somebody may have written to the log, or time may be up. */
  void look() {
    untold.set(0);
    inbox.look();
  }

  /** The store says that somebody has to look at the table. */
  void overdue() {
    inbox.overdue();
  }

  boolean isIdle() {
    return inbox.isIdle();
  }

  /** Nothing is taken any more; what was taken is still done. */
  void stop() {
    inbox.stop();
  }

  /** Waits until what was taken is done; whether it is by then. */
  boolean awaitRest(Duration patience) throws InterruptedException {
    return inbox.awaitRest(patience);
  }

  private void begin() {
    Thread.ofVirtual().name("table " + id).start(this::work);
  }

  /** On the thread that waits for it anyway; if there is more to do, that is done on another. */
  private void workFor(Command command) {
    try {
      while (!command.done().isDone()) {
        run(inbox.take());
      }
      if (!isQuiet() || !inbox.rests(Mood.DONE)) {
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
    return isAmongPersons && now.plan().clock().equals(Limits.NONE) && ledger.toKeep() == null;
  }

  private void work() {
    try {
      do {
        workThrough();
      } while (!inbox.rests(acts == Progress.MADE ? Mood.BUSY : Mood.DONE));
    } catch (RuntimeException | Error broken) {
      giveUp(broken);
    }
  }

  /** Whoever waits for an answer must get one. */
  private void giveUp(Throwable broken) {
    LOG.error("table {} is broken", id, broken);
    if (broken instanceof StoreFailed) {
      botsFrom = clock.millis() + GRACE; // the store may be back by then
    }
    untold.set(0);
    inbox.giveUp(broken);
  }

  /** Does what there is to do now: what was asked for, then what the clock and the bots want. */
  private void workThrough() {
    for (var taken = inbox.take(); !taken.isEmpty(); taken = inbox.take()) {
      run(taken);
    }
    if (inbox.takeLook()) {
      readOn();
    }
    ledger.keepSnapshot();
    acts = inbox.isStopped() ? Progress.NONE : act();
    if (acts == Progress.NONE) {
      noteDue();
    }
  }

  private void readOn() {
    if (ledger.catchUp() == Progress.MADE) {
      botsFrom = clock.millis() + GRACE;
      gallery.wake();
    }
  }

  private void run(List<Command> commands) {
    try {
      var outcomes = new ArrayList<Runnable>();
      for (var draft = ledger.draft(); ; draft = ledger.draft()) {
        for (var command : commands) {
          outcomes.add(command.putInto(draft, ledger, clock.millis()));
        }
        if (draft.size() == 0 || commit(draft)) {
          break;
        }
        outcomes.clear();
        readOn();
      }
      gallery.wake();
      outcomes.forEach(Runnable::run);
    } catch (RuntimeException | Error failed) {
      commands.forEach(command -> command.done().completeExceptionally(failed));
      throw failed;
    }
  }

  private boolean commit(Draft draft) {
    untold.incrementAndGet();
    var noted = due.withLog(nextDue(draft.now()), clock.millis());
    boolean isDone = draft.commit(noted);
    if (isDone) {
      due.wrote(noted);
      botsFrom = 0;
      written.written(id, state());
    } else {
      untold.updateAndGet(count -> Math.max(0, count - 1));
    }
    return isDone;
  }

  /** What the clock and the bots do, a few replies at a time. */
  private Progress act() {
    var draft = ledger.draft();
    while (draft.size() < MOST_BOT_REPLIES) {
      long at = clock.millis();
      var line = Timekeeper.next(draft.now(), gallery.here(), at);
      if (line == null && at >= botsFrom) {
        botsFrom = 0;
        line = bots.next(draft.now());
      }
      if (line == null) {
        break;
      }
      draft.add(line, null, at);
    }
    if (draft.size() == 0) {
      return Progress.NONE;
    }
    if (commit(draft)) {
      gallery.wake();
    } else {
      readOn();
    }
    return Progress.MADE;
  }

  /** Whether bots have waited long enough for another process to play them. */
  boolean hasIdleBots() {
    return botsFrom > 0 && clock.millis() >= botsFrom;
  }

  private void noteDue() {
    var next = nextDue(state());
    if (inbox.takeOverdue()) {
      due.write(next);
    } else {
      due.writeIfEarlier(next);
    }
  }

  private @Nullable Long nextDue(TableState then) {
    return Timekeeper.due(then, gallery.here(), clock.millis());
  }
}
