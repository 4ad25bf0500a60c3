package ecumene.phase;

import static ecumene.table.Stream.STACKS;

import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.CalamityKind;
import ecumene.facts.Commodity;
import ecumene.facts.Setup;
import ecumene.table.Script;
import ecumene.table.Table;
import ecumene.world.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The stacks of trade cards before the first turn, and what happens to the discards after each.
 *
 * @rule 2.5, RU.10, P13.5
 */
public final class StackPreparation implements Script {

  /** Shuffles every stack as the number of players wants it. */
  @Override
  public void play(Table table) {
    var setup = table.world().setup();
    for (var block : setup.blocks()) {
      for (int number = 1; number <= Setup.STACKS; number++) {
        var cards = table.world().cards().stack(block, number);
        var stack =
            setup.usesMinors()
                ? layered(cards, table)
                : withCardsAside(cards, setup.seatsOf(block).size(), table);
        table.world().cards().rebuildStack(block, number, stack);
      }
    }
  }

  /** A commodity for each player on top, then the tradeable calamity among the rest. */
  private static List<Card> withCardsAside(List<Card> cards, int players, Table table) {
    var commodities = shuffled(those(cards, card -> !card.isCalamity()), table); // S2.1
    int aside = Math.min(players, commodities.size());
    var stack = new ArrayList<>(commodities.subList(0, aside)); // S2.2, S2.5
    var rest = new ArrayList<>(commodities.subList(aside, commodities.size()));
    rest.addAll(those(cards, is(CalamityKind.TRADEABLE)));
    stack.addAll(shuffled(rest, table)); // S2.3
    stack.addAll(those(cards, is(CalamityKind.NON_TRADEABLE))); // S2.4
    return stack;
  }

  /** Base sets with the minor calamity, then the extra set with the tradeable one. */
  private static List<Card> layered(List<Card> cards, Table table) {
    Predicate<Card> extra = card -> card.face() instanceof Commodity one && one.isExtra();
    Predicate<Card> below = extra.or(is(CalamityKind.TRADEABLE));
    Predicate<Card> last = is(CalamityKind.NON_TRADEABLE);
    var stack = shuffled(those(cards, below.or(last).negate()), table); // S2.6
    stack.addAll(shuffled(those(cards, below), table)); // S2.7
    stack.addAll(those(cards, last)); // S2.8
    return stack;
  }

  /** Discards are shuffled and put under their stack, a non-tradeable calamity last (P13.5). */
  static void reshuffle(Table table) {
    for (var block : table.world().setup().blocks()) {
      for (int number = 1; number <= Setup.STACKS; number++) {
        reshuffle(block, number, table);
      }
    }
  }

  private static void reshuffle(Block block, int number, Table table) {
    var discards = table.world().cards().discards(block, number);
    var last = is(CalamityKind.NON_TRADEABLE);
    var stack = new ArrayList<>(table.world().cards().stack(block, number)); // RU.62
    stack.addAll(shuffled(those(discards, last.negate()), table)); // S2.12
    stack.addAll(those(discards, last)); // S2.13
    table.world().cards().rebuildStack(block, number, stack);
  }

  private static Predicate<Card> is(CalamityKind kind) {
    return card -> card.face() instanceof CalamityCard calamity && calamity.kind() == kind;
  }

  private static List<Card> those(List<Card> cards, Predicate<Card> wanted) {
    var those = new ArrayList<Card>(cards.size());
    for (var card : cards) {
      if (wanted.test(card)) {
        those.add(card);
      }
    }
    return those;
  }

  /** Sorted first, so that the order in which cards came together does not matter. */
  private static List<Card> shuffled(List<Card> cards, Table table) {
    var order = new ArrayList<>(cards);
    order.sort(null); // by their natural order
    for (int i = order.size() - 1; i > 0; i--) {
      int j = table.draw(STACKS, i + 1);
      order.set(j, order.set(i, order.get(j)));
    }
    return order;
  }
}
