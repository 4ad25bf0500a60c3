package ecumene.map.board;

import ecumene.facts.Area;
import ecumene.language.Language;
import ecumene.language.Languages;
import ecumene.map.board.Links.Link;
import ecumene.map.geometry.DrawnMap;
import ecumene.map.geometry.Ground;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The map with everything that stands on it. */
public final class DrawnBoard {
  private final DrawnMap map;
  private final Languages languages;
  private final Floods floods;
  private final Volcanoes volcanoes;
  private final List<Link> links = new ArrayList<>();
  private final Map<Area, Anchors> anchors = new LinkedHashMap<>();
  private final Map<Language, Map<Area, Label>> seaNames = new LinkedHashMap<>();

  /** Everything finds its place beside the names in all these languages. */
  public DrawnBoard(DrawnMap map, Languages languages) {
    this.map = map;
    this.languages = languages;
    floods = new Floods(map);
    volcanoes = new Volcanoes(map);
    for (var ground : Ground.values()) {
      links.addAll(Links.of(map, ground));
    }
    for (var area : Area.land()) {
      anchors.put(area, new Layout(area, map, floods, signs(area)).find(languages));
    }
    for (var language : languages) {
      var names = new LinkedHashMap<Area, Label>();
      Area.seas().forEach(it -> names.put(it, SeaNames.label(it, language.name(it), map)));
      seaNames.put(language, names);
    }
  }

  public DrawnMap map() {
    return map;
  }

  /** Those that it has names in. */
  public Languages languages() {
    return languages;
  }

  public Floods floods() {
    return floods;
  }

  public Volcanoes volcanoes() {
    return volcanoes;
  }

  public List<Link> links() {
    return links;
  }

  /** What is printed in an area or on its border and leaves no room for anything else. */
  public List<Spot> signs(Area area) {
    var signs = new ArrayList<>(volcanoes.in(area));
    links.stream().filter(it -> it.touches(area)).map(Link::spot).forEach(signs::add);
    return signs;
  }

  public Label seaName(Area sea, Language language) {
    return Objects.requireNonNull(
        Objects.requireNonNull(seaNames.get(language)).get(sea), sea.id());
  }

  public Anchors anchors(Area area) {
    return Objects.requireNonNull(anchors.get(area), area.id());
  }
}
