package ecumene.facts;

import java.util.List;

/** The volcanoes, each touching one or two areas. */
public enum Volcano {
  VESUVIUS("Vesuvius"),
  ETNA("Etna"),
  THERA("Thera"),
  DAMAVAND("Damavand"),
  DANAKIL("Danakil"),
  TOR_ZAWAR("Tor Zawar"); // 1.8

  static final Names<Volcano> NAMES = Names.of("a volcano", values());

  private final String label;

  Volcano(String label) {
    this.label = label;
  }

  public static Volcano of(String id) {
    return NAMES.get(id);
  }

  public String id() {
    return Names.idOf(name());
  }

  public String label() {
    return label;
  }

  public List<Area> areas() {
    return Atlas.areasOf(this);
  }
}
