package ecumene.purchase;

import ecumene.facts.AstRequirement;
import ecumene.facts.AstTable;
import ecumene.facts.Civilization;
import ecumene.facts.Epoch;

/** What a purchase is to be best at. */
public sealed interface Goal {

  /** As much as can be had. */
  enum Most implements Goal {
    /** Victory points (S5.1). */
    POINTS,

    /** Printed costs. */
    COST,

    /**
     * Credits: those of the colours, free ones, and the credit to another advance, if that advance
     * is not owned then.
     */
    CREDIT
  }

  /**
   * The advances that an epoch requires (P13.1), or as many of them as possible: as few as possible
   * of what is required are missing. That is had as cheaply as possible, and for the same price
   * with the most victory points.
   */
  record Reach(AstRequirement requirement) implements Goal {

    /** The epoch that follows the one of this space; within the last, the last. */
    public static Reach nextEpoch(AstTable table, Civilization seat, int space) {
      for (var epoch : Epoch.values()) {
        if (seat.track(table).firstSpace(epoch) > space) {
          return new Reach(AstRequirement.of(table, epoch));
        }
      }
      return new Reach(AstRequirement.of(table, Epoch.LATE_IRON));
    }
  }
}
