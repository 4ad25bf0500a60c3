package ecumene.map.board;

import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

/** The languages of the board. Many names of land areas are the same in all. */
public enum Language {
  EN(
      "the known world of the ancients, from the Atlantic to the Ganges",
      "Population limit",
      "City site, and one on a flood plain",
      "Flood plain",
      "Volcano",
      "Start area",
      "Borders on land, and of regions",
      "Borders upon the water",
      "Very short border: adjacent"),
  PL(
      "świat znany starożytnym, od Atlantyku po Ganges",
      "Limit ludności",
      "Miejsce na miasto; białe na terenie zalewowym",
      "Teren zalewowy",
      "Wulkan",
      "Obszar początkowy",
      "Granice lądowe i granice regionów",
      "Granice na wodzie",
      "Bardzo krótka granica: sąsiedztwo");

  private static final Map<Area, String> POLISH_AREAS = read("names-pl.csv", Area::of);
  private static final Map<Civilization, String> POLISH_CIVILIZATIONS =
      read("civilizations-pl.csv", Civilization::of);

  private final String subtitle;
  private final String limit;
  private final String sites;
  private final String flood;
  private final String volcano;
  private final String start;
  private final String borders;
  private final String waterBorders;
  private final String shortBorder;

  Language(
      String subtitle,
      String limit,
      String sites,
      String flood,
      String volcano,
      String start,
      String borders,
      String waterBorders,
      String shortBorder) {
    this.subtitle = subtitle;
    this.limit = limit;
    this.sites = sites;
    this.flood = flood;
    this.volcano = volcano;
    this.start = start;
    this.borders = borders;
    this.waterBorders = waterBorders;
    this.shortBorder = shortBorder;
  }

  /** The language of this id; English, if it is none of these. */
  public static Language of(String id) {
    return Stream.of(values()).filter(it -> it.id().equals(id)).findFirst().orElse(EN);
  }

  public String id() {
    return switch (this) {
      case EN -> "en";
      case PL -> "pl";
    };
  }

  public String name(Area area) {
    return switch (this) {
      case EN -> area.label();
      case PL -> POLISH_AREAS.getOrDefault(area, area.label());
    };
  }

  public String name(Civilization civilization) {
    return switch (this) {
      case EN -> civilization.label();
      case PL -> Objects.requireNonNull(POLISH_CIVILIZATIONS.get(civilization), civilization.id());
    };
  }

  public String subtitle() {
    return subtitle;
  }

  public String limit() {
    return limit;
  }

  public String sites() {
    return sites;
  }

  public String flood() {
    return flood;
  }

  public String volcano() {
    return volcano;
  }

  public String start() {
    return start;
  }

  public String borders() {
    return borders;
  }

  public String waterBorders() {
    return waterBorders;
  }

  public String shortBorder() {
    return shortBorder;
  }

  private static <T> Map<T, String> read(String file, Function<String, T> named) {
    try (var in =
        Objects.requireNonNull(Language.class.getResourceAsStream("/ecumene/map/" + file))) {
      var names = new LinkedHashMap<T, String>();
      new String(in.readAllBytes(), UTF_8)
          .lines()
          .skip(1)
          .map(it -> it.split(",", 2))
          .forEach(it -> names.put(named.apply(it[0]), it[1]));
      return names;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
