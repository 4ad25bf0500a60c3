package ecumene.calamity;

import static ecumene.facts.Advance.ENGINEERING;

import ecumene.event.CalamityEvent.AdvanceHelped;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.facts.Volcano;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.loss.Reduction;
import ecumene.loss.Removal;
import ecumene.loss.Strike;
import ecumene.table.Owed;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Volcanic Eruption or Earthquake. A volcano beside a city of the victim destroys all units in the
 * areas it touches. Without such a city the victim destroys a city and selects one next to it, of
 * any owner, which is reduced; Engineering has the victim's own city reduced too.
 *
 * @rule C1
 */
public final class VolcanicEruptionOrEarthquake implements Calamity {

  @Override
  public Copies copies() {
    return Copies.IN_ORDER;
  }

  @Override
  public @Nullable String lacksTarget(Civilization victim, World world) {
    return world.citiesOnBoard(victim) == 0 ? "C1.5" : null;
  }

  @Override
  public List<Owed<?>> strike(Strike strike, Table table) {
    var world = table.world();
    var volcanoes =
        Arrays.stream(Volcano.values()).map(volcano -> Areas.from(volcano.areas())).toList();
    var erupting =
        strike.hardestHit(
            volcanoes, touched -> cost(touched, strike.victim(), world), "C1.2", table);
    if (erupting.isEmpty()) {
      quake(strike, table); // C1.1
    }
    erupting.forEach(area -> bury(area, table));
    return List.of();
  }

  /** A volcano without a city of the victim does not erupt, whatever else is there (C1.1). */
  private static int cost(Areas touched, Civilization victim, World world) {
    int points = 0;
    boolean hasCity = false;
    for (var area : touched) {
      points += world.unitPoints(victim, area);
      hasCity |= world.hasCity(victim, area);
    }
    return hasCity ? points : 0;
  }

  private static void bury(Area area, Table table) {
    var world = table.world();
    if (world.city(area) instanceof Civilization) { // G13, P9.16
      Removal.destroy(table, area);
    }
    for (var seat : world.seats()) { // C1.2, P9.12
      Removal.tokens(table, seat, area, world.tokens(seat, area));
    }
  }

  private static void quake(Strike strike, Table table) {
    var world = table.world();
    var victim = strike.victim();
    boolean firm = world.holds(victim, ENGINEERING);
    var fate = firm ? Fate.REDUCED : Fate.DESTROYED;
    if (firm) {
      table.tell(new AdvanceHelped(strike.calamity(), victim, ENGINEERING, "engineering.4"));
    }
    var own = Areas.from(world.citiesOf(victim));
    var epicentre = table.ask(new PickCities(victim, victim, fate, own, 1)).areas().first();
    if (firm) {
      Reduction.reduce(table, epicentre); // C1.6
    } else {
      Removal.destroy(table, epicentre); // C1.3
    }
    var beside = citiesBeside(epicentre, world);
    if (!beside.isEmpty()) { // C1.4
      var shaken = table.ask(new ShakeNeighbour(victim, epicentre, beside)).areas().first();
      Reduction.reduce(table, shaken);
    }
  }

  private static Areas citiesBeside(Area epicentre, World world) {
    return new Areas(
        epicentre.neighbours().stream()
            .filter(area -> world.city(area) instanceof Civilization) // C1.4
            .toList());
  }
}
