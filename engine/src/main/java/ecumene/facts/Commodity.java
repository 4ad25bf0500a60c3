package ecumene.facts;

/** The commodities by face value, and last the water card, which has none. */
public enum Commodity implements TradeCard {
  OCHRE,
  CLAY,
  FLAX,
  HIDES,
  BONE,
  PAPYRI,
  IRON,
  STONE,
  FURS,
  WAX,
  FISH,
  FRUIT,
  TIMBER,
  SALT,
  CERAMICS,
  WOOL,
  OIL,
  COTTON,
  SUGAR,
  GRAIN,
  WINE,
  TEXTILES,
  LACQUER,
  LIVESTOCK,
  GLASS,
  TIN,
  COPPER,
  SILVER,
  BRONZE,
  LEAD,
  RESIN,
  INCENSE,
  JADE,
  SPICE,
  HERBS,
  MARBLE,
  GEMSTONES,
  DYE,
  TEA,
  OBSIDIAN,
  IVORY,
  GOLD,
  SILK,
  PEARLS,
  AMBER,
  WATER;

  public static final int COUNT = 46;

  static final Names<Commodity> NAMES = Names.of("a commodity", values());
  static final Names<Commodity> DRAWN =
      Names.of("a commodity of the stacks", NAMES.things().subList(0, COUNT - 1), Commodity::id);
  private static final Commodity[] ALL = values();

  private final String id = Names.idOf(name());

  public static Commodity at(int index) {
    return ALL[index];
  }

  public static Commodity of(String id) {
    return NAMES.get(id);
  }

  @SuppressWarnings("EnumOrdinal") // the place in the printed order is the meaning
  public int index() {
    return ordinal();
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String label() {
    return CommodityFace.of(this).label();
  }

  @Override
  public int stack() {
    return faceValue(); // 2.5
  }

  public int faceValue() {
    return CommodityFace.of(this).faceValue();
  }

  /** The number of cards of the complete set; water makes no set and has 0. */
  public int setSize() {
    return CommodityFace.of(this).setSize(); // 2.7
  }

  /** Belongs to the extra sets, which come into play with 9 to 11 and with 15 to 18 players. */
  public boolean isExtra() {
    return CommodityFace.of(this).isExtra();
  }

  /** The number of its cards in the stacks of this block. */
  int copies(Band band, Block block) {
    return CommodityFace.of(this).copies(band, block);
  }
}
