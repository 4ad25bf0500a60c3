package ecumene.facts;

/** Barbarian tokens and pirate cities belong to nobody, and act as one player in conflicts. */
public enum Barbarians implements Owner {
  THE_BARBARIANS; // 1.12

  @Override
  public int index() {
    return Civilization.COUNT;
  }

  @Override
  public String id() {
    return "barbarians";
  }

  @Override
  public String label() {
    return "The Barbarians";
  }
}
