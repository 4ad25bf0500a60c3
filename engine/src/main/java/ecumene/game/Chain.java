package ecumene.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list that only grows. It is a value; a longer one shares what was there before, so that adding
 * costs the same however long it is.
 */
final class Chain<T> {
  private final @Nullable Chain<T> before;
  private final List<T> last;
  private final int size;

  private Chain(@Nullable Chain<T> before, List<T> last, int size) {
    this.before = before;
    this.last = last;
    this.size = size;
  }

  static <T> Chain<T> empty() {
    return new Chain<>(null, List.of(), 0);
  }

  /** With all of these, a list that nobody changes any more. */
  Chain<T> plus(List<T> more) {
    return more.isEmpty() ? this : new Chain<>(this, more, size + more.size());
  }

  Chain<T> plus(T one) {
    return plus(List.of(one));
  }

  int size() {
    return size;
  }

  /** Null when there is nothing. */
  @Nullable T last() {
    return last.isEmpty() ? null : last.getLast();
  }

  List<T> list() {
    return from(0);
  }

  /** Everything but the first so many. */
  List<T> from(int start) {
    var links = new ArrayDeque<List<T>>();
    int reached = size;
    for (var link = this; link != null && reached > start; link = link.before) {
      links.addFirst(link.last);
      reached -= link.last.size();
    }
    var list = new ArrayList<T>(size - reached);
    links.forEach(list::addAll);
    return List.copyOf(list.subList(start - reached, list.size()));
  }
}
