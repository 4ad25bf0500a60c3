package ecumene.server.room;

import ecumene.server.Problem;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** What the writer of a table has to do. Wakes the writer when there is something. */
final class Inbox {
  private static final int MOST_TOGETHER = 64;

  private final Runnable writer;
  private final ArrayDeque<PendingCommand> queue = new ArrayDeque<>();

  /** Of those who wait until the log was looked at. */
  private final List<CompletableFuture<Boolean>> waiting = new ArrayList<>();

  private Work work = Work.NONE;
  private boolean isStopped;
  private boolean owesDueTime;

  /** What the writer is up to. */
  private enum Work {
    NONE,
    RUNNING,
    /** It has to look at the log and the clock once more. */
    RUNNING_AND_LOOKING
  }

  /** Whether the writer goes on by itself when nothing waits. */
  enum Mood {
    BUSY,
    DONE
  }

  /**
   * An empty one.
   *
   * @param writer begins to work, on a thread of its own
   */
  Inbox(Runnable writer) {
    this.writer = writer;
  }

  // What comes in

  /** Whether nobody is at work, so that whoever adds this has to be the writer. */
  synchronized boolean add(PendingCommand command) {
    if (isStopped) {
      throw stopping();
    }
    queue.add(command);
    boolean isFree = work == Work.NONE;
    work = isFree ? Work.RUNNING : work;
    return isFree;
  }

  /** The log and the clock have to be looked at. */
  synchronized void wake() {
    if (!isStopped) {
      boolean isFree = work == Work.NONE;
      work = Work.RUNNING_AND_LOOKING;
      if (isFree) {
        writer.run();
      }
    }
  }

  /** The same; done when the log was looked at. */
  synchronized CompletableFuture<Boolean> awaitLook() {
    if (isStopped) {
      throw stopping();
    }
    var look = new CompletableFuture<Boolean>();
    waiting.add(look);
    wake();
    return look;
  }

  private static Problem stopping() {
    return new Problem(Problem.Kind.STOPPING, "the server is being stopped; try again");
  }

  /** The same as to wake it, and the store is owed the time to look next. */
  synchronized void lookNow() {
    owesDueTime |= !isStopped;
    wake();
  }

  // What the writer takes

  /** The next commands. */
  synchronized List<PendingCommand> take() {
    var taken = new ArrayList<PendingCommand>();
    while (!queue.isEmpty() && taken.size() < MOST_TOGETHER) {
      taken.add(queue.remove());
    }
    return taken;
  }

  /** Whether the log has to be looked at. */
  synchronized boolean takeLook() {
    boolean looks = work == Work.RUNNING_AND_LOOKING;
    work = Work.RUNNING;
    return looks;
  }

  /** Those who wait for a look that begins only now. */
  synchronized List<CompletableFuture<Boolean>> takeWaiting() {
    var taken = List.copyOf(waiting);
    waiting.clear();
    return taken;
  }

  /** Whether the store is owed the time to look next. */
  synchronized boolean takeOwedDueTime() {
    boolean owed = owesDueTime;
    owesDueTime = false;
    return owed;
  }

  /** Lets the writer rest if there is nothing left to do; whether it does. */
  synchronized boolean restIfDone(Mood mood) {
    boolean isDone = mood == Mood.DONE && work == Work.RUNNING && queue.isEmpty() && !owesDueTime;
    if (isDone) {
      rest();
    }
    return isDone;
  }

  /** The writer can not go on, and nothing that waits will be done. */
  synchronized void giveUp(Throwable broken) {
    queue.forEach(command -> command.done().completeExceptionally(broken));
    queue.clear();
    waiting.forEach(look -> look.completeExceptionally(broken));
    waiting.clear();
    rest();
  }

  private void rest() {
    work = Work.NONE;
    notifyAll();
  }

  // The end

  synchronized boolean isIdle() {
    return work == Work.NONE;
  }

  synchronized boolean isStopped() {
    return isStopped;
  }

  /** Nothing is taken any more; what was taken is still done. */
  synchronized void stop() {
    isStopped = true;
  }

  /** Waits until all that was taken is done, on disk and acknowledged; whether it is by then. */
  synchronized boolean awaitRest(Duration patience) throws InterruptedException {
    long until = System.nanoTime() + patience.toNanos();
    while (work != Work.NONE) {
      long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
      if (left <= 0) {
        return false;
      }
      wait(left);
    }
    return true;
  }
}
