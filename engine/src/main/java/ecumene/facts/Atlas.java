package ecumene.facts;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The map, read once and laid out for speed: what rules ask most often stands in arrays by the
 * index of the area.
 */
final class Atlas {
  static final List<AreaEntry> ENTRIES;
  static final Names<Area> NAMES;
  static final Area[] AREAS;
  static final List<Area> LAND;
  static final List<Area> SEAS;
  static final Borders BY_LAND;
  static final Borders BY_WATER;
  static final Borders EITHER_WAY;

  static final byte[] LIMIT = new byte[Area.COUNT];
  static final boolean[] COASTAL = new boolean[Area.COUNT];
  static final CitySite[] SITE = new CitySite[Area.COUNT];
  static final @Nullable FloodPlain[] FLOOD_PLAIN = new @Nullable FloodPlain[Area.COUNT];
  static final @Nullable Volcano[] VOLCANO = new @Nullable Volcano[Area.COUNT];
  static final @Nullable Civilization[] REGION = new @Nullable Civilization[Area.COUNT];

  private static final List<Area> STARTS;
  private static final List<List<Area>> REGIONS;
  private static final List<List<Area>> FLOOD_PLAINS;
  private static final List<List<Area>> VOLCANOES;

  static {
    var entries = AreaEntries.read(Csv.resource("areas.csv"));
    ENTRIES = entries.list();
    NAMES = entries.names();
    AREAS = NAMES.things().toArray(Area[]::new);
    LAND = List.copyOf(NAMES.things().subList(0, Area.LAND));
    SEAS = List.copyOf(NAMES.things().subList(Area.LAND, Area.COUNT));

    var borders = Border.read(Csv.resource("adjacency.csv"), NAMES);
    BY_LAND = new Borders(NAMES.things(), Border.of(Border.Kind.LAND, borders));
    BY_WATER = new Borders(NAMES.things(), Border.of(Border.Kind.WATER, borders));
    EITHER_WAY = new Borders(NAMES.things(), borders);
    entries.checkCoasts(BY_WATER);

    for (var i = 0; i < Area.COUNT; i++) {
      var entry = ENTRIES.get(i);
      LIMIT[i] = (byte) entry.limit();
      COASTAL[i] = entry.isCoastal();
      SITE[i] = entry.site();
      FLOOD_PLAIN[i] = entry.floodPlain();
      VOLCANO[i] = entry.volcano();
      REGION[i] = entry.region();
    }
    STARTS = grouped(Civilization.NAMES, AreaEntry::startOf).stream().map(List::getFirst).toList();
    REGIONS = grouped(Civilization.NAMES, AreaEntry::region);
    FLOOD_PLAINS = grouped(FloodPlain.NAMES, AreaEntry::floodPlain);
    VOLCANOES = grouped(Volcano.NAMES, AreaEntry::volcano);
  }

  private Atlas() {}

  static Area start(Civilization civilization) {
    return STARTS.get(civilization.index());
  }

  static List<Area> region(Civilization civilization) {
    return REGIONS.get(civilization.index());
  }

  static List<Area> areasOf(FloodPlain floodPlain) {
    return FLOOD_PLAINS.get(FloodPlain.NAMES.indexOf(floodPlain));
  }

  static List<Area> areasOf(Volcano volcano) {
    return VOLCANOES.get(Volcano.NAMES.indexOf(volcano));
  }

  private static <T extends Enum<T>> List<List<Area>> grouped(
      Names<T> names, Function<AreaEntry, @Nullable T> mark) {
    return names.things().stream()
        .map(
            thing ->
                NAMES.things().stream()
                    .filter(area -> thing.equals(mark.apply(ENTRIES.get(area.index()))))
                    .toList())
        .toList();
  }
}
