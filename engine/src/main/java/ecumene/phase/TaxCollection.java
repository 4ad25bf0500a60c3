package ecumene.phase;

import static ecumene.facts.Advance.COINAGE;
import static ecumene.facts.Advance.DEMOCRACY;
import static ecumene.facts.Advance.MONARCHY;

import ecumene.facts.Civilization;
import ecumene.loss.Treasury;
import ecumene.table.Owed;
import ecumene.table.Script;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tax collection: for each city 2 tokens move from stock to treasury. Whoever lacks stock moves all
 * of it, and cities revolt.
 *
 * @rule P1
 */
final class TaxCollection implements Script {
  @Override
  public void play(Table table) {
    var revolts = new ArrayList<TaxRevolt>();
    var taxes = table.world().seats().map(seat -> new Tax(seat, revolts));
    table.settleTogether(taxes); // P1.7
    TaxRevolt.resolve(revolts, table); // P1.2
  }

  /** What one player has to collect; the rate is asked of those who may choose it. */
  private record Tax(Civilization seat, List<TaxRevolt> revolts) implements Owed<TaxRate> {

    @Override
    public @Nullable SetTaxRate question(Table table) {
      var world = table.world();
      return world.citiesOnBoard(seat) == 0
          ? null
          : new SetTaxRate(
              seat,
              SetTaxRate.USUAL - (world.holds(seat, COINAGE) ? 1 : 0), // coinage.1
              SetTaxRate.USUAL
                  + (world.holds(seat, COINAGE) ? 1 : 0)
                  + (world.holds(seat, MONARCHY) ? 1 : 0),
              world.citiesOnBoard(seat),
              world.stock(seat));
    }

    @Override
    public @Nullable Owed<?> settle(TaxRate rate, Table table) {
      var world = table.world();
      int cities = world.citiesOnBoard(seat);
      int covered = Math.min(cities, world.stock(seat) / rate.tokens()); // P1.3
      Treasury.gain(table, seat, Math.min(cities * rate.tokens(), world.stock(seat))); // P1.1
      if (covered < cities && !isSpared(world)) {
        revolts.add(new TaxRevolt(seat, cities - covered));
      }
      return null;
    }

    private boolean isSpared(World world) {
      return world.holds(seat, DEMOCRACY); // democracy.1
    }
  }
}
