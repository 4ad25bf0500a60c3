package ecumene.loss;

/** What happens to a city that is picked, with the statement that defines it. */
public enum Fate {
  REDUCED("P9.22"),
  /** Reduced for want of support. */
  UNSUPPORTED("P5.4"),
  /** Reduced for want of support before all others, because it was built this turn. */
  NEW_UNSUPPORTED("P5.4"),
  DESTROYED("P9.23"),
  ANNEXED("P9.24"),
  /** Annexed because its tax could not be collected. */
  LOST_IN_REVOLT("P1.3"),
  TURNED_PIRATE("C16.1"),
  ATTACKED("C8.2"),
  /** Attacked already; the attack is resolved now. */
  ATTACK_RESOLVED("P4.4");

  private final String rule;

  Fate(String rule) {
    this.rule = rule;
  }

  public String rule() {
    return rule;
  }

  /** Whether tokens of its owner take its place. */
  public boolean isReduction() {
    return switch (this) {
      case REDUCED, UNSUPPORTED, NEW_UNSUPPORTED -> true;
      case DESTROYED, ANNEXED, LOST_IN_REVOLT, TURNED_PIRATE, ATTACKED, ATTACK_RESOLVED -> false;
    };
  }
}
