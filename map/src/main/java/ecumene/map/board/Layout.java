package ecumene.map.board;

import ecumene.facts.Area;
import ecumene.language.Language;
import ecumene.language.Languages;
import ecumene.map.geometry.DrawnMap;
import ecumene.map.geometry.Ground;
import ecumene.map.letter.Typeface;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;

/** Finds room in one area for all that may stand there. Land is better than water. */
final class Layout {
  static final double STACK = 12;
  static final double CITY = 14;
  static final double LIMIT = 9;
  static final double SHIPS = 11;
  private static final int OWNERS = 4;
  private static final double AIR = 1.5;
  private static final double[] SIZES = {24, 22, 20, 18, 16};
  private static final double[] SIZES_OVER_THE_SHORE = {20, 18, 16, 15, 14, 13, 12, 11, 10};
  private static final int TRIES = 8;
  private static final double APART = 12;
  private static final double ASHORE = 400;
  private static final double WRONG = Double.NEGATIVE_INFINITY;

  private final Area area;
  private final Room cell;
  private final Room land;
  private final Room water;
  private final Room flood;
  private final Coordinate middle;
  private final List<Spot> taken;

  Layout(Area area, DrawnMap map, Floods floods, List<Spot> taken) {
    this.area = area;
    this.taken = taken;
    var shape = map.cell(area);
    var box = shape.getEnvelopeInternal();
    cell = new Room(shape, box);
    land = new Room(map.home(area), box);
    water = new Room(map.shape(Ground.WATER, area), box);
    flood = new Room(floods.band(area), box);
    middle = map.home(area).getCentroid().getCoordinate();
  }

  /** With the name on land, if it can be written there large enough. */
  Anchors find(Languages languages) {
    var wordings = wordings(languages);
    var ashore = find(SIZES, wordings, this::isAshore);
    var anywhere = ashore == null ? find(SIZES_OVER_THE_SHORE, wordings, _ -> true) : ashore;
    if (anywhere == null) {
      throw new IllegalStateException("there is no room in " + area);
    }
    return anywhere;
  }

  private @Nullable Anchors find(
      double[] sizes, List<Map<Language, List<String>>> wordings, Predicate<Label> isGood) {
    for (var size : sizes) {
      for (var wording : wordings) {
        for (var label : labels(wording, size)) {
          var anchors = isGood.test(label) ? around(label, wording) : null;
          if (anchors != null) {
            return anchors;
          }
        }
      }
    }
    return null;
  }

  /** The name in every language: each in one line, or each that has a gap in two. */
  private List<Map<Language, List<String>>> wordings(Languages languages) {
    var one = new LinkedHashMap<Language, List<String>>();
    var two = new LinkedHashMap<Language, List<String>>();
    for (var language : languages) {
      var name = language.name(area);
      var gap = name.replace('-', ' ').lastIndexOf(' ');
      one.put(language, List.of(name));
      two.put(
          language,
          gap < 0
              ? List.of(name)
              : List.of(name.substring(0, gap + 1).strip(), name.substring(gap + 1)));
    }
    return one.equals(two) ? List.of(one) : List.of(one, two);
  }

  private static double width(List<String> lines, double size) {
    return lines.stream().mapToDouble(it -> Typeface.ROMAN.width(it, size, 0)).max().orElseThrow();
  }

  /** The best places for a label with room for all languages, none close to another. */
  private List<Label> labels(Map<Language, List<String>> wording, double size) {
    var lines = wording.values().stream().max(Comparator.comparingInt(List::size)).orElseThrow();
    var width = wording.values().stream().mapToDouble(it -> width(it, size)).max().orElseThrow();
    var found = new ArrayList<Label>();
    for (var place = 0; place < cell.count(); place++) {
      var label = new Label(lines, cell.x(place), cell.y(place), width, size);
      if (cell.at(place) > label.height() / 2
          && cell.fits(label.x(), label.y(), width, label.height())
          && taken.stream().allMatch(it -> label.distance(it) >= AIR)) {
        found.add(label);
      }
    }
    found.sort(Comparator.comparingDouble(this::merit).reversed());
    var best = new ArrayList<Label>();
    for (var label : found) {
      if (best.size() < TRIES
          && best.stream()
              .allMatch(it -> StrictMath.hypot(it.x() - label.x(), it.y() - label.y()) > APART)) {
        best.add(label);
      }
    }
    return best;
  }

  private double merit(Label label) {
    return (isAshore(label) ? ASHORE : 0)
        - StrictMath.hypot(label.x() - middle.x, 1.3 * (label.y() - middle.y + 14));
  }

  private boolean isAshore(Label label) {
    return land.fits(label.x(), label.y(), label.width(), label.height());
  }

  private @Nullable Anchors around(Label label, Map<Language, List<String>> wording) {
    var spots = new ArrayList<>(taken);
    var city = place(label, spots, CITY, this::cityMerit, label.x(), label.y());
    var limit = place(label, spots, LIMIT, it -> landMerit(it, LIMIT), label.x(), label.y());
    var isCoastal = !area.waterNeighbours().isEmpty();
    var ships =
        isCoastal ? place(label, spots, SHIPS, this::waterMerit, label.x(), label.y()) : null;
    if (city == null || limit == null || (isCoastal && ships == null)) {
      return null;
    }
    var stacks = new ArrayList<Spot>();
    for (var i = 0; i < OWNERS; i++) {
      var stack = place(label, spots, STACK, it -> landMerit(it, STACK), city.x(), city.y());
      if (stack == null) {
        return null;
      }
      stacks.add(stack);
    }
    var labels = new LinkedHashMap<Language, Label>();
    wording.forEach(
        (language, lines) ->
            labels.put(
                language,
                new Label(lines, label.x(), label.y(), width(lines, label.size()), label.size())));
    return new Anchors(labels, limit, city, stacks, ships);
  }

  private double landMerit(int place, double radius) {
    return Math.min(land.at(place), radius + AIR) * 30;
  }

  private double waterMerit(int place) {
    return Math.min(water.at(place), SHIPS + AIR) * 60;
  }

  /** A white site lies on the flood plain, a black one beside it. */
  private double cityMerit(int place) {
    var wet = flood.at(place) > 0;
    var right =
        switch (area.site()) {
          case NONE -> 0;
          case BLACK -> wet ? WRONG : 0;
          case WHITE -> wet ? 300 * Math.min(flood.at(place), CITY) : WRONG;
        };
    return right + Math.min(land.at(place), CITY + AIR) * 60;
  }

  private @Nullable Spot place(
      Label label,
      List<Spot> spots,
      double radius,
      IntToDoubleFunction merit,
      double nearX,
      double nearY) {
    Spot best = null;
    var most = Double.NEGATIVE_INFINITY;
    for (var place = 0; place < cell.count(); place++) {
      if (cell.at(place) < radius + 0.5) {
        continue;
      }
      var spot = new Spot(cell.x(place), cell.y(place), radius);
      var worth = merit.applyAsDouble(place) - spot.distance(nearX, nearY);
      if (worth > most
          && label.distance(spot) >= AIR
          && spots.stream().allMatch(it -> it.distance(spot) >= AIR)) {
        most = worth;
        best = spot;
      }
    }
    if (best != null) {
      spots.add(best);
    }
    return best;
  }
}
