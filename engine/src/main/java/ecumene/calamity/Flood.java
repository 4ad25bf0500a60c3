package ecumene.calamity;

import static ecumene.facts.Advance.ENGINEERING;

import ecumene.facts.Areas;
import ecumene.facts.CitySite;
import ecumene.facts.Civilization;
import ecumene.facts.FloodPlain;
import ecumene.loss.Damage;
import ecumene.loss.Scope;
import ecumene.loss.Strike;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Flood. The flood plain with most of the victim's units is flooded: the victim takes 15 damage
 * there, everybody else on it 5. A victim on no flood plain takes 5 damage in coastal areas.
 * Engineering prevents 5 for whoever holds it.
 *
 * @rule C5
 */
public final class Flood implements Calamity {

  @Override
  public Copies copies() {
    return Copies.IN_ORDER;
  }

  @Override
  public @Nullable String lacksTarget(Civilization victim, World world) {
    boolean isDry = plains().stream().allMatch(plain -> on(plain).unitPoints(victim, world) == 0);
    return isDry && Scope.COASTAL.unitPoints(victim, world) == 0 ? "C5.6" : null;
  }

  @Override
  public List<Damage> strike(Strike strike, Table table) {
    var world = table.world();
    var victim = strike.victim();
    var flooded =
        strike.hardestHit(
            plains(), plain -> on(plain).unitPoints(victim, world), "C5.1", table); // RU.31
    return flooded.isEmpty()
        ? List.of(damage(victim, 5, "C5.4", Scope.COASTAL, strike, table))
        : floodPlain(on(flooded), strike, table);
  }

  private static List<Areas> plains() {
    return Arrays.stream(FloodPlain.values()).map(plain -> Areas.from(plain.areas())).toList();
  }

  /** Tokens anywhere in its areas, and cities but for those on black sites. */
  private static Scope on(Areas plain) {
    return new Scope(
        plain::contains, area -> plain.contains(area) && area.site() != CitySite.BLACK); // C5.3
  }

  private static List<Damage> floodPlain(Scope plain, Strike strike, Table table) {
    var due = new ArrayList<Damage>();
    for (var seat : table.world().seats()) { // P9.12, P9.16
      if (seat == strike.victim()) {
        due.add(damage(seat, 15, "C5.1", plain, strike, table));
      } else if (plain.unitPoints(seat, table.world()) > 0) {
        due.add(damage(seat, 5, "C5.2", plain, strike, table));
      }
    }
    return due;
  }

  private static Damage damage(
      Civilization seat, int points, String rule, Scope scope, Strike strike, Table table) {
    return strike
        .amount(seat, points, rule)
        .less(5, ENGINEERING, "engineering.5")
        .damage(scope, table);
  }
}
