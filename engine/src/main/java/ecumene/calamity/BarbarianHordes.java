package ecumene.calamity;

import static ecumene.facts.Advance.MONARCHY;
import static ecumene.facts.Advance.POLITICS;
import static ecumene.facts.Advance.PROVINCIAL_EMPIRE;
import static ecumene.facts.Barbarians.THE_BARBARIANS;

import ecumene.conflict.CityAttack;
import ecumene.conflict.TokenConflict;
import ecumene.event.PieceEvent.TokensMoved;
import ecumene.event.PieceEvent.TokensPlaced;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.CitySite;
import ecumene.facts.Civilization;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.loss.Removal;
import ecumene.loss.Strike;
import ecumene.table.Owed;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Barbarian Hordes. The beneficiary leads 15 barbarian tokens against a city of the victim, a
 * wilderness city if there is one, and moves those an area can not hold on into a neighbouring area
 * of the victim, again and again, each area once. Monarchy brings 5 fewer, Politics and Provincial
 * Empire 5 more each.
 *
 * @rule C8
 */
public final class BarbarianHordes implements Calamity {

  @Override
  public Copies copies() {
    return Copies.IN_ORDER;
  }

  @Override
  public boolean hasBeneficiary() {
    return true;
  }

  @Override
  public @Nullable String lacksTarget(Civilization victim, World world) {
    return world.citiesOnBoard(victim) == 0 ? "C8.7" : null;
  }

  @Override
  public List<Owed<?>> strike(Strike strike, Table table) {
    var cities = targets(table.world(), strike.victim());
    int horde =
        strike
            .amount(strike.victim(), 15, "C8.1")
            .less(5, MONARCHY, "monarchy.3")
            .more(5, POLITICS, "politics.5")
            .more(5, PROVINCIAL_EMPIRE, "provincial-empire.4")
            .tokens(table);
    var area =
        table
            .ask(new PickCities(strike.beneficiary(), strike.victim(), Fate.ATTACKED, cities, 1))
            .areas()
            .first();
    table.world().placeTokens(THE_BARBARIANS, area, horde);
    table.tell(new TokensPlaced(THE_BARBARIANS, area, horde));
    ravage(area, strike, table);
    return List.of();
  }

  private static Areas targets(World world, Civilization victim) {
    var wilderness = world.citiesOf(victim, area -> area.site() == CitySite.NONE);
    return Areas.from(wilderness.isEmpty() ? world.citiesOf(victim) : wilderness); // C8.2
  }

  private static void ravage(Area first, Strike strike, Table table) {
    var world = table.world();
    for (var area = first; ; ) {
      fight(area, table);
      int surplus = world.tokens(THE_BARBARIANS, area) - area.limit();
      if (surplus <= 0) {
        return; // C8.4
      }
      var next = Areas.from(nextAreas(area, surplus, strike.victim(), world));
      if (next.isEmpty()) {
        Removal.tokens(table, THE_BARBARIANS, area, surplus); // C8.4
        return;
      }
      var target =
          table.ask(new MoveHorde(strike.beneficiary(), area, surplus, next)).areas().first();
      world.moveTokens(THE_BARBARIANS, area, target, surplus); // C8.3
      table.tell(new TokensMoved(THE_BARBARIANS, area, target, surplus));
      area = target;
    }
  }

  private static void fight(Area area, Table table) {
    TokenConflict.fight(table, area); // C8.6, P4.1
    var world = table.world();
    if (world.city(area) != null && world.tokens(THE_BARBARIANS, area) > 0) {
      CityAttack.resolve(table, THE_BARBARIANS, area); // C8.2
    }
  }

  /** An area that a horde has gone on from holds nothing of the victim, so none comes up twice. */
  private static List<Area> nextAreas(Area from, int horde, Civilization victim, World world) {
    return from.neighbours().stream()
        .filter(area -> world.hasUnits(victim, area)) // C8.3, C8.5
        .filter(area -> canEnter(area, horde, world))
        .toList();
  }

  private static boolean canEnter(Area area, int horde, World world) {
    var defender = world.city(area);
    return defender == null
        || horde >= CityAttack.tokensNeeded(world, THE_BARBARIANS, defender); // C8.3
  }
}
