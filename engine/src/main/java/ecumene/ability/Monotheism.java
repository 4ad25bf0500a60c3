package ecumene.ability;

import static ecumene.facts.Advance.MONOTHEISM;
import static ecumene.facts.Advance.THEOLOGY;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Picked;
import ecumene.table.Table;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * Monotheism. The holder annexes all units in one area next to the own units by land, but not those
 * of the Barbarians and of holders of Monotheism or Theology. Stock has to replace every one.
 *
 * @rule monotheism.1
 */
public final class Monotheism implements Ability<Picked> {

  @Override
  public Advance advance() {
    return MONOTHEISM;
  }

  @Override
  public @Nullable PickTarget offer(Civilization holder, World world) {
    var targets =
        Target.beside(holder, exposed(world), world).stream()
            .filter(target -> target.canBeReplaced(holder, world)) // monotheism.3
            .toList();
    return targets.isEmpty() ? null : new PickTarget(holder, MONOTHEISM, targets);
  }

  private static Seats exposed(World world) {
    return world
        .seats()
        .filter(seat -> !world.holds(seat, MONOTHEISM)) // monotheism.2
        .filter(seat -> !world.holds(seat, THEOLOGY)); // theology.2
  }

  @Override
  public void use(Civilization holder, Picked how, Table table) {
    Target.in(how.areas().first(), exposed(table.world()), table.world()).annex(holder, table);
  }
}
