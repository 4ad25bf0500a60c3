package ecumene.bench;

import com.sun.management.OperatingSystemMXBean;
import ecumene.bench.StoreBench.Figures;
import ecumene.server.room.Command;
import ecumene.server.room.Rooms;
import ecumene.server.store.Store;
import ecumene.server.store.TableId;
import java.lang.management.ManagementFactory;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** 200 tables at which the same recorded game is played, again and again. */
final class TableLoad implements AutoCloseable {
  static final int TABLES = 200;
  private static final OperatingSystemMXBean SYSTEM =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private static final long SLICE_NANOS = TimeUnit.SECONDS.toNanos(4);
  private static final int MOST_SLICES = 15;

  private final Store store;
  private final Rooms rooms;
  private final List<Replay> players = new ArrayList<>();

  TableLoad(Store store, Recorded game) {
    this.store = store;
    rooms = new Rooms(store, InstantSource.system());
    for (int n = 0; n < TABLES; n++) {
      players.add(new Replay(rooms, game, new SplittableRandom(n)));
    }
  }

  @Override
  public void close() {
    rooms.close();
  }

  /**
   * What was reached.
   *
   * @param together appends in a commit
   * @param cpu of the process, in microseconds for each reply
   */
  record Load(Figures figures, double together, double cpu) {}

  /** Plays until the compiler rests, a minute at most; returns how many seconds that took. */
  double warmUp() {
    var warmth = new Warmth(0.1);
    int slices = 0;
    do {
      flatOut(SLICE_NANOS);
      slices++;
    } while (!warmth.isWarm() && slices < MOST_SLICES);
    return warmth.seconds();
  }

  /** Each table replies when its last reply is acknowledged. */
  Load flatOut(long nanos) {
    return measure((player, end) -> player.flatOut(end), nanos);
  }

  /**
   * Each table replies at random times, so many times a second all together, whether the server
   * keeps up or not; what a reply takes is counted from when it was due.
   */
  Load paced(double perSecond, long nanos) {
    return measure((player, end) -> player.paced(perSecond / TABLES, end), nanos);
  }

  /** A reply at each of these times from now on, at one table after the other; what each took. */
  List<Long> paced(List<Long> arrivals) {
    var times = new ArrayList<Long>();
    long begin = System.nanoTime();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int n = 0; n < TABLES; n++) {
        var player = players.get(n);
        var own = new ArrayList<Long>();
        for (int at = n; at < arrivals.size(); at += TABLES) {
          own.add(begin + arrivals.get(at));
        }
        threads.execute(
            () -> {
              var taken = player.paced(own);
              synchronized (times) {
                times.addAll(taken);
              }
            });
      }
    }
    return times;
  }

  private interface Play {
    List<Long> until(Replay player, long end);
  }

  private Load measure(Play play, long nanos) {
    var before = store.commits();
    long cpu = SYSTEM.getProcessCpuTime();
    var times = new ArrayList<Long>();
    long end = System.nanoTime() + nanos;
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var player : players) {
        threads.execute(
            () -> {
              var own = play.until(player, end);
              synchronized (times) {
                times.addAll(own);
              }
            });
      }
    }
    cpu = SYSTEM.getProcessCpuTime() - cpu;
    var after = store.commits();
    double appends = after.appends() - before.appends();
    return new Load(
        Figures.of(times, 1, nanos),
        appends / (after.count() - before.count()),
        cpu / 1e3 / appends);
  }

  /** Plays the game at one table after the other. */
  private static final class Replay {
    private final Rooms rooms;
    private final Recorded game;
    private final SplittableRandom random;
    private TableId table;
    private int next;

    Replay(Rooms rooms, Recorded game, SplittableRandom random) {
      this.rooms = rooms;
      this.game = game;
      this.random = random;
      table = rooms.create(game.plan(), _ -> List.of());
    }

    List<Long> flatOut(long end) {
      var times = new ArrayList<Long>();
      for (long start = System.nanoTime(); start < end; start = System.nanoTime()) {
        reply();
        times.add(System.nanoTime() - start);
      }
      return times;
    }

    List<Long> paced(double perSecond, long end) {
      var times = new ArrayList<Long>();
      for (var pace = new Pace(random, perSecond); pace.next() < end; pace.step()) {
        sleepUntil(pace.next());
        reply();
        times.add(System.nanoTime() - pace.next());
      }
      return times;
    }

    List<Long> paced(List<Long> dues) {
      var times = new ArrayList<Long>();
      for (long due : dues) {
        sleepUntil(due);
        reply();
        times.add(System.nanoTime() - due);
      }
      return times;
    }

    private static void sleepUntil(long due) {
      try {
        TimeUnit.NANOSECONDS.sleep(due - System.nanoTime());
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    private void reply() {
      if (next == game.steps().size()) {
        table = rooms.create(game.plan(), _ -> List.of());
        next = 0;
      }
      var step = game.steps().get(next);
      rooms
          .room(table)
          .tell(
              step.seat(),
              "r" + next++,
              new Command.AnswerQuestion(step.seat(), step.question(), step.answer()));
    }
  }
}
