package ecumene.server.work;

/** The threads that carry virtual threads. */
public final class Carriers {
  /** How many may be held by reads of SQLite, which do not let go when the disk has them wait. */
  private static final int HELD = 4;

  private Carriers() {}

  /** Has so many that all else goes on. Must be called before there is any virtual thread. */
  public static void provide() {
    int all = Runtime.getRuntime().availableProcessors() + HELD;
    System.setProperty("jdk.virtualThreadScheduler.parallelism", Integer.toString(all));
  }
}
