package ecumene.wire.position;

import ecumene.facts.Block;
import ecumene.facts.TradeCard;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * A stack whose order is known.
 *
 * @param cards top first
 */
public record StackLine(Block block, int number, List<TradeCard> cards) {

  /** The stacks of a world that are not as in another. */
  static List<StackLine> changed(World world, World other) {
    var lines = new ArrayList<StackLine>();
    for (var pile : Pile.all(world.setup())) {
      var stack = world.cards().stack(pile.block(), pile.number());
      if (!stack.equals(other.cards().stack(pile.block(), pile.number()))) {
        lines.add(
            new StackLine(pile.block(), pile.number(), stack.stream().map(Card::face).toList()));
      }
    }
    return lines;
  }
}
