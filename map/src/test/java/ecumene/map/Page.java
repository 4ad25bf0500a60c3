package ecumene.map;

import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.facts.Area;
import ecumene.map.geometry.Ground;
import ecumene.map.geometry.Shapes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.regex.Pattern;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The board as a page reads it: the file that is checked in, and nothing else. */
final class Page {
  private static final Pattern NUMBER = Pattern.compile("-?(\\d+(\\.\\d)?|\\.\\d)");

  static final String TEXT = read();
  static final JsonNode MAP = JsonMapper.shared().readTree(TEXT);

  private Page() {}

  static JsonNode area(Area area) {
    return MAP.get("areas").get(area.index());
  }

  static Geometry shape(Ground ground, Area area) {
    return shape(area(area).path(ground.id()).asString(""));
  }

  /** What a path encloses. Outlines run clockwise, holes the other way, as JTS has it. */
  static Geometry shape(String path) {
    var polygons = new ArrayList<Polygon>();
    var holes = new ArrayList<LinearRing>();
    for (var ring : path.split("z", -1)) {
      if (!ring.isEmpty()) {
        var line = ring(ring);
        if (Orientation.isCCW(line.getCoordinateSequence())) {
          holes.add(line);
          var shell = polygons.removeLast().getExteriorRing();
          polygons.add(Shapes.FACTORY.createPolygon(shell, holes.toArray(LinearRing[]::new)));
        } else {
          holes.clear();
          polygons.add(Shapes.FACTORY.createPolygon(line));
        }
      }
    }
    return Shapes.FACTORY.createMultiPolygon(polygons.toArray(Polygon[]::new));
  }

  private static LinearRing ring(String steps) {
    var numbers = NUMBER.matcher(steps).results().map(it -> tenths(it.group())).toList();
    var points = new ArrayList<Coordinate>();
    var x = 0L;
    var y = 0L;
    for (var i = 0; i < numbers.size(); i += 2) {
      x += numbers.get(i);
      y += numbers.get(i + 1);
      points.add(new Coordinate(x / 10.0, y / 10.0));
    }
    points.add(points.getFirst());
    return Shapes.FACTORY.createLinearRing(points.toArray(Coordinate[]::new));
  }

  private static long tenths(String number) {
    return Math.round(Double.parseDouble(number) * 10);
  }

  private static String read() {
    try {
      return Files.readString(AssetsTest.CHECKED_IN.resolve("map.json"), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
