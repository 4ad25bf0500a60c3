package ecumene.loss;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * Unit points of one owner picked so that the areas hang together as far as that can be done: whole
 * areas next to those already picked while they fit, at last single tokens; a city is never split
 * and the amount never exceeded.
 *
 * @rule RU.13
 */
public final class HangingTogether {
  private final World world;
  private final Civilization owner;
  private final List<Portion> left = new ArrayList<>();
  private final List<Portion> taken = new ArrayList<>();
  private int due;

  private HangingTogether(World world, Civilization owner, int due) {
    this.world = world;
    this.owner = owner;
    this.due = due;
    for (var area : world.areasOf(owner)) {
      left.add(whole(area));
    }
  }

  /** Has somebody pick units of the owner worth so many points, area by area. */
  public static List<Portion> pick(
      Civilization chooser, Civilization owner, int points, Table table) {
    var state = new HangingTogether(table.world(), owner, points);
    for (var next = state.candidates(); !next.isEmpty(); next = state.candidates()) {
      var question = new TakeArea(chooser, owner, state.due, next);
      var area = table.ask(question).areas().first();
      state.take(Objects.requireNonNull(question.portionOf(area)));
    }
    return state.taken;
  }

  private void take(Portion portion) {
    due -= portion.points();
    left.removeIf(other -> other.area().equals(portion.area()));
    taken.add(portion);
  }

  /** What can be picked next: beside what is taken, or where a new realm may be begun. */
  private List<Portion> candidates() {
    if (due == 0) {
      return List.of();
    }
    var beside = portions(area -> taken.stream().anyMatch(p -> p.area().isAdjacent(area)));
    return beside.isEmpty() ? portions(bestRealm()::contains) : beside;
  }

  /** Whole areas that fit; if there is none, the tokens of areas without a city. */
  private List<Portion> portions(Predicate<Area> where) {
    var fitting = new ArrayList<Portion>();
    var partial = new ArrayList<Portion>();
    for (var portion : left) {
      if (!where.test(portion.area())) {
        continue;
      }
      if (portion.points() <= due) {
        fitting.add(portion);
      } else if (portion.cities() == 0) {
        partial.add(new Portion(portion.area(), Math.min(due, portion.tokens()), 0));
      }
    }
    return fitting.isEmpty() ? partial : fitting;
  }

  /** Areas of all realms that can yield what is due; if none can, those of the richest. */
  private Areas bestRealm() {
    var best = new ArrayList<Area>();
    int most = 0;
    for (var realm : realms()) {
      int yield = 0;
      for (var area : realm) {
        yield += whole(area).points();
      }
      yield = portions(realm::contains).isEmpty() ? 0 : Math.min(yield, due);
      if (yield > most) {
        best.clear();
        most = yield;
      }
      if (yield == most) {
        best.addAll(realm);
      }
    }
    return Areas.from(best);
  }

  /** The areas left, parted into those that hang together. */
  private List<List<Area>> realms() {
    var unseen = new ArrayList<Area>();
    left.forEach(portion -> unseen.add(portion.area()));
    var realms = new ArrayList<List<Area>>();
    while (!unseen.isEmpty()) {
      var realm = new ArrayList<Area>();
      var edge = new ArrayDeque<Area>();
      edge.add(unseen.removeFirst());
      while (!edge.isEmpty()) {
        var area = edge.remove();
        realm.add(area);
        for (var neighbour : area.neighbours()) {
          if (unseen.remove(neighbour)) {
            edge.add(neighbour);
          }
        }
      }
      realms.add(realm);
    }
    return realms;
  }

  private Portion whole(Area area) {
    return new Portion(area, world.tokens(owner, area), world.hasCity(owner, area) ? 1 : 0);
  }
}
