package ecumene.bench;

import java.util.SplittableRandom;

/** Times at random, so many a second on average. */
final class Pace {
  private final SplittableRandom random;
  private final double meanNanos;
  private long next;

  Pace(SplittableRandom random, double perSecond) {
    this.random = random;
    meanNanos = 1e9 / perSecond;
    next = System.nanoTime();
    step();
  }

  /** The next of them. */
  long next() {
    return next;
  }

  void step() {
    next += (long) (-Math.log(1 - random.nextDouble()) * meanNanos);
  }
}
