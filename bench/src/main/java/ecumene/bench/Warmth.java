package ecumene.bench;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;

/** Whether the compiler of this JVM rests, so that the program is measured and not the compiler. */
final class Warmth {
  private static final CompilationMXBean COMPILER = ManagementFactory.getCompilationMXBean();

  private final double resting;
  private final long begun = System.nanoTime();
  private long since = begun;
  private long compiled = COMPILER.getTotalCompilationTime();

  /**
   * From now on.
   *
   * @param resting for what share of the time a compiler that rests is busy
   */
  Warmth(double resting) {
    this.resting = resting;
  }

  /** Whether the compiler has rested since this was last asked. */
  boolean isWarm() {
    long now = System.nanoTime();
    long total = COMPILER.getTotalCompilationTime();
    double busy = (total - compiled) * 1e6 / (now - since);
    since = now;
    compiled = total;
    return busy < resting;
  }

  double seconds() {
    return (System.nanoTime() - begun) / 1e9;
  }
}
