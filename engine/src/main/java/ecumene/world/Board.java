package ecumene.world;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What can be read off the pieces, wherever they are. */
public interface Board {
  int CITY_POINTS = 5;

  int tokens(Owner owner, Area area);

  /** Tokens of all owners. */
  int tokensIn(Area area);

  int tokensOnBoard(Owner owner);

  /** Who owns the city in the area; null without one. */
  @Nullable Owner city(Area area);

  boolean hasCity(Owner owner, Area area);

  int citiesOnBoard(Owner owner);

  /** The areas with units of this owner. */
  List<Area> areasOf(Owner owner);

  /** Where the ships of the civilization are, one entry a ship. */
  List<Area> shipAreas(Civilization civilization);

  default boolean hasUnits(Owner owner, Area area) {
    return unitPoints(owner, area) > 0;
  }

  /** A token counts 1, a city 5, a ship nothing (1.2). */
  default int unitPoints(Owner owner, Area area) {
    return tokens(owner, area) + (hasCity(owner, area) ? CITY_POINTS : 0);
  }

  default int unitPoints(Owner owner) {
    return tokensOnBoard(owner) + CITY_POINTS * citiesOnBoard(owner);
  }

  default List<Area> citiesOf(Owner owner) {
    return citiesOf(owner, area -> true);
  }

  /** The areas with a city of this owner that are also as wanted. */
  default List<Area> citiesOf(Owner owner, Predicate<Area> wanted) {
    var cities = new ArrayList<Area>(citiesOnBoard(owner));
    for (var area : areasOf(owner)) {
      if (hasCity(owner, area) && wanted.test(area)) {
        cities.add(area);
      }
    }
    return cities;
  }

  default int citiesInStock(Civilization civilization) {
    return Pieces.CITIES - citiesOnBoard(civilization);
  }

  default int ships(Civilization civilization, Area area) {
    int ships = 0;
    for (var one : shipAreas(civilization)) {
      ships += one.equals(area) ? 1 : 0;
    }
    return ships;
  }

  default int shipsInStock(Civilization civilization) {
    return Ships.EACH - shipAreas(civilization).size();
  }
}
