package ecumene.calamity;

import ecumene.facts.Civilization;
import ecumene.loss.Strike;
import ecumene.table.Owed;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a calamity does. */
public interface Calamity {

  /** How two copies of it are resolved (P9.10, RU.12). */
  enum Copies {
    /** One after the other, because one decides what the other finds. */
    IN_ORDER,
    /** At the same time, because victims choose nothing but their own losses. */
    TOGETHER,
    /** As the primary victims like, because they name secondary victims. */
    AS_VICTIMS_LIKE
  }

  default Copies copies() {
    return Copies.TOGETHER;
  }

  /** Whether the card speaks of a beneficiary (P9.29). */
  default boolean hasBeneficiary() {
    return false;
  }

  /** The statement by which there is no legal target (P9.30); null where there is one. */
  default @Nullable String lacksTarget(Civilization victim, World world) {
    return null;
  }

  /** The statement that lets it come to nothing, where it is not advances that prevent it all. */
  default String comesToNothingBy() {
    return "G17";
  }

  /**
   * Strikes the primary victim, where there is a target. What comes before the losses is done here,
   * secondary victims are named (P9.7); what victims then take simultaneously is returned (P9.8).
   */
  List<? extends Owed<?>> strike(Strike strike, Table table);
}
