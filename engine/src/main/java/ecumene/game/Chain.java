package ecumene.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list that only grows. It is a value; a longer one shares what was there before, so that adding
 * costs the same however long it is. A game keeps it long, and often adds one at a time: there is
 * no list for one.
 */
abstract sealed class Chain<T> {
  private final @Nullable Chain<T> before;
  private final int size;

  private Chain(@Nullable Chain<T> before, int size) {
    this.before = before;
    this.size = size;
  }

  static <T> Chain<T> empty() {
    return new Many<>(null, List.of(), 0);
  }

  /** With all of these, a list that nobody changes any more. */
  Chain<T> plus(List<T> more) {
    return switch (more.size()) {
      case 0 -> this;
      case 1 -> plus(more.getFirst());
      default -> new Many<>(this, more, size + more.size());
    };
  }

  Chain<T> plus(T one) {
    return new One<>(this, one, size + 1);
  }

  int size() {
    return size;
  }

  /** Null when there is nothing. */
  @Nullable T last() {
    var link = link();
    return link.isEmpty() ? null : link.getLast();
  }

  List<T> list() {
    return from(0);
  }

  /** Everything but the first so many. */
  List<T> from(int start) {
    var links = new ArrayDeque<List<T>>();
    int reached = size;
    for (var chain = this; chain != null && reached > start; chain = chain.before) {
      var link = chain.link();
      links.addFirst(link);
      reached -= link.size();
    }
    var list = new ArrayList<T>(size - reached);
    links.forEach(list::addAll);
    return List.copyOf(list.subList(start - reached, list.size()));
  }

  /** What was added last. */
  abstract List<T> link();

  private static final class One<T> extends Chain<T> {
    private final T one;

    One(Chain<T> before, T one, int size) {
      super(before, size);
      this.one = one;
    }

    @Override
    List<T> link() {
      return List.of(one);
    }
  }

  private static final class Many<T> extends Chain<T> {
    private final List<T> link;

    Many(@Nullable Chain<T> before, List<T> link, int size) {
      super(before, size);
      this.link = link;
    }

    @Override
    List<T> link() {
      return link;
    }
  }
}
