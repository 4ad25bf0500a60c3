package ecumene.calamity;

import static ecumene.facts.Advance.AGRICULTURE;
import static ecumene.facts.Advance.CALENDAR;
import static ecumene.facts.Advance.POTTERY;

import ecumene.loss.Damage;
import ecumene.loss.Stake;
import ecumene.loss.Strike;
import ecumene.table.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * Famine. The primary victim takes 10 damage and assigns 5 to each of 3 other players. Pottery and
 * Calendar prevent 5 each for whoever holds them; Agriculture costs the primary victim 5 more.
 *
 * @rule C3
 */
public final class Famine implements Calamity {

  @Override
  public Copies copies() {
    return Copies.AS_VICTIMS_LIKE;
  }

  @Override
  public String comesToNothingBy() {
    return "G18";
  }

  @Override
  public List<Damage> strike(Strike strike, Table table) {
    var hungry = strike.nameVictims(3, Stake.UNITS, table); // C3.1, C3.4
    var due = new ArrayList<Damage>();
    due.add(
        strike
            .amount(strike.victim(), 10, "C3.1")
            .less(5, POTTERY, "pottery.1")
            .less(5, CALENDAR, "calendar.1")
            .more(5, AGRICULTURE, "agriculture.6")
            .damage(table));
    for (var other : hungry) {
      due.add(
          strike
              .amount(other, 5, "C3.1")
              .less(5, POTTERY, "pottery.1")
              .less(5, CALENDAR, "calendar.1")
              .damage(table));
    }
    return due;
  }
}
