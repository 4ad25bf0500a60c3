package ecumene.loss;

/** What happens to a city that is picked, with the statement that defines it. */
public enum Fate {
  REDUCED("P9.22"),
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
}
