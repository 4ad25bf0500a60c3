package ecumene.phase;

import static ecumene.table.Stream.CALAMITY_SELECTION;

import ecumene.event.CalamityEvent.CalamitiesCounted;
import ecumene.event.CardEvent.CalamityDiscarded;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.table.Script;
import ecumene.table.Table;
import ecumene.world.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Calamity selection: of two calamities of one name one is discarded at random, and then as many at
 * random as a player holds too many.
 *
 * @rule P8
 */
final class CalamitySelection implements Script {
  private static final int MOST_MAJORS = 2;

  @Override
  public void play(Table table) {
    var seats = table.world().seats();
    for (var seat : seats) {
      int count = table.world().cards().calamityCount(seat);
      table.tell(new CalamitiesCounted(seat, count)); // P8.1
    }
    for (var seat : seats) {
      discardDoubles(seat, table);
      discardExcess(seat, MOST_MAJORS, card -> face(card).isMajor(), table); // RU.1
      discardExcess(seat, table.world().setup().calamityLimit(), card -> true, table); // P8.3
    }
  }

  private static void discardDoubles(Civilization seat, Table table) {
    for (var name : CalamityCard.values()) {
      var copies = table.world().cards().calamities(seat, name);
      if (copies.size() > 1) {
        discardOne(seat, copies, "P8.2", table);
      }
    }
  }

  private static void discardExcess(
      Civilization seat, int limit, Predicate<Card> counted, Table table) {
    var held = new ArrayList<Card>();
    for (var card : table.world().cards().hand(seat)) {
      if (card.isCalamity() && counted.test(card)) {
        held.add(card);
      }
    }
    while (held.size() > limit) {
      held.remove(discardOne(seat, held, "P8.4", table));
    }
  }

  private static Card discardOne(Civilization seat, List<Card> of, String rule, Table table) {
    var card = of.get(table.draw(CALAMITY_SELECTION, of.size()));
    table.world().cards().discard(seat, card); // P8.5
    table.tell(new CalamityDiscarded(seat, card, rule));
    return card;
  }

  private static CalamityCard face(Card card) {
    return (CalamityCard) card.face();
  }
}
