package ecumene.facts;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/** Commodity cards, equal ones as often as they are there, in the order of their printed values. */
public record Commodities(List<Commodity> list) implements Iterable<Commodity> {
  public static final Commodities NONE = new Commodities(List.of());

  public Commodities {
    list = isSorted(list) ? List.copyOf(list) : sorted(list);
  }

  private static boolean isSorted(List<Commodity> list) {
    for (int i = 1; i < list.size(); i++) {
      if (list.get(i).compareTo(list.get(i - 1)) < 0) {
        return false;
      }
    }
    return true;
  }

  /** By insertion, for hands are small and nearly in order. */
  private static List<Commodity> sorted(List<Commodity> list) {
    var cards = list.toArray(Commodity[]::new);
    for (int i = 1; i < cards.length; i++) {
      var card = cards[i];
      int place = i;
      for (; place > 0 && cards[place - 1].compareTo(card) > 0; place--) {
        cards[place] = cards[place - 1];
      }
      cards[place] = card;
    }
    return List.of(cards);
  }

  public static Commodities of(Commodity... cards) {
    return new Commodities(List.of(cards));
  }

  public int size() {
    return list.size();
  }

  public boolean isEmpty() {
    return list.isEmpty();
  }

  public int count(Commodity commodity) {
    int count = 0;
    for (int i = 0; i < list.size(); i++) {
      count += list.get(i) == commodity ? 1 : 0;
    }
    return count;
  }

  public boolean contains(Commodity commodity) {
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i) == commodity) {
        return true;
      }
    }
    return false;
  }

  /** Whether every one of these cards is there, equal ones as often. */
  public boolean containsAll(Commodities others) {
    int at = 0; // both are in the same order
    for (int i = 0; i < others.list.size(); i++) {
      while (at < list.size() && list.get(at) != others.list.get(i)) {
        at++;
      }
      if (at == list.size()) {
        return false;
      }
      at++;
    }
    return true;
  }

  public Commodities minus(Commodities others) {
    var left = new Commodity[list.size()];
    int size = 0;
    int next = 0; // both are in the same order
    for (var card : list) {
      while (next < others.list.size() && others.list.get(next).compareTo(card) < 0) {
        next++; // is not there
      }
      if (next < others.list.size() && others.list.get(next) == card) {
        next++;
      } else {
        left[size++] = card;
      }
    }
    return size == left.length ? this : new Commodities(List.of(Arrays.copyOf(left, size)));
  }

  /** Each kind once. */
  public List<Commodity> kinds() {
    var kinds = new ArrayList<Commodity>(list.size());
    for (var card : list) {
      if (kinds.isEmpty() || kinds.getLast() != card) {
        kinds.add(card);
      }
    }
    return kinds;
  }

  /** The printed values added up; sets do not matter. */
  public int faceValue() {
    int sum = 0;
    for (var card : list) {
      sum += card.faceValue();
    }
    return sum;
  }

  /** So many times its face value so many equal cards are worth (P7.1). */
  public static int setFactor(int count) {
    return count * count;
  }

  /** n equal cards of face value v are worth n² · v; different ones never combine (P7.1). */
  public int setValue() {
    int sum = 0;
    int equal = 0;
    for (int i = 0; i < list.size(); i++) {
      equal = i > 0 && list.get(i) == list.get(i - 1) ? equal + 1 : 1;
      sum += (2 * equal - 1) * list.get(i).faceValue(); // n² is the sum of the first odd numbers
    }
    return sum;
  }

  @Override
  public Iterator<Commodity> iterator() {
    return list.iterator();
  }

  /** As in {@code 2 ochre, iron}. */
  @Override
  public String toString() {
    return kinds().stream()
        .map(kind -> (count(kind) > 1 ? count(kind) + " " : "") + kind.id())
        .collect(joining(", "));
  }
}
