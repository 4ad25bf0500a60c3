package ecumene.map.geometry;

import ecumene.facts.Area;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Moves the borders upon the water, cell by cell, until they tell the truth: areas that are
 * neighbours over water touch there, others do not. Borders are short and smooth, and the water of
 * an area stays near its shore. (Simulated annealing, with a fixed seed.)
 */
final class Tide {
  private static final double BORDER = 1;
  private static final double FALSE_BORDER = 9;
  private static final double MISSED = 40;
  private static final int ENOUGH = 4;
  private static final double FOREIGN_SHORE = 5;
  private static final double ASTRAY = 0.35;
  private static final double OUT_AT_SEA = 0.6;
  private static final double FAR_FROM_THE_MIDDLE = 0.01;
  private static final double HOT = 4;
  private static final double COLD = 0.15;
  private static final int ROUNDS = 260;
  private static final int FEWEST = 5;

  private final Waters waters;
  private final Soundings soundings;
  private final int[] owner;
  private final int[] sizes = new int[Area.COUNT];
  private final int[] touches = new int[Area.COUNT * Area.COUNT];
  private final boolean[] mayTouch = new boolean[Area.COUNT * Area.COUNT];
  private final SplittableRandom random;

  /** The price of the neighbours that do not touch enough, apart from a constant. */
  private double owed;

  private Tide(Waters waters, long seed) {
    this.waters = waters;
    soundings = waters.soundings;
    random = new SplittableRandom(seed);
    owner = waters.owners();
    for (var area : Area.all()) {
      for (var other : area.waterNeighbours()) {
        mayTouch[pair(area.index(), other.index())] = true;
      }
    }
    for (var cell = 0; cell < owner.length; cell++) {
      if (owner[cell] != Waters.NOBODY) {
        sizes[owner[cell]]++;
        for (var direction = 0; direction < Hexagons.NEIGHBOURS / 2; direction++) {
          var next = soundings.next(cell, direction);
          if (isBorder(cell, next)) {
            touches[pair(owner[cell], owner[next])]++;
          }
        }
      }
    }
  }

  /** The owners of all cells when the waters have settled. */
  static int[] settle(Waters waters, long seed) {
    var tide = new Tide(waters, seed);
    var water = IntStream.range(0, tide.owner.length).filter(it -> tide.owner[it] >= 0).toArray();
    for (var round = 0; round < ROUNDS; round++) {
      var heat = HOT * StrictMath.pow(COLD / HOT, (double) round / (ROUNDS - 1));
      for (var i = 0; i < water.length; i++) {
        tide.attempt(water[tide.random.nextInt(water.length)], heat);
      }
    }
    return tide.owner;
  }

  private void attempt(int cell, double heat) {
    var neighbour = soundings.next(cell, random.nextInt(Hexagons.NEIGHBOURS));
    if (!isBorder(cell, neighbour) || sizes[owner[cell]] <= FEWEST || tears(cell)) {
      return;
    }
    var before = owner[cell];
    var cost = -cost(cell);
    change(cell, owner[neighbour]);
    cost += cost(cell);
    if (cost > 0 && random.nextDouble() >= StrictMath.exp(-cost / heat)) {
      change(cell, before);
    }
  }

  private boolean isBorder(int cell, int next) {
    return next != Hexagons.NONE && owner[next] != owner[cell];
  }

  /** Whether the owner's water would fall apart without the cell. */
  private boolean tears(int cell) {
    var parts = 0;
    var before = isOf(owner[cell], soundings.next(cell, Hexagons.NEIGHBOURS - 1));
    for (var direction = 0; direction < Hexagons.NEIGHBOURS; direction++) {
      var same = isOf(owner[cell], soundings.next(cell, direction));
      parts += same && !before ? 1 : 0;
      before = same;
    }
    return parts > 1;
  }

  private boolean isOf(int label, int cell) {
    return cell != Hexagons.NONE && owner[cell] == label;
  }

  private double cost(int cell) {
    var label = owner[cell];
    var cost = place(cell, Area.at(label));
    for (var direction = 0; direction < Hexagons.NEIGHBOURS; direction++) {
      var next = soundings.next(cell, direction);
      if (isBorder(cell, next)) {
        cost += mayTouch[pair(label, owner[next])] ? BORDER : FALSE_BORDER;
      }
    }
    return cost + owed;
  }

  private void change(int cell, int to) {
    count(cell, -1);
    owner[cell] = to;
    count(cell, 1);
  }

  private void count(int cell, int by) {
    sizes[owner[cell]] += by;
    for (var direction = 0; direction < Hexagons.NEIGHBOURS; direction++) {
      var next = soundings.next(cell, direction);
      if (isBorder(cell, next)) {
        var pair = pair(owner[cell], owner[next]);
        owed -= mayTouch[pair] ? debt(touches[pair]) : 0;
        touches[pair] += by;
        owed += mayTouch[pair] ? debt(touches[pair]) : 0;
      }
    }
  }

  private static double debt(int touches) {
    return MISSED * Math.max(0, ENOUGH - touches) / ENOUGH;
  }

  /** What it costs that a cell belongs to an owner, for its place alone. */
  private double place(int cell, Area label) {
    var cost = 0.0;
    for (var area : soundings.shores(cell)) {
      if (area.equals(label)) {
        return 0;
      } else if (!area.waterNeighbours().isEmpty()) {
        cost = FOREIGN_SHORE;
      }
    }
    var steps = waters.from(label)[cell];
    var offshore = waters.offshore(cell);
    return label.isSea()
        ? cost + Math.max(0, Waters.STRIP - offshore) + FAR_FROM_THE_MIDDLE * steps
        : cost
            + ASTRAY * Math.max(0, steps - offshore)
            + OUT_AT_SEA * Math.max(0, offshore - Waters.STRIP);
  }

  private static int pair(int a, int b) {
    return a < b ? a * Area.COUNT + b : b * Area.COUNT + a;
  }
}
