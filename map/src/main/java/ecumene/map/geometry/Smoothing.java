package ecumene.map.geometry;

import ecumene.map.geometry.Cover.Part;
import ecumene.map.geometry.Cover.Piece;
import ecumene.map.geometry.SharedEdges.Edge;
import ecumene.map.geometry.SharedEdges.Sides;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.index.strtree.STRtree;
import org.locationtech.jts.linearref.LengthIndexedLine;

/**
 * Draws the borders of a cover as by hand: between two points where three parts meet, a border on
 * land wavers a little and has no corners. Both its sides get the same line.
 */
final class Smoothing {
  /** A border line between two parts; the sheet's edge has only one. */
  record Line(List<Part> sides, LineString shape) {}

  private static final double WAVER = 0.07;
  private static final double WIDEST = 7;
  private static final double SHORT = 16;
  private static final double CLEAR = 0.5;

  private final List<Piece> pieces;
  private final Map<Edge, Sides> edges;
  private final Map<Coordinate, Integer> degree = new LinkedHashMap<>();
  private final Map<Edge, Line> lines = new LinkedHashMap<>();
  private final STRtree index = new STRtree();

  Smoothing(List<Piece> pieces) {
    this.pieces = pieces;
    edges = new SharedEdges(pieces.stream().map(Piece::shape).toList()).edges();
    for (var edge : edges.keySet()) {
      degree.merge(edge.from(), 1, Integer::sum);
      degree.merge(edge.to(), 1, Integer::sum);
      index.insert(edge.line().getEnvelopeInternal(), edge);
    }
  }

  List<Piece> pieces() {
    return pieces.stream().map(it -> new Piece(it.part(), smooth(it.shape()))).toList();
  }

  /** Every line once; known after the pieces. */
  List<Line> lines() {
    return List.copyOf(lines.values());
  }

  private Polygon smooth(Polygon shape) {
    var holes = new ArrayList<LinearRing>();
    for (var i = 0; i < shape.getNumInteriorRing(); i++) {
      holes.add(smooth(shape.getInteriorRingN(i)));
    }
    return Shapes.FACTORY.createPolygon(
        smooth(shape.getExteriorRing()), holes.toArray(LinearRing[]::new));
  }

  private LinearRing smooth(LineString ring) {
    var points = new ArrayList<>(Arrays.asList(ring.getCoordinates()));
    points.removeLast();
    var start = 0;
    while (start < points.size() && !isNode(points.get(start))) {
      start++;
    }
    if (start == points.size()) {
      start = points.indexOf(points.stream().min(Coordinate::compareTo).orElseThrow());
    }
    var result = new ArrayList<Coordinate>();
    var line = new ArrayList<Coordinate>();
    line.add(points.get(start));
    for (var i = 1; i <= points.size(); i++) {
      var point = points.get((start + i) % points.size());
      line.add(point);
      if (i == points.size() || isNode(point)) {
        var smooth = line(line);
        result.addAll(result.isEmpty() ? smooth : smooth.subList(1, smooth.size()));
        line = new ArrayList<>();
        line.add(point);
      }
    }
    return Shapes.FACTORY.createLinearRing(result.toArray(Coordinate[]::new));
  }

  /** Where other than two lines meet. */
  private boolean isNode(Coordinate point) {
    return degree.getOrDefault(point, 0) != 2;
  }

  /** The smooth form of a line, the same from whichever end one begins. */
  private List<Coordinate> line(List<Coordinate> corners) {
    var first = Edge.of(corners.get(0), corners.get(1));
    var last = Edge.of(corners.getLast(), corners.get(corners.size() - 2));
    var forward = compare(first, last) <= 0 && !isBackward(corners, first, last);
    var key = forward ? first : last;
    var drawn = lines.get(key);
    if (drawn == null) {
      var sides = sides(first);
      var shape = draw(forward ? corners : corners.reversed(), sides);
      drawn = new Line(sides, Shapes.FACTORY.createLineString(shape.toArray(Coordinate[]::new)));
      lines.put(key, drawn);
    }
    var line = Arrays.asList(drawn.shape.getCoordinates());
    return forward ? line : line.reversed();
  }

  private static boolean isBackward(List<Coordinate> corners, Edge first, Edge last) {
    return first.equals(last) && corners.getFirst().compareTo(corners.getLast()) > 0;
  }

  private static int compare(Edge a, Edge b) {
    var from = a.from().compareTo(b.from());
    return from != 0 ? from : a.to().compareTo(b.to());
  }

  private List<Part> sides(Edge edge) {
    var sides = Objects.requireNonNull(edges.get(edge));
    var parts = new ArrayList<Part>();
    if (sides.a() != SharedEdges.OUTSIDE) {
      parts.add(pieces.get(sides.a()).part());
    }
    parts.add(pieces.get(sides.b()).part());
    return parts;
  }

  private List<Coordinate> draw(List<Coordinate> corners, List<Part> sides) {
    var onLand = sides.size() == 2 && sides.stream().allMatch(it -> it.ground() == Ground.LAND);
    if (!onLand || sides.stream().anyMatch(it -> it.area() == null)) {
      return corners;
    }
    var drawn = Curves.open(wavering(corners), 2);
    return isClear(drawn, corners) ? drawn : corners;
  }

  /** Whether a new line stays clear of all old ones but its own. */
  private boolean isClear(List<Coordinate> drawn, List<Coordinate> corners) {
    var own = new HashSet<Edge>();
    for (var i = 1; i < corners.size(); i++) {
      own.add(Edge.of(corners.get(i - 1), corners.get(i)));
    }
    var line = Shapes.FACTORY.createLineString(drawn.toArray(Coordinate[]::new));
    for (var item : index.query(line.getEnvelopeInternal())) {
      var edge = (Edge) item;
      if (!own.contains(edge)
          && !isEnd(edge, corners)
          && edge.line().isWithinDistance(line, CLEAR)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isEnd(Edge edge, List<Coordinate> corners) {
    return Stream.of(corners.getFirst(), corners.getLast())
        .anyMatch(it -> it.equals(edge.from()) || it.equals(edge.to()));
  }

  /** Points along the line, some of them moved aside. */
  private static List<Coordinate> wavering(List<Coordinate> corners) {
    var line = Shapes.FACTORY.createLineString(corners.toArray(Coordinate[]::new));
    var length = line.getLength();
    if (length < 2 * SHORT) {
      return corners;
    }
    var random =
        new SplittableRandom(
            Math.round(corners.getFirst().x * 7919) + Math.round(corners.getFirst().y * 104729));
    var steps = (int) Math.round(length / SHORT);
    var along = new LengthIndexedLine(line);
    var wide = Math.min(WIDEST, WAVER * length);
    var points = new ArrayList<Coordinate>();
    points.add(corners.getFirst());
    for (var i = 1; i < steps; i++) {
      var aside = (random.nextDouble() * 2 - 1) * wide * Math.min(1, Math.min(i, steps - i) * 0.5);
      points.add(along.extractPoint(length * i / steps, aside));
    }
    points.add(corners.getLast());
    return points;
  }
}
