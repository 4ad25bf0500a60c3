package ecumene.purchase;

import static ecumene.facts.Advance.ROADBUILDING;

import ecumene.event.AdvanceEvent.HandLimitExceeded;
import ecumene.event.Reckoning;
import ecumene.event.Reckoning.Measure;
import ecumene.event.Reckoning.Step;
import ecumene.facts.Civilization;
import ecumene.loss.Discard;
import ecumene.table.Handed;
import ecumene.table.Owed;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The commodity cards that a player holds above the limit. Calamities do not count.
 *
 * @rule P12.6
 */
public record HandLimit(Civilization seat) implements Owed<Handed> {

  @Override
  public @Nullable KeepHandLimit question(Table table) {
    var world = table.world();
    if (world.cards().commodityCount(seat) <= world.setup().handLimit()) {
      return null;
    }
    var hand = world.cards().commodities(seat);
    var limit = limit(world);
    return hand.size() <= limit.result() ? null : new KeepHandLimit(seat, hand, limit);
  }

  private Reckoning limit(World world) {
    var steps =
        world.holds(seat, ROADBUILDING)
            ? List.of(new Step(ROADBUILDING, 1, "roadbuilding.3"))
            : List.<Step>of();
    return new Reckoning(seat, Measure.CARDS, world.setup().handLimit(), "P12.6", steps);
  }

  @Override
  public @Nullable Owed<?> settle(Handed excess, Table table) {
    var world = table.world();
    table.tell(new HandLimitExceeded(limit(world), world.cards().commodityCount(seat)));
    Discard.commodities(table, seat, excess.cards());
    return null;
  }
}
