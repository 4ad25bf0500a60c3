package ecumene.calamity;

import static ecumene.facts.Advance.MONOTHEISM;
import static ecumene.facts.Advance.PHILOSOPHY;
import static ecumene.facts.Advance.THEOCRACY;
import static ecumene.facts.Advance.THEOLOGY;

import ecumene.facts.Civilization;
import ecumene.loss.Discard;
import ecumene.loss.Reduction;
import ecumene.loss.Stake;
import ecumene.loss.Strike;
import ecumene.table.Handed;
import ecumene.table.Owed;
import ecumene.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Iconoclasm and Heresy. The primary victim reduces 4 cities and names 2 other players, not the
 * beneficiary, who reduce 1 each. Philosophy saves its holder 2 of them and Theology 3, Monotheism
 * costs one more; a holder of Theocracy may discard 2 commodity cards and reduces none.
 *
 * @rule C14
 */
public final class IconoclasmAndHeresy implements Calamity {

  @Override
  public Copies copies() {
    return Copies.AS_VICTIMS_LIKE;
  }

  @Override
  public boolean hasBeneficiary() {
    return true;
  }

  @Override
  public String comesToNothingBy() {
    return "G18";
  }

  @Override
  public List<Owed<?>> strike(Strike strike, Table table) {
    var named = strike.nameVictims(2, Stake.CITIES, table); // C14.1, RU.35
    var due = new ArrayList<Owed<?>>();
    due.add(reductions(strike, strike.victim(), 4, table));
    for (var other : named) {
      due.add(reductions(strike, other, 1, table)); // D5
    }
    return due;
  }

  private static Owed<?> reductions(Strike strike, Civilization victim, int base, Table table) {
    int cities =
        strike
            .amount(victim, base, "C14.1")
            .less(2, PHILOSOPHY, "philosophy.1")
            .less(3, THEOLOGY, "theology.1")
            .more(1, MONOTHEISM, "monotheism.5")
            .cities(table);
    var reduction = new Reduction(victim, cities);
    boolean mayAvoid =
        table.world().holds(victim, THEOCRACY)
            && table.world().cards().commodityCount(victim) >= AvoidReductions.CARDS
            && reduction.question(table) != null;
    return mayAvoid ? new Avoidable(reduction) : reduction; // theocracy.1, RU.36
  }

  /** Reductions that their victim can still avoid. */
  private record Avoidable(Reduction reduction) implements Owed<Handed> {

    @Override
    public Civilization seat() {
      return reduction.victim();
    }

    @Override
    public AvoidReductions question(Table table) {
      var world = table.world();
      var victim = reduction.victim();
      int due = Math.min(reduction.cities(), world.citiesOnBoard(victim));
      return new AvoidReductions(victim, world.cards().commodities(victim), due);
    }

    @Override
    public @Nullable Owed<?> settle(Handed answer, Table table) {
      Discard.commodities(table, reduction.victim(), answer.cards());
      return answer.cards().isEmpty() ? reduction : null; // C14.3
    }
  }
}
