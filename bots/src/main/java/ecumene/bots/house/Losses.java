package ecumene.bots.house;

import ecumene.calamity.AvoidStepBack;
import ecumene.calamity.MoveHorde;
import ecumene.calamity.ShakeNeighbour;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.loss.PickPlace;
import ecumene.loss.PickTokens;
import ecumene.loss.Portion;
import ecumene.loss.TakeArea;
import ecumene.loss.TokensPicked;
import ecumene.table.Picked;
import ecumene.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Which areas and cities are lost, the own ones and those of others. */
final class Losses {
  private Losses() {}

  static Picked cities(PickCities asked, View view) {
    ToDoubleFunction<Area> liking =
        asked.owner() != asked.seat()
            ? area -> asked.fate() == Fate.ANNEXED ? prize(area, view) : Ground.cityWorth(area)
            : area -> -loss(area, asked.fate(), view);
    return new Picked(Areas.from(best(asked.candidates().list(), asked.count(), liking)));
  }

  /** The more tokens stand around it, the sooner it is built again. */
  private static double loss(Area area, Fate fate, View view) {
    double loss = Ground.cityWorth(area);
    for (var next : area.landNeighbours()) {
      loss -= 0.3 * view.tokens(view.seat(), next);
    }
    return fate.isReduction() ? loss - 2 * area.limit() : loss;
  }

  /** A city near the own land is worth more. */
  private static double prize(Area area, View view) {
    double prize = Ground.cityWorth(area);
    for (var next : area.neighbours()) {
      if (view.hasUnits(view.seat(), next)) {
        prize += 1;
      }
    }
    return prize;
  }

  /** Somebody else's city, that of the leader. */
  static Picked neighbour(ShakeNeighbour asked, View view) {
    return one(
        asked.candidates().list(),
        area -> {
          var owner = view.city(area);
          return owner instanceof Civilization other && other != asked.seat()
              ? Ground.standing(view, other)
              : -1;
        });
  }

  /** Where the horde does the most harm. */
  static Picked horde(MoveHorde asked, View view) {
    return one(
        asked.candidates().list(),
        area -> {
          double harm = 0;
          for (var other : view.seats()) {
            harm += other == asked.seat() ? 0 : view.unitPoints(other, area);
          }
          return harm - 2 * view.unitPoints(asked.seat(), area);
        });
  }

  /** The own units: whatever is worth least for its points. Those of others: the most. */
  static Picked area(TakeArea asked, View view) {
    boolean own = asked.owner() == asked.seat();
    Portion best = asked.portions().getFirst();
    double most = -Double.MAX_VALUE;
    for (var portion : asked.portions()) {
      double worth = 2.0 * portion.cities() + 0.1 * portion.points();
      double liking = own ? -worth : worth + (asked.portions().size() > 1 ? 0.1 : 0);
      if (liking > most) {
        most = liking;
        best = portion;
      }
    }
    return Picked.of(best.area());
  }

  /** The place where others suffer most with the victim. */
  static Picked place(PickPlace asked, View view) {
    var best = asked.places().getFirst();
    double most = -Double.MAX_VALUE;
    for (var place : asked.places()) {
      double harm = 0;
      for (var area : place) {
        for (var other : view.seats()) {
          int points = view.unitPoints(other, area);
          harm += other == asked.seat() ? -points : 0.5 * points;
        }
      }
      if (harm > most) {
        most = harm;
        best = place;
      }
    }
    return new Picked(best);
  }

  /** Tokens to annex: from where they can stay. */
  static TokensPicked tokens(PickTokens asked, View view) {
    var portions = new ArrayList<Portion>();
    var order = new ArrayList<>(asked.from());
    order.sort((one, two) -> two.area().limit() - one.area().limit());
    int left = asked.count();
    for (var portion : order) {
      int taken = Math.min(left, portion.tokens());
      if (taken > 0) {
        portions.add(new Portion(portion.area(), taken, 0));
        left -= taken;
      }
    }
    return new TokensPicked(portions);
  }

  /** Two cities are a high price for a step; they are paid only by who has many. */
  static Picked stepBack(AvoidStepBack asked, View view) {
    if (asked.cities().size() < 8) {
      return new Picked(Areas.NONE);
    }
    var inland = new ArrayList<Area>();
    var coastal = new ArrayList<Area>();
    for (var area : asked.cities()) {
      (area.isCoastal() ? coastal : inland).add(area);
    }
    ToDoubleFunction<Area> liking = area -> -loss(area, Fate.DESTROYED, view);
    var picked = new ArrayList<>(best(inland, 2, liking));
    picked.addAll(best(coastal, 2 - picked.size(), liking));
    return new Picked(Areas.from(picked));
  }

  private static Picked one(List<Area> of, ToDoubleFunction<Area> liking) {
    return new Picked(Areas.from(best(of, 1, liking)));
  }

  private static List<Area> best(List<Area> of, int count, ToDoubleFunction<Area> liking) {
    var sorted = new ArrayList<>(of);
    sorted.sort((a, b) -> Double.compare(liking.applyAsDouble(b), liking.applyAsDouble(a)));
    return sorted.subList(0, Math.min(count, sorted.size()));
  }
}
