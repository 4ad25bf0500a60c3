package ecumene.map.geometry;

import ecumene.facts.Area;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Compares the borders that are drawn, on land or upon the water, with the neighbours there are.
 */
public final class Truth {
  private final Ground ground;
  private final Map<Pair, Double> lengths = new LinkedHashMap<>();

  public Truth(DrawnMap map, Ground ground) {
    this.ground = ground;
    for (var border : map.borders()) {
      if (border.parts(ground)) {
        lengths.merge(
            Pair.of(Objects.requireNonNull(border.area()), Objects.requireNonNull(border.other())),
            border.line().getLength(),
            Double::sum);
      }
    }
  }

  /** The pairs that share a drawn border, each with its length. */
  public Map<Pair, Double> lengths() {
    return lengths;
  }

  /** Neighbours that do not touch: each needs a link or a sea lane. */
  public List<Pair> apart() {
    return neighbours().stream().filter(it -> !lengths.containsKey(it)).toList();
  }

  /** Areas that touch and are not neighbours: each needs a barrier. */
  public List<Pair> touching() {
    return lengths.keySet().stream().filter(it -> !ground.joins(it.a(), it.b())).toList();
  }

  /** Neighbours whose border is too short to be seen at once. */
  public List<Pair> barelyTouching(double length) {
    return neighbours().stream().filter(it -> lengths.getOrDefault(it, length) < length).toList();
  }

  /** The pairs that the facts say are adjacent. */
  public List<Pair> neighbours() {
    return Area.all().stream()
        .flatMap(
            a ->
                Area.all().stream()
                    .filter(b -> a.index() < b.index() && ground.joins(a, b))
                    .map(b -> new Pair(a, b)))
        .toList();
  }
}
