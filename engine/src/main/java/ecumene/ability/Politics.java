package ecumene.ability;

import static ecumene.facts.Advance.CULTURAL_ASCENDANCY;
import static ecumene.facts.Advance.POLITICS;

import ecumene.ability.Policy.Annex;
import ecumene.ability.Policy.Collect;
import ecumene.ability.Spared.Store;
import ecumene.ability.Spared.Unaffordable;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.loss.Treasury;
import ecumene.table.Refusal;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
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
  private static final List<Shield> SHIELDS =
      List.of(
          new Shield(POLITICS, "politics.2"),
          new Shield(CULTURAL_ASCENDANCY, "cultural-ascendancy.5"));

  @Override
  public Advance advance() {
    return POLITICS;
  }

  @Override
  public @Nullable ChoosePolicy offer(Civilization holder, World world) {
    int most = Math.min(MOST, world.stock(holder));
    var reach = Reach.of(holder, SHIELDS, world, target -> lack(target, holder, world));
    return most == 0 && reach.targets().isEmpty()
        ? null
        : new ChoosePolicy(holder, most, reach.targets(), reach.spared());
  }

  private static @Nullable Spared lack(Target target, Civilization holder, World world) {
    int treasury = world.treasury(holder);
    var beyondStock = target.beyondStock(holder, world); // politics.3
    return beyondStock == null && target.points() > treasury // politics.3
        ? new Unaffordable(target.area(), Store.TREASURY, target.points(), treasury)
        : beyondStock;
  }

  @Override
  public Refusal lacking() {
    return new Refusal(
        "politics.1", "stock is empty, and no area next to own units by land can be annexed");
  }

  @Override
  public void use(Civilization holder, Policy how, Table table) {
    switch (how) {
      case Collect(int tokens) -> Treasury.gain(table, holder, tokens);
      case Annex(Area area) -> {
        var exposed = Shield.exposed(SHIELDS, table.world());
        var target = Target.in(area, exposed, table.world());
        target.annex(holder, table);
        Treasury.pay(table, holder, target.points());
      }
    }
  }
}
