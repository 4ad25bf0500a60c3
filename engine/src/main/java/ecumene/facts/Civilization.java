package ecumene.facts;

import java.util.List;

/** The civilizations in A.S.T. ranking, number 1 first. */
public enum Civilization implements Owner {
  MINOA,
  SABA,
  ASSYRIA,
  MAURYA,
  CELT,
  BABYLON,
  CARTHAGE,
  DRAVIDIA,
  HATTI,
  KUSHAN,
  ROME,
  PERSIA,
  IBERIA,
  NUBIA,
  HELLAS,
  INDUS,
  EGYPT,
  PARTHIA; // 1.9

  public static final int COUNT = 18;

  static final Names<Civilization> NAMES = Names.of("a civilization", values());
  private static final Civilization[] ALL = values();

  private final String id = Names.idOf(name());

  public static Civilization at(int index) {
    return ALL[index];
  }

  public static Civilization of(String id) {
    return NAMES.get(id);
  }

  @Override
  @SuppressWarnings("EnumOrdinal") // the place in the printed order is the meaning
  public int index() {
    return ordinal();
  }

  public int rank() {
    return index() + 1;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String label() {
    return CivilizationSheet.of(this).label();
  }

  /** The colour of its pieces: {@code #RRGGBB}. */
  public String colour() {
    return CivilizationSheet.of(this).colour();
  }

  public AstTrack track(AstTable table) {
    return CivilizationSheet.of(this).track(table);
  }

  /** The land areas of its region (2.1). */
  public List<Area> region() {
    return Atlas.region(this);
  }

  public Area start() {
    return Atlas.start(this);
  }
}
