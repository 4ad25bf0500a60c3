package ecumene.facts;

/** What a table plays: one of the blocks, or both combined. */
public enum Side {
  WEST,
  EAST,
  BOTH; // 2.1

  static final Names<Side> NAMES = Names.of("a side", values());

  public static Side of(String id) {
    return NAMES.get(id);
  }

  public String id() {
    return Names.idOf(name());
  }
}
