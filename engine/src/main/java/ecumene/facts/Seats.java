package ecumene.facts;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collector;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** A set of civilizations, in A.S.T. ranking. Bit n of the mask stands for the one of index n. */
public record Seats(int mask) implements Iterable<Civilization> {
  private static final int EVERYBODY = (1 << Civilization.COUNT) - 1;
  private static final int INDEX_BITS = 5; // enough for 18

  public static final Seats NONE = new Seats(0);
  public static final Seats ALL = new Seats(EVERYBODY);

  public Seats {
    if ((mask & ~EVERYBODY) != 0) {
      throw new IllegalArgumentException("no civilizations: " + Integer.toBinaryString(mask));
    }
  }

  public static Seats of(Civilization... civilizations) {
    return from(Arrays.asList(civilizations));
  }

  public static Seats from(Iterable<Civilization> civilizations) {
    var mask = 0;
    for (var civilization : civilizations) {
      mask |= bit(civilization);
    }
    return new Seats(mask);
  }

  public static Collector<Civilization, ?, Seats> toSeats() {
    return Collector.of(
        () -> new int[1],
        (mask, civilization) -> mask[0] |= bit(civilization),
        (left, right) -> new int[] {left[0] | right[0]},
        mask -> new Seats(mask[0]));
  }

  public boolean contains(Civilization civilization) {
    return (mask & bit(civilization)) != 0;
  }

  public Seats with(Civilization civilization) {
    return new Seats(mask | bit(civilization));
  }

  public Seats without(Civilization civilization) {
    return new Seats(mask & ~bit(civilization));
  }

  public Seats union(Seats others) {
    return new Seats(mask | others.mask);
  }

  public Seats minus(Seats others) {
    return new Seats(mask & ~others.mask);
  }

  /** Those in both sets. */
  public Seats and(Seats others) {
    return new Seats(mask & others.mask);
  }

  public Seats filter(Predicate<Civilization> wanted) {
    var kept = 0;
    for (var rest = mask; rest != 0; rest &= rest - 1) {
      var civilization = lowest(rest);
      if (wanted.test(civilization)) {
        kept |= bit(civilization);
      }
    }
    return new Seats(kept);
  }

  /** Something for everybody, in ranking. */
  public <T> List<T> map(Function<Civilization, T> made) {
    var list = new ArrayList<T>(size());
    for (var rest = mask; rest != 0; rest &= rest - 1) {
      list.add(made.apply(lowest(rest)));
    }
    return list;
  }

  public int size() {
    return Integer.bitCount(mask);
  }

  public boolean isEmpty() {
    return mask == 0;
  }

  /** The highest in A.S.T. ranking. */
  public Civilization first() {
    if (isEmpty()) {
      throw new NoSuchElementException("nobody is first of nobody");
    }
    return lowest(mask);
  }

  public List<Civilization> list() {
    var list = new Civilization[size()];
    int next = 0;
    for (var rest = mask; rest != 0; rest &= rest - 1) {
      list[next++] = lowest(rest);
    }
    return List.of(list);
  }

  /** Those with the lowest number first, ranking breaking ties (1.9). */
  public List<Civilization> sortedBy(ToIntFunction<Civilization> number) {
    var keys = new long[size()];
    int next = 0;
    for (var rest = mask; rest != 0; rest &= rest - 1) {
      var civilization = lowest(rest);
      keys[next++] = (long) number.applyAsInt(civilization) << INDEX_BITS | civilization.index();
    }
    Arrays.sort(keys);
    var sorted = new Civilization[keys.length];
    for (int i = 0; i < keys.length; i++) {
      sorted[i] = Civilization.at((int) keys[i] & (1 << INDEX_BITS) - 1);
    }
    return List.of(sorted);
  }

  /** Adds everybody to the list, those after this one first; null: in ranking. */
  public void addAfter(@Nullable Civilization one, List<Civilization> list) {
    int upTo = one == null ? 0 : bit(one) | bit(one) - 1;
    for (var rest = mask & ~upTo; rest != 0; rest &= rest - 1) {
      list.add(lowest(rest));
    }
    for (var rest = mask & upTo; rest != 0; rest &= rest - 1) {
      list.add(lowest(rest));
    }
  }

  public Stream<Civilization> stream() {
    return StreamSupport.stream(spliterator(), false);
  }

  @Override
  public Iterator<Civilization> iterator() {
    return new Ranking(mask);
  }

  @Override
  public String toString() {
    return stream().map(Civilization::id).collect(joining(", "));
  }

  private static int bit(Civilization civilization) {
    return 1 << civilization.index();
  }

  private static Civilization lowest(int mask) {
    return Civilization.at(Integer.numberOfTrailingZeros(mask));
  }

  private static final class Ranking implements Iterator<Civilization> {
    private int rest;

    Ranking(int mask) {
      rest = mask;
    }

    @Override
    public boolean hasNext() {
      return rest != 0;
    }

    @Override
    public Civilization next() {
      if (rest == 0) {
        throw new NoSuchElementException();
      }
      var next = lowest(rest);
      rest &= rest - 1;
      return next;
    }
  }
}
