package ecumene.wire.position;

import static ecumene.facts.Barbarians.THE_BARBARIANS;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import ecumene.world.World;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Puts tokens, cities and ships where a document has them, as far as they can be there. */
final class Placing {
  private static final int TOKENS = 55;
  private static final int CITIES = 9;
  private static final int SHIPS = 4;

  /** What the world can count in one area. */
  private static final int MOST_BARBARIANS = 127;

  private final World world;
  private final Faults faults;

  Placing(World world, Faults faults) {
    this.world = world;
    this.faults = faults;
  }

  void set(Civilization seat, Holdings holdings, String place) {
    long tokens = sum(holdings.tokens()) + holdings.treasury();
    if (areThere(TOKENS, "tokens", tokens, place)) {
      setTreasury(seat, holdings.treasury(), place + ".treasury");
      setTokens(seat, holdings.tokens(), TOKENS, place + ".tokens");
    }
    int cities = holdings.cities().size() + holdings.newCities().size();
    if (areThere(CITIES, "cities", cities, place)) {
      Consumer<Area> build = area -> world.buildCity(seat, area);
      setCities(holdings.cities(), area -> world.placeCity(seat, area), place + ".cities");
      setCities(holdings.newCities(), build, place + ".new-cities");
    }
    if (areThere(SHIPS, "ships", sum(holdings.ships()), place)) {
      setShips(seat, holdings.ships(), place + ".ships");
    }
  }

  void set(Garrison barbarians, String place) {
    setTokens(THE_BARBARIANS, barbarians.tokens(), MOST_BARBARIANS, place + ".tokens");
    Consumer<Area> found = area -> world.placeCity(THE_BARBARIANS, area);
    setCities(barbarians.cities(), found, place + ".cities");
  }

  private static long sum(Map<Area, Integer> pieces) {
    return pieces.values().stream().mapToLong(it -> it).sum();
  }

  private boolean areThere(int owned, String pieces, long listed, String place) {
    return faults.unless(
        listed <= owned,
        place + "." + pieces,
        "1.1: a civilization has %d %s, and %d are listed".formatted(owned, pieces, listed));
  }

  private void setTreasury(Civilization seat, int count, String place) {
    if (faults.within(0, TOKENS, count, place)) {
      world.fillTreasury(seat, count);
    }
  }

  private void setTokens(Owner owner, Map<Area, Integer> tokens, int most, String place) {
    tokens.forEach(
        (area, count) -> {
          var here = place + "." + area.id();
          if (faults.within(1, most, count, here) && isLandInPlay(area, here)) {
            world.placeTokens(owner, area, count);
          }
        });
  }

  private void setCities(List<Area> cities, Consumer<Area> set, String place) {
    for (int i = 0; i < cities.size(); i++) {
      var area = cities.get(i);
      var here = place + "[" + i + "]";
      if (isLandInPlay(area, here)
          && faults.unless(area.limit() > 0, here, "P5.1: no city stands where the limit is 0")
          && faults.unless(
              world.city(area) == null, here, "P5.1: " + area.id() + " has a city already")) {
        set.accept(area);
      }
    }
  }

  private void setShips(Civilization seat, Map<Area, Integer> ships, String place) {
    ships.forEach(
        (area, count) -> {
          var here = place + "." + area.id();
          if (faults.within(1, SHIPS, count, here)
              && isLandInPlay(area, here)
              && faults.unless(area.isCoastal(), here, "RU.9: a ship can not be in " + area.id())) {
            for (int i = 0; i < count; i++) {
              world.placeShip(seat, area);
            }
          }
        });
  }

  private boolean isLandInPlay(Area area, String place) {
    var setup = world.setup();
    return faults.unless(!area.isSea(), place, "1.5: nothing can stay on the open sea " + area.id())
        && faults.unless(
            setup.isInPlay(area), place, "1.14: " + area.id() + " is out of play with " + setup)
        && faults.unless(
            world.isInPlay(area), place, "14.2: " + area.id() + " has gone out of play");
  }
}
