package ecumene.phase;

import ecumene.table.Script;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * The phases of a turn, in their order.
 *
 * @rule 3.1
 */
public enum Phase {
  CALAMITY_SELECTION(8),
  CALAMITY_RESOLUTION(9),
  SPECIAL_ABILITIES(10),
  SURPLUS_POPULATION(11),
  ADVANCES_ACQUISITION(12);

  private final int number;

  Phase(int number) {
    this.number = number;
  }

  public int number() {
    return number;
  }

  /** The script that follows when so many of this phase are done; null when the phase is over. */
  public @Nullable Script next(World world, int done) {
    return rule().next(world, done);
  }

  private PhaseRule rule() {
    return switch (this) {
      case CALAMITY_SELECTION -> PhaseRule.of(new CalamitySelection());
      case CALAMITY_RESOLUTION -> new CalamityResolution();
      case SPECIAL_ABILITIES -> new SpecialAbilities();
      case SURPLUS_POPULATION -> PhaseRule.of(new SurplusPopulation());
      case ADVANCES_ACQUISITION -> PhaseRule.of(new AdvancesAcquisition());
    };
  }

  /** The phase after this one; null after the last. */
  public @Nullable Phase following() {
    for (var phase : values()) {
      if (phase.number == number + 1) {
        return phase;
      }
    }
    return null;
  }
}
