package ecumene.wire.position;

import ecumene.facts.Block;
import ecumene.facts.Setup;
import ecumene.world.Card;
import java.util.ArrayList;
import java.util.List;

/** Where the cards of one block and number lie, stacked and discarded. */
record Pile(Block block, int number) {

  static List<Pile> all(Setup setup) {
    var all = new ArrayList<Pile>();
    for (var block : setup.blocks()) {
      for (int number = 1; number <= Setup.STACKS; number++) {
        all.add(new Pile(block, number));
      }
    }
    return all;
  }

  static Pile of(Card card) {
    return new Pile(card.block(), card.face().stack());
  }
}
