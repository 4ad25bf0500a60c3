package ecumene.calamity;

import static ecumene.facts.Advance.CALENDAR;
import static ecumene.facts.Advance.MASONRY;
import static ecumene.facts.Advance.TRADE_EMPIRE;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.loss.Reduction;
import ecumene.loss.Scope;
import ecumene.loss.Strike;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cyclone. It hits the open sea with most of the victim's cities around it. The victim selects 3 of
 * them, everybody else with cities there 2 of theirs; Trade Empire makes it one more. Masonry then
 * releases 1 and Calendar 2 of the owner's selected cities, and the others are reduced.
 *
 * @rule C9
 */
public final class Cyclone implements Calamity {

  @Override
  public Copies copies() {
    return Copies.IN_ORDER;
  }

  @Override
  public @Nullable String lacksTarget(Civilization victim, World world) {
    boolean isInland =
        seas().stream().allMatch(sea -> around(sea).citiesOf(victim, world).isEmpty());
    return isInland ? "C9.6" : null;
  }

  @Override
  public List<Reduction> strike(Strike strike, Table table) {
    var world = table.world();
    var hit =
        strike.hardestHit(
            seas(), sea -> around(sea).citiesOf(strike.victim(), world).size(), "C9.1", table);
    var coast = around(hit);
    var due = new ArrayList<Reduction>();
    for (var seat : world.seats()) { // P9.12, C9.6
      int there = coast.citiesOf(seat, world).size();
      if (there > 0) {
        due.add(new Reduction(seat, reduced(seat, there, strike, table), coast));
      }
    }
    return due;
  }

  private static List<Areas> seas() {
    return Area.seas().stream().map(Areas::of).toList();
  }

  private static Scope around(Areas sea) {
    return Scope.within(sea.first()::isAdjacent);
  }

  /**
   * The cities still selected when some are released (C9.5). Whoever picks these has selected them
   * and any others, and released the others.
   */
  private static int reduced(Civilization seat, int there, Strike strike, Table table) {
    int selected =
        strike
            .amount(seat, seat == strike.victim() ? 3 : 2, "C9.2")
            .more(1, TRADE_EMPIRE, "trade-empire.2")
            .cities(table);
    return strike
        .amount(seat, Math.min(selected, there), "C9.5") // C9.3
        .less(1, MASONRY, "masonry.1")
        .less(2, CALENDAR, "calendar.2")
        .cities(table);
  }
}
