package ecumene.wire.position;

import ecumene.table.Draws;
import ecumene.table.Stream;
import ecumene.world.Card;
import java.util.ArrayList;
import java.util.List;

/** Puts cards into an order that chance decides. */
final class Shuffling {
  private Shuffling() {}

  /** Sorted first, so that the order in which cards came together does not matter. */
  static List<Card> of(List<Card> cards, Draws draws) {
    var order = new ArrayList<>(cards.stream().sorted().toList());
    for (int i = order.size() - 1; i > 0; i--) {
      int j = draws.next(Stream.STACKS, i + 1);
      order.set(j, order.set(i, order.get(j)));
    }
    return order;
  }
}
