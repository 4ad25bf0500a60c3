package ecumene.table;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/**
 * The game's randomness (RU.5). A draw is a keyed function of the seed, the stream and how many
 * draws the stream has given before; nothing else is remembered.
 *
 * <p>The function is SipHash-2-4: whoever sees some draws but not the seed learns nothing about the
 * others.
 */
public final class Draws {
  private static final int STREAMS = Stream.values().length;

  private final Seed seed;
  private final int[] drawn;

  public Draws(Seed seed) {
    this(seed, new int[STREAMS]);
  }

  /** As they are when so many have been drawn of each stream; of a stream not named, none. */
  public Draws(Seed seed, Map<Stream, Integer> drawn) {
    this(seed);
    drawn.forEach((stream, count) -> this.drawn[stream.index()] = count);
  }

  private Draws(Seed seed, int[] drawn) {
    this.seed = seed;
    this.drawn = drawn;
  }

  public Draws copy() {
    return new Draws(seed, drawn.clone());
  }

  public Seed seed() {
    return seed;
  }

  /** How many have been drawn of each stream that was drawn from. */
  public Map<Stream, Integer> drawn() {
    var counts = new EnumMap<Stream, Integer>(Stream.class);
    for (var stream : Stream.values()) {
      if (drawn[stream.index()] > 0) {
        counts.put(stream, drawn[stream.index()]);
      }
    }
    return counts;
  }

  /** A number from 0 to bound − 1, each as likely as the others. */
  public int next(Stream stream, int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("there is nothing to draw from");
    }
    long random = draw(seed, stream.index(), drawn[stream.index()]++);
    return (int) Math.unsignedMultiplyHigh(random, bound);
  }

  /** SipHash-2-4 of the eight bytes (stream, index) under the key. */
  static long draw(Seed key, int stream, int index) {
    return sipHash(key.low(), key.high(), (long) stream << 32 | index);
  }

  /** SipHash-2-4 of one little-endian word. */
  static long sipHash(long k0, long k1, long message) {
    var state =
        new long[] {
          k0 ^ 0x736f6d6570736575L,
          k1 ^ 0x646f72616e646f6dL,
          k0 ^ 0x6c7967656e657261L,
          k1 ^ 0x7465646279746573L
        };
    for (long word : new long[] {message, 8L << 56}) {
      state[3] ^= word;
      rounds(state, 2);
      state[0] ^= word;
    }
    state[2] ^= 0xff;
    rounds(state, 4);
    return state[0] ^ state[1] ^ state[2] ^ state[3];
  }

  private static void rounds(long[] v, int count) {
    for (int i = 0; i < count; i++) {
      v[0] += v[1];
      v[2] += v[3];
      v[1] = Long.rotateLeft(v[1], 13) ^ v[0];
      v[3] = Long.rotateLeft(v[3], 16) ^ v[2];
      v[0] = Long.rotateLeft(v[0], 32);
      v[2] += v[1];
      v[0] += v[3];
      v[1] = Long.rotateLeft(v[1], 17) ^ v[2];
      v[3] = Long.rotateLeft(v[3], 21) ^ v[0];
      v[2] = Long.rotateLeft(v[2], 32);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Draws that
        && seed.equals(that.seed)
        && Arrays.equals(drawn, that.drawn);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(drawn);
  }

  /** How often each stream was drawn from; the seed stays out of logs. */
  @Override
  public String toString() {
    return "draws " + Arrays.toString(drawn);
  }
}
