package ecumene.calamity;

import ecumene.facts.Civilization;
import ecumene.loss.Discard;
import ecumene.loss.Strike;
import ecumene.loss.Treasury;
import ecumene.table.Handed;
import ecumene.table.Owed;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Banditry. The victim discards 2 commodity cards of the own choice, and may pay 4 treasury instead
 * of each.
 *
 * @rule banditry
 */
public final class Banditry implements Calamity {
  private static final int CARDS = 2;

  @Override
  public String comesToNothingBy() {
    return "P9.26";
  }

  @Override
  public @Nullable String lacksTarget(Civilization victim, World world) {
    return world.cards().commodityCount(victim) == 0 ? "banditry" : null;
  }

  @Override
  public List<Robbery> strike(Strike strike, Table table) {
    return List.of(new Robbery(strike.victim()));
  }

  /** The cards that the victim still has to discard, or to pay for. */
  record Robbery(Civilization seat) implements Owed<Handed> {

    @Override
    public AppeaseBandits question(Table table) {
      var world = table.world();
      var hand = world.cards().commodities(seat);
      int due = Math.min(CARDS, hand.size());
      int payable = Math.min(due, world.treasury(seat) / AppeaseBandits.PRICE); // P9.26
      return new AppeaseBandits(seat, hand, due, payable);
    }

    @Override
    public @Nullable Owed<?> settle(Handed answer, Table table) {
      int paidFor = question(table).due() - answer.cards().size();
      if (paidFor > 0) {
        Treasury.pay(table, seat, AppeaseBandits.PRICE * paidFor);
      }
      Discard.commodities(table, seat, answer.cards());
      return null;
    }
  }
}
