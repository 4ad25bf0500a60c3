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
final class LossChoices {
  private final View view;
  private final Figures.Loss figures;
  private final Figures.Building building;

  LossChoices(View view, Figures figures) {
    this.view = view;
    this.figures = figures.loss();
    building = figures.building();
  }

  Picked cities(PickCities asked) {
    ToDoubleFunction<Area> liking =
        asked.owner() != asked.seat()
            ? area -> asked.fate() == Fate.ANNEXED ? prize(area) : Ground.cityWorth(area, building)
            : area -> -loss(area, asked.fate());
    return new Picked(Areas.from(best(asked.candidates().list(), asked.count(), liking)));
  }

  /** The more tokens stand around it, the sooner it is built again. */
  private double loss(Area area, Fate fate) {
    double loss = Ground.cityWorth(area, building);
    for (var next : area.landNeighbours()) {
      loss -= figures.neighbour() * view.tokens(view.seat(), next);
    }
    return fate.isReduction() ? loss - figures.size() * area.limit() : loss;
  }

  /** A city near the own land is worth more. */
  private double prize(Area area) {
    double prize = Ground.cityWorth(area, building);
    for (var next : area.neighbours()) {
      if (view.hasUnits(view.seat(), next)) {
        prize += figures.near();
      }
    }
    return prize;
  }

  /** Somebody else's city, that of the leader. */
  Picked neighbour(ShakeNeighbour asked) {
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
  Picked horde(MoveHorde asked) {
    return one(
        asked.candidates().list(),
        area -> {
          double harm = 0;
          for (var other : view.seats()) {
            harm += other == asked.seat() ? 0 : view.unitPoints(other, area);
          }
          return harm - figures.horde() * view.unitPoints(asked.seat(), area);
        });
  }

  /** The own units: whatever is worth least for its points. Those of others: the most. */
  Picked area(TakeArea asked) {
    boolean own = asked.owner() == asked.seat();
    Portion best = asked.portions().getFirst();
    double most = -Double.MAX_VALUE;
    for (var portion : asked.portions()) {
      double worth = figures.city() * portion.cities() + figures.point() * portion.points();
      double liking = own ? -worth : worth + (asked.portions().size() > 1 ? 0.1 : 0);
      if (liking > most) {
        most = liking;
        best = portion;
      }
    }
    return Picked.of(best.area());
  }

  /** The place where others suffer most with the victim. */
  Picked place(PickPlace asked) {
    var best = asked.places().getFirst();
    double most = -Double.MAX_VALUE;
    for (var place : asked.places()) {
      double harm = 0;
      for (var area : place) {
        for (var other : view.seats()) {
          int points = view.unitPoints(other, area);
          harm += other == asked.seat() ? -points : figures.ofOthers() * points;
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
  TokensPicked tokens(PickTokens asked) {
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
  Picked stepBack(AvoidStepBack asked) {
    if (asked.cities().size() < figures.stepBack()) {
      return new Picked(Areas.NONE);
    }
    var inland = new ArrayList<Area>();
    var coastal = new ArrayList<Area>();
    for (var area : asked.cities()) {
      (area.isCoastal() ? coastal : inland).add(area);
    }
    ToDoubleFunction<Area> liking = area -> -loss(area, Fate.DESTROYED);
    var picked = new ArrayList<>(best(inland, AvoidStepBack.CITIES, liking));
    picked.addAll(best(coastal, AvoidStepBack.CITIES - picked.size(), liking));
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
