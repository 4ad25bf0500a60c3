package ecumene.facts;

/** The two halves of the known world, each with its own stacks of trade cards. */
public enum Block {
  WEST,
  EAST; // 2.8

  public static final int COUNT = 2;

  static final Names<Block> NAMES = Names.of("a block", values());

  public static Block of(String id) {
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
