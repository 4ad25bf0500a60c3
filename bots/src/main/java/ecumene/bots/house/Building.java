package ecumene.bots.house;

import ecumene.facts.Area;
import ecumene.phase.BuildCities;
import ecumene.phase.Buildings;
import ecumene.view.View;
import java.util.ArrayList;
import java.util.List;

/** Cities wherever there are tokens for them, as far as others are left to support them. */
final class Building {
  private final BuildCities asked;
  private final View view;
  private final Figures figures;
  private final List<Buildings.Building> built = new ArrayList<>();
  private int treasury;
  private int tokens;

  private Building(BuildCities asked, View view, Figures figures) {
    this.asked = asked;
    this.view = view;
    this.figures = figures;
    treasury = asked.treasury();
    for (var area : view.areasOf(asked.seat())) {
      tokens += staying(area);
    }
  }

  static Buildings plan(BuildCities asked, View view, Figures figures) {
    var building = new Building(asked, view, figures);
    var grounds = new ArrayList<>(asked.grounds());
    grounds.sort(
        (one, two) ->
            Double.compare(
                Ground.cityWorth(two.area(), figures.building()),
                Ground.cityWorth(one.area(), figures.building())));
    for (var ground : grounds) {
      building.consider(ground);
    }
    return new Buildings(building.built);
  }

  private int staying(Area area) {
    return Math.min(view.tokens(asked.seat(), area), Ground.room(view, area));
  }

  private void consider(BuildCities.Ground ground) {
    int missing = Math.max(0, ground.needed() - ground.tokens());
    int helped = Math.min(treasury, BuildCities.mostFromTreasury(ground.needed()));
    int cities = view.citiesOnBoard(asked.seat()) + built.size() + 1;
    int left = tokens - staying(ground.area());
    if (missing <= helped
        && built.size() < asked.cities()
        && cities <= figures.planning().cities()
        && left >= Ground.support(view) * cities + figures.planning().spareSupport()) {
      built.add(new Buildings.Building(ground.area(), missing, List.of()));
      tokens = left;
      treasury = missing > 0 ? 0 : treasury; // architecture.1: one city only
    }
  }
}
