package ecumene.ability;

import static ecumene.facts.Advance.MONOTHEISM;
import static ecumene.facts.Advance.THEOLOGY;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.table.Picked;
import ecumene.table.Refusal;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Monotheism. The holder annexes all units in one area next to the own units by land, but not those
 * of the Barbarians and of holders of Monotheism or Theology. Stock has to replace every one.
 *
 * @rule monotheism.1
 */
public final class Monotheism implements Ability<Picked> {
  private static final List<Shield> SHIELDS =
      List.of(new Shield(MONOTHEISM, "monotheism.2"), new Shield(THEOLOGY, "theology.2"));

  @Override
  public Advance advance() {
    return MONOTHEISM;
  }

  @Override
  public @Nullable PickTarget offer(Civilization holder, World world) {
    var reach =
        Reach.of(holder, SHIELDS, world, it -> it.beyondStock(holder, world)); // monotheism.3
    return reach.targets().isEmpty()
        ? null
        : new PickTarget(holder, MONOTHEISM, reach.targets(), reach.spared());
  }

  @Override
  public Refusal lacking() {
    return new Refusal("monotheism.1", "no area next to own units by land can be annexed");
  }

  @Override
  public void use(Civilization holder, Picked how, Table table) {
    var exposed = Shield.exposed(SHIELDS, table.world());
    Target.in(how.areas().first(), exposed, table.world()).annex(holder, table);
  }
}
