package ecumene.table;

import java.util.ArrayList;
import java.util.List;

/** Chance for those who answer at random; the game's own chance is {@link Draws}. */
@FunctionalInterface
public interface Dice {

  /** A number from 0 to bound − 1. */
  int below(int bound);

  /** One of them. */
  default <T> T one(List<T> of) {
    return of.get(below(of.size()));
  }

  /** So many of them, each at most once. */
  default <T> List<T> some(List<T> of, int count) {
    var left = new ArrayList<>(of);
    while (left.size() > count) {
      int last = left.size() - 1;
      left.set(below(left.size()), left.get(last));
      left.remove(last);
    }
    return left;
  }

  /** So many pieces of all in these heaps, each as likely as the others: how many from each. */
  default int[] spread(int count, int... heaps) {
    int[] picked = new int[heaps.length];
    int left = 0;
    for (int heap : heaps) {
      left += heap;
    }
    for (int n = 0; n < count; n++, left--) {
      int piece = below(left);
      int heap = 0;
      for (; piece >= heaps[heap] - picked[heap]; heap++) {
        piece -= heaps[heap] - picked[heap];
      }
      picked[heap]++;
    }
    return picked;
  }
}
