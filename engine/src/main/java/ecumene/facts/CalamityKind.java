package ecumene.facts;

/** How a calamity may change hands: only a major non-tradeable one never does. */
public enum CalamityKind {
  MINOR,
  NON_TRADEABLE,
  TRADEABLE; // P7.4

  static final Names<CalamityKind> NAMES = Names.of("a kind of calamity", values());

  public static CalamityKind of(String id) {
    return NAMES.get(id);
  }

  public String id() {
    return Names.idOf(name());
  }
}
