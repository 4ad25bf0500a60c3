package ecumene.loss;

import static ecumene.event.CalamityEvent.BeneficiaryFound.Ground.MOST_IN_STOCK;
import static ecumene.event.CalamityEvent.BeneficiaryFound.Ground.TRADED;

import ecumene.event.CalamityEvent.BeneficiaryFound;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Table;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * Who controls a calamity, and often gains by it.
 *
 * @rule P9.31
 */
public final class Beneficiary {
  private Beneficiary() {}

  /** Who traded a copy to its victim is its beneficiary from when it is revealed (RU.87). */
  public static void reveal(Strike strike, World world) {
    var trader = trader(strike, world);
    if (trader != null) {
      strike.roles().setBeneficiary(strike.victim(), trader);
    }
  }

  /** Tells who is the beneficiary of this copy and why; one by stock is found now (RU.87). */
  public static void find(Strike strike, Table table) {
    var trader = trader(strike, table.world());
    var found = trader == null ? byStock(strike.withinReach(table.world()), table.world()) : trader;
    strike.roles().setBeneficiary(strike.victim(), found);
    var ground = trader == null ? MOST_IN_STOCK : TRADED;
    table.tell(new BeneficiaryFound(strike.calamity(), strike.victim(), found, ground));
  }

  /** Who traded the card last to the victim; unknown if that player has left (14.1). */
  private static @Nullable Civilization trader(Strike strike, World world) {
    var trader = world.cards().tradedBy(strike.card());
    return trader != null && world.seats().contains(trader) ? trader : null;
  }

  /** Most cities in stock, then most tokens in stock, then A.S.T. ranking. */
  static Civilization byStock(Seats candidates, World world) {
    var best = candidates.first();
    for (var candidate : candidates) {
      if (stockOf(candidate, world) > stockOf(best, world)) {
        best = candidate; // 1.13
      }
    }
    return best;
  }

  /** The next beneficiary of those who are left; null when nobody is. */
  public static @Nullable Civilization next(Seats candidates, World world) {
    return candidates.isEmpty() ? null : byStock(candidates, world); // G19
  }

  private static int stockOf(Civilization civilization, World world) {
    return world.citiesInStock(civilization) * 100 + world.stock(civilization);
  }
}
