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
    int left = 0;
    for (int heap : heaps) {
      left += heap;
    }
    int[] heapOf = new int[left];
    for (int heap = 0, piece = 0; heap < heaps.length; heap++) {
      for (int n = 0; n < heaps[heap]; n++) {
        heapOf[piece++] = heap;
      }
    }
    int[] picked = new int[heaps.length];
    for (int n = 0; n < count; n++) {
      int piece = below(left);
      picked[heapOf[piece]]++;
      heapOf[piece] = heapOf[--left];
    }
    return picked;
  }
}
