package ecumene.ability;

import static ecumene.facts.Advance.CULTURAL_ASCENDANCY;
import static ecumene.facts.Advance.POLITICS;

import ecumene.ability.Policy.Annex;
import ecumene.ability.Policy.Collect;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.loss.Treasury;
import ecumene.table.Table;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * Politics. The holder moves up to 5 tokens from stock to treasury, or annexes all units in one
 * area next to the own units by land and pays a treasury token for each unit point. Units of the
 * Barbarians and of holders of Politics or Cultural Ascendancy stay. Stock has to replace every
 * unit and treasury to pay for it.
 *
 * @rule politics.1
 */
public final class Politics implements Ability<Policy> {
  private static final int MOST = 5;

  @Override
  public Advance advance() {
    return POLITICS;
  }

  @Override
  public @Nullable ChoosePolicy offer(Civilization holder, World world) {
    int most = Math.min(MOST, world.stock(holder));
    var targets =
        Target.beside(holder, exposed(world), world).stream()
            .filter(target -> target.canBeReplaced(holder, world)) // politics.3
            .filter(target -> target.points() <= world.treasury(holder)) // politics.3
            .toList();
    return most == 0 && targets.isEmpty() ? null : new ChoosePolicy(holder, most, targets);
  }

  private static Seats exposed(World world) {
    return world
        .seats()
        .filter(seat -> !world.holds(seat, POLITICS)) // politics.2
        .filter(seat -> !world.holds(seat, CULTURAL_ASCENDANCY)); // cultural-ascendancy.5
  }

  @Override
  public void use(Civilization holder, Policy how, Table table) {
    switch (how) {
      case Collect(int tokens) -> Treasury.gain(table, holder, tokens);
      case Annex(Area area) -> {
        var target = Target.in(area, exposed(table.world()), table.world());
        target.annex(holder, table);
        Treasury.pay(table, holder, target.points());
      }
    }
  }
}
