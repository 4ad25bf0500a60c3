package ecumene.conflict;

import ecumene.event.CardEvent.CardSeized;
import ecumene.event.PieceEvent.TreasuryGained;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import ecumene.table.Answer;
import ecumene.table.Decision;
import ecumene.table.Stream;
import ecumene.table.Table;

/** What a conqueror takes: perhaps a card of the defender, and up to 3 tokens into treasury. */
public record Spoils(Decision card, int treasury) implements Answer {
  private static final int MOST_TREASURY = 3;

  /** Asks the conqueror of a city what to take (P4.6). */
  static void claim(Table table, Civilization conqueror, Owner defender) {
    var world = table.world();
    int treasury = Math.min(MOST_TREASURY, world.stock(conqueror));
    int cards = defender instanceof Civilization loser ? world.cards().handSize(loser) : 0; // P4.8
    if (treasury + cards == 0) {
      return;
    }
    var spoils = table.ask(new ClaimSpoils(conqueror, cards, treasury));
    if (spoils.card() == Decision.YES && defender instanceof Civilization loser) {
      var card = world.cards().hand(loser).get(table.draw(Stream.SPOILS, cards));
      world.cards().give(loser, conqueror, card);
      table.tell(new CardSeized(loser, conqueror, card)); // P4.9
    }
    if (spoils.treasury() > 0) {
      world.fillTreasury(conqueror, spoils.treasury());
      table.tell(new TreasuryGained(conqueror, spoils.treasury()));
    }
  }
}
