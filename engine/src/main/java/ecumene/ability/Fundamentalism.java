package ecumene.ability;

import static ecumene.facts.Advance.FUNDAMENTALISM;
import static ecumene.facts.Advance.PHILOSOPHY;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Picked;
import ecumene.table.Table;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * Fundamentalism. The holder destroys all units in one area next to the own units by land, but not
 * those of the Barbarians and of holders of Fundamentalism or Philosophy.
 *
 * @rule fundamentalism.1
 */
public final class Fundamentalism implements Ability<Picked> {

  @Override
  public Advance advance() {
    return FUNDAMENTALISM;
  }

  @Override
  public @Nullable PickTarget offer(Civilization holder, World world) {
    var targets = Target.beside(holder, exposed(world), world);
    return targets.isEmpty() ? null : new PickTarget(holder, FUNDAMENTALISM, targets);
  }

  private static Seats exposed(World world) {
    return world
        .seats()
        .filter(seat -> !world.holds(seat, FUNDAMENTALISM)) // fundamentalism.2
        .filter(seat -> !world.holds(seat, PHILOSOPHY)); // philosophy.2
  }

  @Override
  public void use(Civilization holder, Picked how, Table table) {
    Target.in(how.areas().first(), exposed(table.world()), table.world()).destroy(table);
  }
}
