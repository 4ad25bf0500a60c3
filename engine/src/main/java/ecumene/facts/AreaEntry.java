package ecumene.facts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the map shows of one area. */
record AreaEntry(
    Row row,
    String id,
    String label,
    int limit,
    CitySite site,
    @Nullable FloodPlain floodPlain,
    @Nullable Volcano volcano,
    @Nullable Civilization region,
    @Nullable Civilization startOf,
    boolean isCoastal,
    double latitude,
    double longitude) {

  private static final int HIGHEST_LIMIT = 4; // 1.5

  private enum Type {
    LAND,
    SEA;

    static final Names<Type> NAMES = Names.of("a type of area", values());
  }

  static AreaEntry read(Row row, Area area) {
    var type = row.named("type", Type.NAMES);
    if ((type == Type.SEA) != area.isSea()) {
      throw row.broken("type", "there are " + Area.LAND + " land areas and then the open seas");
    }
    return type == Type.SEA ? sea(row) : land(row);
  }

  private static AreaEntry sea(Row row) {
    for (var column : List.of("limit", "flood_plain", "volcano", "region", "start_of")) {
      row.mustBeBlank(column, "an open sea has none");
    }
    if (row.named("city_site", CitySite.NAMES) != CitySite.NONE) {
      throw row.broken("city_site", "an open sea has none");
    }
    if (row.yes("coastal")) {
      throw row.broken("coastal", "an open sea has no coast"); // 1.6
    }
    return new AreaEntry(
        row,
        row.text("id"),
        row.text("name"),
        0,
        CitySite.NONE,
        null,
        null,
        null,
        null,
        false,
        row.degrees("lat", 90),
        row.degrees("lon", 180));
  }

  private static AreaEntry land(Row row) {
    var entry =
        new AreaEntry(
            row,
            row.text("id"),
            row.text("name"),
            row.number("limit", 0, HIGHEST_LIMIT),
            row.named("city_site", CitySite.NAMES),
            row.namedIfAny("flood_plain", FloodPlain.NAMES),
            row.namedIfAny("volcano", Volcano.NAMES),
            row.named("region", Civilization.NAMES),
            row.namedIfAny("start_of", Civilization.NAMES),
            row.yes("coastal"),
            row.degrees("lat", 90),
            row.degrees("lon", 180));
    if (entry.site == CitySite.WHITE && entry.floodPlain == null) {
      throw row.broken("city_site", "a white site lies on a flood plain"); // 1.7
    }
    if (entry.startOf != null && entry.startOf != entry.region) {
      throw row.broken("start_of", "a civilization starts in its own region");
    }
    return entry;
  }
}
