package ecumene.purchase;

import ecumene.event.AdvanceEvent.AdvanceAcquired;
import ecumene.event.AdvanceEvent.AdvancesPaid;
import ecumene.event.AdvanceEvent.CardSubstituted;
import ecumene.event.AdvanceEvent.CreditsChosen;
import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.loss.Discard;
import ecumene.loss.Treasury;
import ecumene.table.Owed;
import ecumene.table.Table;
import ecumene.world.AstOrder;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * The transaction of one player, and after it the hand limit. Nobody's transaction changes what
 * another player is asked.
 *
 * @rule P12
 */
public record Acquisition(BuyAdvances asked) implements Owed<Purchase> {

  /** One for each player, in A.S.T. position order. */
  public static List<Acquisition> ofAll(World world) {
    var all = new ArrayList<Acquisition>(Civilization.COUNT);
    for (var seat : AstOrder.byPosition(world)) { // P12.8
      all.add(new Acquisition(BuyAdvances.of(world, seat)));
    }
    return all;
  }

  @Override
  public Civilization seat() {
    return asked.seat();
  }

  @Override
  public BuyAdvances question(Table table) {
    return asked;
  }

  @Override
  public HandLimit settle(Purchase purchase, Table table) {
    if (!purchase.bought().isEmpty()) {
      pay(purchase, table);
      for (var price : asked.prices().bill(purchase)) {
        acquire(price.advance(), table);
        table.tell(new AdvanceAcquired(seat(), price));
      }
      chooseCredits(purchase.credits(), table);
    }
    return new HandLimit(seat()); // P12.6
  }

  private void pay(Purchase purchase, Table table) {
    var payment = purchase.payment();
    var substitution = payment.substitution();
    if (substitution != null) {
      table.tell(new CardSubstituted(seat(), substitution.substitute(), substitution.set()));
    }
    Discard.commodities(table, seat(), payment.cards()); // P12.5
    if (payment.treasury() > 0) {
      Treasury.pay(table, seat(), payment.treasury()); // P12.4
    }
    table.tell(
        new AdvancesPaid(
            seat(),
            asked.prices().due(purchase),
            payment.cardsWorth(),
            payment.treasury() * asked.tokenWorth()));
  }

  private void acquire(Advance advance, Table table) {
    table.world().acquireAdvance(seat(), advance); // P12.7
    for (var colour : Colour.values()) {
      table.world().promiseCredits(seat(), colour, advance.credits(colour)); // P12.3
    }
  }

  private void chooseCredits(Credits credits, Table table) {
    for (var colour : Colour.values()) {
      int points = credits.of(colour);
      if (points > 0) {
        table.world().promiseCredits(seat(), colour, points); // monument.1, written-record.1
        table.tell(new CreditsChosen(seat(), colour, points));
      }
    }
  }
}
