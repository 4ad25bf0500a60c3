package ecumene.bench;

import java.util.SplittableRandom;

/** Times at random, so many a second on average. */
final class Pace {
  private final SplittableRandom random;
  private final double meanNanos;
  private final long begun = System.nanoTime();
  private long next = begun;

  Pace(SplittableRandom random, double perSecond) {
    this.random = random;
    meanNanos = 1e9 / perSecond;
    step();
  }

  /** The next of them. */
  long next() {
    return next;
  }

  /** The next of them, counted from the beginning. */
  long elapsed() {
    return next - begun;
  }

  void step() {
    next += (long) (-Math.log(1 - random.nextDouble()) * meanNanos);
  }
}
