package ecumene.loss;

/** What happens to a city that is picked, with the statement that defines it. */
public enum Fate {
  REDUCED("P9.22"),
  DESTROYED("P9.23"),
  ANNEXED("P9.24"),
  TURNED_PIRATE("C16.1"),
  ATTACKED("C8.2");

  private final String rule;

  Fate(String rule) {
    this.rule = rule;
  }

  public String rule() {
    return rule;
  }
}
