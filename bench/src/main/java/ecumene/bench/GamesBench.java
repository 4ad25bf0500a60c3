package ecumene.bench;

import static java.util.Comparator.comparingDouble;

import com.sun.management.ThreadMXBean;
import ecumene.bots.BotDice;
import ecumene.bots.kind.BotKind;
import ecumene.bots.simulation.GameSummary;
import ecumene.bots.simulation.Match;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Game;
import ecumene.game.Header;
import ecumene.table.Open;
import ecumene.table.Reply;
import ecumene.table.Seed;
import ecumene.world.Terms;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;

/**
 * How many replies and games a second of one core is good for, with 18 at the table. Prints the
 * median of several rounds, the range, and what was allocated. Each kind of game is played for some
 * seconds of CPU before it is measured, so that the compiler has done its work.
 *
 * <p>{@code java -cp bench/target/ecumene-bench.jar ecumene.bench.GamesBench}, and after it, if ten
 * are not to be enough, the seconds of CPU that are played before.
 */
public final class GamesBench {
  private static final Setup EIGHTEEN = Setup.of(18, Side.BOTH);
  private static final Terms SHORT = Terms.SHORT.upTo(6);
  private static final int WARM_UP_SECONDS = 10;
  private static final int ROUNDS = 9;
  private static final long ROUND_NANOS = 500_000_000;
  private static final int KEPT = 100;
  private static final int HALF_A_GAME = 250;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private GamesBench() {}

  public static void main(String[] args) {
    report(args.length == 0 ? WARM_UP_SECONDS : Integer.parseInt(args[0]));
  }

  static void report() {
    report(WARM_UP_SECONDS);
  }

  private static void report(int warmUp) {
    System.out.println("Games of 18, per second of CPU: median (range), bytes for each");
    measure(warmUp, "random replies, answered at once", "at least 300000", GamesBench::atOnce);
    measure(warmUp, "random replies, suspended", "at least 100000", GamesBench::suspended);
    measure(warmUp, "replies of house players", "", seed -> house(seed).replies());
    measure(0, "games of house players", "at least 10", GamesBench::games);
    System.out.printf(
        Locale.ROOT, "%-34s %8d kB   at most 200%n", "a game that waits, kept", keptBytes() / 1000);
  }

  private static int atOnce(int seed) {
    return new Match(EIGHTEEN, SHORT, seed, BotKind.RANDOM).play().replies();
  }

  private static int suspended(int seed) {
    return play(seed, Integer.MAX_VALUE).entries().size();
  }

  /** A random game that suspends at every question, so far; whose turn it is answers first. */
  private static Game play(int seed, int replies) {
    var dice = new BotDice(seed);
    var game = Game.begin(new Header(EIGHTEEN, SHORT, Seed.of(seed)));
    for (int n = 0; n < replies && !game.isOver(); n++) {
      var open = firstAwaited(game);
      var answer = open.question().anyAnswer(dice);
      game = game.submit(new Reply(open.id(), open.question().seat(), answer));
    }
    return game;
  }

  private static Open firstAwaited(Game game) {
    for (var open : game.open()) {
      if (open.question().isAwaited()) {
        return open;
      }
    }
    throw new IllegalStateException("nobody is asked anything");
  }

  private static GameSummary house(int seed) {
    return new Match(EIGHTEEN, Terms.BASIC.upTo(40), seed, BotKind.HOUSE).play();
  }

  private static int games(int seed) {
    return house(seed).turns().isEmpty() ? 0 : 1;
  }

  private static void measure(int warmUp, String what, String wanted, IntUnaryOperator play) {
    var seeds = new AtomicInteger();
    if (warmUp > 0) {
      new Round(TimeUnit.SECONDS.toNanos(warmUp), play, seeds);
    }
    var rounds = new ArrayList<Round>();
    for (int n = 0; n < ROUNDS; n++) {
      rounds.add(new Round(ROUND_NANOS, play, seeds));
    }
    rounds.sort(comparingDouble(Round::rate));
    System.out.printf(
        Locale.ROOT,
        "%-34s %8.1f (%.1f to %.1f), %.0f bytes   %s%n",
        what,
        rounds.get(ROUNDS / 2).rate(),
        rounds.getFirst().rate(),
        rounds.getLast().rate(),
        rounds.get(ROUNDS / 2).bytes(),
        wanted);
  }

  /** Whole games until so much CPU time has passed. */
  private record Round(double rate, double bytes) {
    Round(long nanos, IntUnaryOperator play, AtomicInteger seeds) {
      long begin = THREADS.getCurrentThreadCpuTime();
      long allocated = THREADS.getCurrentThreadAllocatedBytes();
      long cpu = 0;
      long count = 0;
      while (cpu < nanos) {
        count += play.applyAsInt(seeds.getAndIncrement());
        cpu = THREADS.getCurrentThreadCpuTime() - begin;
      }
      allocated = THREADS.getCurrentThreadAllocatedBytes() - allocated;
      this(count * 1e9 / cpu, (double) allocated / count);
    }
  }

  /** What each of many games in their middle keeps in memory. */
  private static long keptBytes() {
    var kept = new ArrayList<Game>();
    long before = used();
    for (int seed = 0; seed < KEPT; seed++) {
      kept.add(play(seed, HALF_A_GAME));
    }
    long after = used();
    return (after - before) / kept.size();
  }

  private static long used() {
    for (int n = 0; n < 3; n++) {
      System.gc();
    }
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}
