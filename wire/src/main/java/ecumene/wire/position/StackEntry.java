package ecumene.wire.position;

import ecumene.facts.Block;
import ecumene.facts.TradeCard;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A stack whose order is known, or at least what lies on top.
 *
 * @param block left out: the only one
 * @param cards all of them, top first; left out: the top is said
 * @param top those on top, top first; the others that belong to the stack and lie nowhere else are
 *     shuffled below them
 */
public record StackEntry(
    @Nullable Block block,
    int number,
    @Nullable List<TradeCard> cards,
    @Nullable List<TradeCard> top) {

  /** The stacks of a world that are not as in another. */
  static List<StackEntry> changed(World world, World other) {
    var lines = new ArrayList<StackEntry>();
    for (var pile : Pile.all(world.setup())) {
      var stack = world.cards().stack(pile.block(), pile.number());
      if (!stack.equals(other.cards().stack(pile.block(), pile.number()))) {
        lines.add(
            new StackEntry(
                pile.block(), pile.number(), stack.stream().map(Card::face).toList(), null));
      }
    }
    return lines;
  }
}
