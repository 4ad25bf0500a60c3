package ecumene.facts;

import java.util.List;

/** The flood plains, each over all or part of its areas. The board prints no names. */
public enum FloodPlain {
  RHONE("Rhone"),
  PO("Po"),
  LOWER_DANUBE("Lower Danube"),
  NILE("Nile"),
  TIGRIS_EUPHRATES("Tigris-Euphrates"),
  HELMAND("Helmand"),
  INDUS("Indus"),
  GODAVARI("Godavari"),
  GANGES("Ganges"); // 1.8

  static final Names<FloodPlain> NAMES = Names.of("a flood plain", values());

  private final String label;

  FloodPlain(String label) {
    this.label = label;
  }

  public static FloodPlain of(String id) {
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
