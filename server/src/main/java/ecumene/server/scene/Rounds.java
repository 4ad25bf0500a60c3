package ecumene.server.scene;

/**
 * Goes round to all who look on at a table, on a thread of its own, so that whoever replies need
 * not wait for it. What happens during a round is told in one more.
 */
final class Rounds {
  private final Runnable round;
  private final String name;
  private Work work = Work.NONE;

  private enum Work {
    NONE,
    RUNNING,
    RUNNING_AND_WANTED
  }

  Rounds(String name, Runnable round) {
    this.name = name;
    this.round = round;
  }

  /** Has one begin after this. */
  synchronized void begin() {
    if (work == Work.NONE) {
      work = Work.RUNNING;
      Thread.ofVirtual().name(name).start(this::run);
    } else {
      work = Work.RUNNING_AND_WANTED;
    }
  }

  private void run() {
    try {
      do {
        round.run();
      } while (goesOn());
    } catch (RuntimeException | Error broken) {
      rest();
      throw broken;
    }
  }

  private synchronized boolean goesOn() {
    boolean isWanted = work == Work.RUNNING_AND_WANTED;
    work = isWanted ? Work.RUNNING : Work.NONE;
    return isWanted;
  }

  private synchronized void rest() {
    work = Work.NONE;
  }
}
