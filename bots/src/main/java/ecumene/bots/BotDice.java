package ecumene.bots;

import ecumene.table.Dice;

/** The chance a bot has for itself; the same seed, the same chance, on every machine. */
public final class BotDice implements Dice {
  private long state;

  public BotDice(long seed) {
    state = seed;
  }

  /** Goes on as new ones do that are made with this seed. */
  public void begin(long seed) {
    state = seed;
  }

  /** The dice of one seat in one game. */
  public static BotDice of(long game, int seat) {
    var dice = new BotDice(game * 31 + seat);
    dice.next();
    return dice;
  }

  @Override
  public int below(int bound) {
    return (int) Math.unsignedMultiplyHigh(next(), bound);
  }

  /** SplitMix64. */
  private long next() {
    state += 0x9E3779B97F4A7C15L;
    long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}
