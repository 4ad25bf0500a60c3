package ecumene.ability;

import ecumene.event.CardEvent.CardHandedOver;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.table.Handed;
import ecumene.table.Owed;
import ecumene.table.Table;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * The card that a player named for Provincial Empire still has to hand over.
 *
 * @rule provincial-empire.1
 */
record Tribute(Civilization seat, Civilization holder) implements Owed<Handed> {
  private static final int LEAST_VALUE = 2;

  /** The cards of the giver that are worth enough. */
  Commodities suitable(World world) {
    return new Commodities(
        world.cards().commodities(seat).list().stream()
            .filter(card -> card.faceValue() >= LEAST_VALUE)
            .toList());
  }

  @Override
  public HandOver question(Table table) {
    return new HandOver(seat, holder, suitable(table.world()));
  }

  @Override
  public @Nullable Owed<?> settle(Handed answer, Table table) {
    var cards = table.world().cards();
    var card = cards.copyOf(answer.cards().list().getFirst(), seat); // RU.11
    cards.give(seat, holder, card);
    table.tell(new CardHandedOver(seat, holder, card)); // provincial-empire.8
    return null;
  }
}
