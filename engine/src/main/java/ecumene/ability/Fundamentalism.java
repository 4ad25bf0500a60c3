package ecumene.ability;

import static ecumene.facts.Advance.FUNDAMENTALISM;
import static ecumene.facts.Advance.PHILOSOPHY;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.table.Picked;
import ecumene.table.Refusal;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Fundamentalism. The holder destroys all units in one area next to the own units by land, but not
 * those of the Barbarians and of holders of Fundamentalism or Philosophy.
 *
 * @rule fundamentalism.1
 */
public final class Fundamentalism implements Ability<Picked> {
  private static final List<Shield> SHIELDS =
      List.of(
          new Shield(FUNDAMENTALISM, "fundamentalism.2"), new Shield(PHILOSOPHY, "philosophy.2"));

  @Override
  public Advance advance() {
    return FUNDAMENTALISM;
  }

  @Override
  public @Nullable PickTarget offer(Civilization holder, World world) {
    var reach = Reach.of(holder, SHIELDS, world, _ -> null);
    return reach.targets().isEmpty()
        ? null
        : new PickTarget(holder, FUNDAMENTALISM, reach.targets(), reach.spared());
  }

  @Override
  public Refusal lacking() {
    return new Refusal("fundamentalism.1", "no area next to own units by land can be struck");
  }

  @Override
  public void use(Civilization holder, Picked how, Table table) {
    var exposed = Shield.exposed(SHIELDS, table.world());
    Target.in(how.areas().first(), exposed, table.world()).destroy(table);
  }
}
