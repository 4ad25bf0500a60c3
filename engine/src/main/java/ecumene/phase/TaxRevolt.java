package ecumene.phase;

import static java.util.Comparator.comparingInt;

import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.loss.Beneficiary;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.loss.Removal;
import ecumene.loss.Takeover;
import ecumene.table.Table;
import java.util.List;

/**
 * Cities whose tax could not be collected revolt: the beneficiary picks and annexes as many of the
 * victim's cities; what nobody has a city for is destroyed.
 *
 * @rule P1.3, P1.5
 */
record TaxRevolt(Civilization victim, int cities) {

  /** In A.S.T. ranking of the victims (P1.2). */
  static void resolve(List<TaxRevolt> revolts, Table table) {
    var victims = revolts.stream().map(TaxRevolt::victim).collect(Seats.toSeats());
    var others = table.world().seats().minus(victims); // P1.6
    revolts.stream()
        .sorted(comparingInt(revolt -> revolt.victim().rank()))
        .forEach(revolt -> revolt.resolve(others, table));
  }

  private void resolve(Seats others, Table table) {
    var world = table.world();
    for (int left = cities; left > 0; ) {
      var able = others.filter(seat -> world.citiesInStock(seat) > 0);
      var heir = Beneficiary.next(able, world); // P1.5
      left -= heir == null ? destroy(left, table) : annex(heir, left, table);
    }
  }

  /** As many as the heir has cities in stock for; none can be declined (RU.89). */
  private int annex(Civilization heir, int due, Table table) {
    var world = table.world();
    int count = Math.min(due, world.citiesInStock(heir));
    for (var area : pick(heir, Fate.LOST_IN_REVOLT, count, table)) {
      Takeover.city(table, heir, area);
      Removal.tokens(table, victim, area, world.tokens(victim, area)); // public-works.4
    }
    return count;
  }

  private int destroy(int due, Table table) {
    pick(victim, Fate.DESTROYED, due, table).forEach(area -> Removal.destroy(table, area)); // RU.60
    return due;
  }

  private Areas pick(Civilization chooser, Fate fate, int count, Table table) {
    var own = Areas.from(table.world().citiesOf(victim));
    return table.ask(new PickCities(chooser, victim, fate, own, count)).areas();
  }
}
