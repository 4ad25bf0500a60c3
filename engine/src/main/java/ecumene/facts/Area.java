package ecumene.facts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A land area or an open sea of the map. */
public record Area(int index) {
  /** The number of land areas, which come before the open seas. */
  public static final int LAND = 318;

  public static final int COUNT = 338;

  public Area {
    if (index < 0 || index >= COUNT) {
      throw new IllegalArgumentException("there is no area " + index);
    }
  }

  public static Area at(int index) {
    return Atlas.AREAS[index];
  }

  public static Area of(String id) {
    return Atlas.NAMES.get(id);
  }

  public static List<Area> all() {
    return Atlas.NAMES.things();
  }

  public static List<Area> land() {
    return Atlas.LAND;
  }

  public static List<Area> seas() {
    return Atlas.SEAS;
  }

  public String id() {
    return Atlas.ENTRIES.get(index).id();
  }

  public String label() {
    return Atlas.ENTRIES.get(index).label();
  }

  public boolean isSea() {
    return index >= LAND;
  }

  /** The printed population limit; 0 for an open sea, where nothing can stay. */
  public int limit() {
    return Atlas.LIMIT[index]; // 1.5
  }

  public CitySite site() {
    return Atlas.SITE[index];
  }

  public boolean isCoastal() {
    return Atlas.COASTAL[index]; // 1.6
  }

  public @Nullable FloodPlain floodPlain() {
    return Atlas.FLOOD_PLAIN[index];
  }

  public @Nullable Volcano volcano() {
    return Atlas.VOLCANO[index];
  }

  /** The civilization to whose region it belongs; an open sea belongs to none. */
  public @Nullable Civilization region() {
    return Atlas.REGION[index]; // 2.1
  }

  public double latitude() {
    return Atlas.ENTRIES.get(index).latitude();
  }

  public double longitude() {
    return Atlas.ENTRIES.get(index).longitude();
  }

  public List<Area> landNeighbours() {
    return Atlas.BY_LAND.neighbours(index);
  }

  public List<Area> waterNeighbours() {
    return Atlas.BY_WATER.neighbours(index);
  }

  public List<Area> neighbours() {
    return Atlas.EITHER_WAY.neighbours(index);
  }

  public boolean isLandAdjacent(Area other) {
    return Atlas.BY_LAND.join(index, other.index); // 1.4
  }

  public boolean isWaterAdjacent(Area other) {
    return Atlas.BY_WATER.join(index, other.index);
  }

  public boolean isAdjacent(Area other) {
    return Atlas.EITHER_WAY.join(index, other.index);
  }

  @Override
  public String toString() {
    return id();
  }
}
