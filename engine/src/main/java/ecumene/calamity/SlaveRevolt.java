package ecumene.calamity;

import static ecumene.facts.Advance.CULTURAL_ASCENDANCY;
import static ecumene.facts.Advance.ENLIGHTENMENT;
import static ecumene.facts.Advance.MINING;
import static ecumene.facts.Advance.MYTHOLOGY;

import ecumene.facts.Civilization;
import ecumene.loss.PickCities;
import ecumene.loss.Reduction;
import ecumene.loss.Strike;
import ecumene.table.Owed;
import ecumene.table.Picked;
import ecumene.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Slave Revolt. Each city of the victim needs 4 tokens on the board, twice the usual: one more for
 * Cultural Ascendancy and for Mining, one fewer for Mythology and for Enlightenment. While they are
 * missing, the victim reduces one city after the other.
 *
 * @rule C4
 */
public final class SlaveRevolt implements Calamity {

  @Override
  public String comesToNothingBy() {
    return "C4.4";
  }

  @Override
  public List<MissingSupport> strike(Strike strike, Table table) {
    int rate =
        strike
            .amount(strike.victim(), 4, "C4.2")
            .more(1, CULTURAL_ASCENDANCY, "cultural-ascendancy.6")
            .less(1, MYTHOLOGY, "mythology.1")
            .less(1, ENLIGHTENMENT, "enlightenment.2")
            .more(1, MINING, "mining.3")
            .supportRate(table);
    return List.of(new MissingSupport(strike.victim(), rate));
  }

  /** One city at a time, because the tokens it leaves count at once (C4.1). */
  record MissingSupport(Civilization victim, int rate) implements Owed<Picked> {

    @Override
    public Civilization seat() {
      return victim;
    }

    @Override
    public @Nullable PickCities question(Table table) {
      var world = table.world();
      boolean suffices = world.tokensOnBoard(victim) >= rate * world.citiesOnBoard(victim);
      return suffices ? null : oneCity().question(table); // C4.4
    }

    @Override
    public Owed<?> settle(Picked answer, Table table) {
      oneCity().settle(answer, table);
      return this;
    }

    private Reduction oneCity() {
      return new Reduction(victim, 1); // C4.3, D13
    }
  }
}
