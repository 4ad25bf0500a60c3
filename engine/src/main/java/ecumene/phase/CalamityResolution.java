package ecumene.phase;

import ecumene.calamity.Calamities;
import ecumene.calamity.Called;
import ecumene.facts.CalamityCard;
import ecumene.table.Script;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Calamity resolution: first all minor calamities at the same time, then the major ones, called one
 * at a time in the order of their stacks, the non-tradeable of a stack before the tradeable.
 *
 * @rule P9.1, P9.3
 */
final class CalamityResolution implements PhaseRule {
  private static final List<Script> SCRIPTS = scripts();

  private static List<Script> scripts() {
    var scripts = new ArrayList<Script>();
    scripts.add(new MinorCalamities()); // P9.1
    for (var card : CalamityCard.values()) {
      if (card.isMajor()) {
        scripts.add(new Called(card, Calamities.of(card))); // P9.3
      }
    }
    return List.copyOf(scripts);
  }

  @Override
  public @Nullable Script next(World world, int done) {
    return done < SCRIPTS.size() ? SCRIPTS.get(done) : null;
  }
}
