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
}
