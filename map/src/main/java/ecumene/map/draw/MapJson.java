package ecumene.map.draw;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.FloodPlain;
import ecumene.facts.Volcano;
import ecumene.language.Language;
import ecumene.map.board.Anchors;
import ecumene.map.board.DrawnBoard;
import ecumene.map.board.Label;
import ecumene.map.board.Spot;
import ecumene.map.geometry.Board;
import ecumene.map.geometry.Ground;
import java.util.Objects;
import java.util.function.Function;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The board for a page: see docs/map.md for what each field means. */
final class MapJson {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final DrawnBoard board;
  private final Layers layers;

  MapJson(DrawnBoard board, Layers layers) {
    this.board = board;
    this.layers = layers;
  }

  String text() {
    var root = NODES.objectNode();
    root.put("width", (int) Board.WIDTH);
    root.put("height", (int) Board.HEIGHT);
    var areas = root.putArray("areas");
    Area.all().forEach(it -> areas.add(it.isSea() ? sea(it) : land(it)));
    root.set("regions", regions());
    root.set("floodPlains", floodPlains());
    root.set("volcanoes", volcanoes());
    root.set("links", links());
    root.set("layers", layers());
    return JsonMapper.shared().writeValueAsString(root) + "\n";
  }

  private ObjectNode land(Area area) {
    var node = node(area, "land");
    node.put("land", PathText.of(board.map().shape(Ground.LAND, area)));
    if (!area.waterNeighbours().isEmpty()) {
      node.put("water", PathText.of(board.map().shape(Ground.WATER, area)));
    }
    node.put("region", Objects.requireNonNull(area.region()).id());
    node.put("limit", area.limit());
    node.put("site", area.site().id());
    var anchors = board.anchors(area);
    labels(node, anchors::label);
    anchors(node.putObject("anchors"), anchors);
    return node;
  }

  private static void anchors(ObjectNode node, Anchors anchors) {
    node.set("limit", spot(anchors.limit()));
    node.set("city", spot(anchors.city()));
    var stacks = node.putArray("stacks");
    anchors.stacks().forEach(it -> stacks.add(spot(it)));
    var ships = anchors.ships();
    if (ships != null) {
      node.set("ships", spot(ships));
    }
  }

  private ObjectNode sea(Area sea) {
    var node = node(sea, "sea");
    node.put("water", PathText.of(board.map().shape(Ground.WATER, sea)));
    labels(node, language -> board.seaName(sea, language));
    return node;
  }

  private void labels(ObjectNode node, Function<Language, Label> labels) {
    var object = node.putObject("labels");
    for (var language : board.languages()) {
      object.set(language.id(), label(labels.apply(language)));
    }
  }

  private ObjectNode node(Area area, String type) {
    var node = NODES.objectNode();
    node.put("id", area.id());
    node.put("type", type);
    names(node, language -> language.name(area));
    return node;
  }

  private void names(ObjectNode node, Function<Language, String> names) {
    var object = node.putObject("name");
    for (var language : board.languages()) {
      object.put(language.id(), names.apply(language));
    }
  }

  private ArrayNode regions() {
    var regions = NODES.arrayNode();
    for (var civilization : Civilization.values()) {
      var node = regions.addObject();
      node.put("id", civilization.id());
      names(node, language -> language.name(civilization));
      node.put("colour", civilization.colour());
      node.put("start", civilization.start().id());
      node.put("band", PathText.of(layers.band(civilization.index())));
    }
    return regions;
  }

  private ArrayNode floodPlains() {
    var plains = NODES.arrayNode();
    for (var plain : FloodPlain.values()) {
      var node = plains.addObject();
      node.put("id", plain.id());
      node.put("band", PathText.of(board.floods().band(plain)));
      node.put("river", PathText.of(board.floods().river(plain)));
    }
    return plains;
  }

  private ArrayNode volcanoes() {
    var volcanoes = NODES.arrayNode();
    for (var volcano : Volcano.values()) {
      var node = volcanoes.addObject();
      node.put("id", volcano.id());
      node.set("at", spot(board.volcanoes().spot(volcano)));
    }
    return volcanoes;
  }

  private ArrayNode links() {
    var links = NODES.arrayNode();
    for (var link : board.links()) {
      var node = links.addObject();
      node.put("a", link.areas().a().id());
      node.put("b", link.areas().b().id());
      node.set("at", numbers(link.spot().x(), link.spot().y()));
    }
    return links;
  }

  private ObjectNode layers() {
    var node = NODES.objectNode();
    var shoals = node.putArray("shoals");
    layers.shoals().forEach(it -> shoals.add(PathText.of(it)));
    node.put("unknown", PathText.of(layers.unknown()));
    node.put("coast", PathText.of(layers.coast()));
    node.put("landBorders", PathText.of(layers.landBorders()));
    node.put("regionBorders", PathText.of(layers.regionBorders()));
    node.put("endOfTheWorld", PathText.of(layers.endOfTheWorld()));
    node.put("coastalWaterBorders", PathText.of(layers.coastalWaterBorders()));
    node.put("openSeaBorders", PathText.of(layers.openSeaBorders()));
    return node;
  }

  private static ObjectNode label(Label label) {
    var node = NODES.objectNode();
    var lines = node.putArray("lines");
    label.lines().forEach(lines::add);
    node.set("at", numbers(label.x(), label.y()));
    node.put("size", label.size());
    node.put("width", tenth(label.width()));
    return node;
  }

  private static ArrayNode spot(Spot spot) {
    return numbers(spot.x(), spot.y(), spot.radius());
  }

  private static ArrayNode numbers(double... values) {
    var numbers = NODES.arrayNode();
    for (var value : values) {
      numbers.add(tenth(value));
    }
    return numbers;
  }

  private static double tenth(double value) {
    return Math.round(value * 10) / 10.0;
  }
}
