package ecumene.example;

import ecumene.table.Dice;
import java.util.ArrayList;
import java.util.List;

/** Dice that fall the same way for the same seed, on every machine (SplitMix64). */
public final class SeededDice implements Dice {
  private long state;

  public SeededDice(long seed) {
    state = seed;
  }

  @Override
  public int below(int bound) {
    state += 0x9E3779B97F4A7C15L;
    long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return (int) Math.unsignedMultiplyHigh(mixed ^ (mixed >>> 31), bound);
  }

  /** True once in so many times. */
  public boolean oneIn(int times) {
    return below(times) == 0;
  }

  /** All of them, in any order. */
  public <T> List<T> shuffled(List<T> of) {
    var left = new ArrayList<>(of);
    var order = new ArrayList<T>(of.size());
    while (!left.isEmpty()) {
      order.add(left.remove(below(left.size())));
    }
    return order;
  }
}
