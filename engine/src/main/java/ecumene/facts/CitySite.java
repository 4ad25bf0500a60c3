package ecumene.facts;

/** Where a city can be built with 6 tokens; a white site lies on the flood plain. */
public enum CitySite {
  NONE,
  BLACK,
  WHITE; // 1.7

  static final Names<CitySite> NAMES = Names.of("a city site", values());

  public static CitySite of(String id) {
    return NAMES.get(id);
  }

  public String id() {
    return Names.idOf(name());
  }
}
