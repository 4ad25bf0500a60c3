package ecumene.calamity;

import static ecumene.facts.Advance.ANATOMY;
import static ecumene.facts.Advance.ENLIGHTENMENT;
import static ecumene.facts.Advance.MEDICINE;
import static ecumene.facts.Advance.ROADBUILDING;
import static ecumene.facts.Advance.TRADE_EMPIRE;

import ecumene.loss.Damage;
import ecumene.loss.Stake;
import ecumene.loss.Strike;
import ecumene.table.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * Epidemic. The primary victim takes 15 damage and names 2 other players, not the beneficiary, who
 * take 10 each. Medicine prevents 5 for everybody, Enlightenment 5 for the primary victim, Anatomy
 * 5 for the others; Roadbuilding and Trade Empire cost the primary victim 5 more each.
 *
 * @rule C10
 */
public final class Epidemic implements Calamity {

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
  public List<Damage> strike(Strike strike, Table table) {
    var infected = strike.nameVictims(2, Stake.UNITS, table); // C10.1, D7
    var due = new ArrayList<Damage>();
    due.add(
        strike
            .amount(strike.victim(), 15, "C10.1")
            .less(5, MEDICINE, "medicine.1")
            .less(5, ENLIGHTENMENT, "enlightenment.3")
            .more(5, ROADBUILDING, "roadbuilding.4")
            .more(5, TRADE_EMPIRE, "trade-empire.3")
            .damage(table));
    for (var other : infected) {
      due.add(
          strike
              .amount(other, 10, "C10.1")
              .less(5, MEDICINE, "medicine.1")
              .less(5, ANATOMY, "anatomy.2")
              .damage(table));
    }
    return due;
  }
}
