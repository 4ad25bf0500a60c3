package ecumene.calamity;

import static ecumene.facts.Advance.COINAGE;
import static ecumene.facts.Advance.LAW;
import static ecumene.facts.Advance.WONDER_OF_THE_WORLD;

import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.loss.Discard;
import ecumene.loss.Strike;
import ecumene.table.Handed;
import ecumene.table.Owed;
import ecumene.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Corruption. The victim gives up commodity cards of the own choice with face values of 10 or more
 * in all: 5 fewer for Law, 5 more for each of Coinage and Wonder of the World. No card goes that is
 * not needed.
 *
 * @rule C13
 */
public final class Corruption implements Calamity {

  @Override
  public String comesToNothingBy() {
    return "C13.3";
  }

  @Override
  public List<Bribes> strike(Strike strike, Table table) {
    int value =
        strike
            .amount(strike.victim(), 10, "C13.1")
            .less(5, LAW, "law.3")
            .more(5, COINAGE, "coinage.3")
            .more(5, WONDER_OF_THE_WORLD, "wonder-of-the-world.4")
            .faceValue(table);
    return List.of(new Bribes(strike.victim(), value));
  }

  /** Cards of this face value, or all that have one. */
  record Bribes(Civilization victim, int value) implements Owed<Handed> {

    @Override
    public Civilization seat() {
      return victim;
    }

    @Override
    public @Nullable GiveUpCommodities question(Table table) {
      var held = table.world().cards().commodities(victim).list();
      var worthy = new Commodities(held.stream().filter(card -> card.faceValue() > 0).toList());
      int due = Math.min(value, worthy.faceValue()); // C13.3
      return due == 0 ? null : new GiveUpCommodities(victim, worthy, due);
    }

    @Override
    public @Nullable Owed<?> settle(Handed answer, Table table) {
      Discard.commodities(table, victim, answer.cards()); // G21
      return null;
    }
  }
}
