package ecumene.facts;

/** The calamities in the order of their resolution. */
public enum CalamityCard implements TradeCard {
  TEMPEST,
  SQUANDERED_WEALTH,
  CITY_RIOTS,
  CITY_IN_FLAMES,
  TRIBAL_CONFLICT,
  MINOR_UPRISING,
  BANDITRY,
  COASTAL_MIGRATION,
  VOLCANIC_ERUPTION_OR_EARTHQUAKE,
  TREACHERY,
  FAMINE,
  SLAVE_REVOLT,
  FLOOD,
  SUPERSTITION,
  CIVIL_WAR,
  BARBARIAN_HORDES,
  CYCLONE,
  EPIDEMIC,
  TYRANNY,
  CIVIL_DISORDER,
  CORRUPTION,
  ICONOCLASM_AND_HERESY,
  REGRESSION,
  PIRACY;

  public static final int COUNT = 24;

  static final Names<CalamityCard> NAMES = Names.of("a calamity", values());
  private static final CalamityCard[] ALL = values();

  private final String id = Names.idOf(name());

  public static CalamityCard at(int index) {
    return ALL[index];
  }

  public static CalamityCard of(String id) {
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
    return CalamityFace.of(this).label();
  }

  @Override
  public int stack() {
    return CalamityFace.of(this).stack();
  }

  public CalamityKind kind() {
    return CalamityFace.of(this).kind();
  }

  public boolean isMajor() {
    return kind() != CalamityKind.MINOR;
  }

  /** May be handed over in a trade: a tradeable or a minor calamity. */
  public boolean isTradeable() {
    return kind() != CalamityKind.NON_TRADEABLE; // P7.4
  }
}
