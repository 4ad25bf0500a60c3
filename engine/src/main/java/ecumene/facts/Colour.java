package ecumene.facts;

/** The groups of advances, and the colours of credits. */
public enum Colour {
  ARTS,
  CIVICS,
  CRAFTS,
  RELIGION,
  SCIENCE;

  public static final int COUNT = 5;

  static final Names<Colour> NAMES = Names.of("a colour", values());

  public static Colour of(String id) {
    return NAMES.get(id);
  }

  public String id() {
    return Names.idOf(name());
  }

  @SuppressWarnings("EnumOrdinal") // the place in the printed order is the meaning
  public int index() {
    return ordinal();
  }
}
