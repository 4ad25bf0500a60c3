package ecumene.facts;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/** A set of advances in the printed order. Bit n of the mask stands for the one of index n. */
public record Advances(long mask) implements Iterable<Advance> {
  private static final long EVERY_ONE = (1L << Advance.COUNT) - 1;

  public static final Advances NONE = new Advances(0);
  public static final Advances ALL = new Advances(EVERY_ONE);

  public Advances {
    if ((mask & ~EVERY_ONE) != 0) {
      throw new IllegalArgumentException("no advances: " + Long.toBinaryString(mask));
    }
  }

  public static Advances of(Advance... advances) {
    return from(Arrays.asList(advances));
  }

  public static Advances from(Iterable<Advance> advances) {
    long mask = 0;
    for (var advance : advances) {
      mask |= bit(advance);
    }
    return new Advances(mask);
  }

  public boolean contains(Advance advance) {
    return (mask & bit(advance)) != 0;
  }

  public Advances with(Advance advance) {
    return new Advances(mask | bit(advance));
  }

  public Advances union(Advances others) {
    return new Advances(mask | others.mask);
  }

  public Advances minus(Advances others) {
    return new Advances(mask & ~others.mask);
  }

  public int size() {
    return Long.bitCount(mask);
  }

  public boolean isEmpty() {
    return mask == 0;
  }

  public List<Advance> list() {
    var list = new ArrayList<Advance>(size());
    for (long rest = mask; rest != 0; rest &= rest - 1) {
      list.add(Advance.at(Long.numberOfTrailingZeros(rest)));
    }
    return list;
  }

  @Override
  public Iterator<Advance> iterator() {
    return list().iterator();
  }

  @Override
  public String toString() {
    return list().stream().map(Advance::id).collect(joining(", "));
  }

  private static long bit(Advance advance) {
    return 1L << advance.index();
  }
}
