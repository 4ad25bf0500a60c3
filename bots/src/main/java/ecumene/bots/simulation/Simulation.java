package ecumene.bots.simulation;

import ecumene.event.Event;
import ecumene.world.World;
import java.util.ArrayDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongFunction;

/**
 * Many matches on several threads. What is learned of them comes in their order, whatever the
 * threads do, so the same seeds give the same results.
 */
public final class Simulation {
  private static final int AHEAD = 4;

  private Simulation() {}

  /** A match that came to its end, or what stopped it. */
  public sealed interface Result {
    Match match();

    record Ended(Match match, GameSummary played) implements Result {}

    record Broken(Match match, Throwable cause) implements Result {}
  }

  /** Plays the matches of the numbers from 0 to count − 1. */
  public static void run(
      long count, int threads, LongFunction<Match> matches, Consumer<Result> results) {
    run(count, threads, matches, world -> event -> {}, results);
  }

  /**
   * The same, where somebody else is told of what happens in each match, on its thread.
   *
   * @param listening makes a listener for the position that is played on
   */
  public static void run(
      long count,
      int threads,
      LongFunction<Match> matches,
      Function<World, Consumer<Event>> listening,
      Consumer<Result> results) {
    try (var workers = Executors.newFixedThreadPool(threads)) {
      var running = new ArrayDeque<Future<Result>>();
      for (long number = 0; number < count || !running.isEmpty(); number++) {
        if (number < count) {
          var match = matches.apply(number);
          running.add(workers.submit(() -> play(match, listening)));
        }
        if (running.size() >= threads * AHEAD || number >= count) {
          results.accept(await(running.remove()));
        }
      }
    }
  }

  private static Result play(Match match, Function<World, Consumer<Event>> listening) {
    try {
      return new Result.Ended(match, match.play(listening));
    } catch (RuntimeException broken) { // whatever a game breaks on is what we want to know
      return new Result.Broken(match, broken);
    }
  }

  private static Result await(Future<Result> result) {
    try {
      return result.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    }
  }
}
