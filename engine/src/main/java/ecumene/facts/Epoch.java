package ecumene.facts;

/** The ages a succession marker passes through. */
public enum Epoch {
  STONE,
  EARLY_BRONZE,
  MIDDLE_BRONZE,
  LATE_BRONZE,
  EARLY_IRON,
  LATE_IRON;

  static final Names<Epoch> NAMES = Names.of("an epoch", values());

  public static Epoch of(String id) {
    return NAMES.get(id);
  }

  public String id() {
    return Names.idOf(name());
  }
}
