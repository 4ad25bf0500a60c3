package ecumene.facts;

/** The two Archaeological Succession Tables. */
public enum AstTable {
  BASIC,
  EXPERT; // 2.9

  static final Names<AstTable> NAMES = Names.of("an A.S.T.", values());

  public static AstTable of(String id) {
    return NAMES.get(id);
  }

  public String id() {
    return Names.idOf(name());
  }
}
