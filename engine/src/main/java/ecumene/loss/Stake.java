package ecumene.loss;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.table.Refusal;
import ecumene.world.World;

/**
 * What a calamity takes of secondary victims; who has none of it can not be one.
 *
 * @rule G18
 */
public enum Stake {
  UNITS,
  CITIES,
  COASTAL_CITIES;

  boolean isHeldBy(Civilization seat, World world) {
    return switch (this) {
      case UNITS -> world.unitPoints(seat) > 0;
      case CITIES -> world.citiesOnBoard(seat) > 0;
      case COASTAL_CITIES -> !world.citiesOf(seat, Area::isCoastal).isEmpty();
    };
  }

  Refusal lackedBy(Civilization seat) {
    return switch (this) {
      case UNITS -> new Refusal("G18", "{Seat} has no units", seat);
      case CITIES -> new Refusal("G18", "{Seat} has no city", seat);
      case COASTAL_CITIES -> new Refusal("G18", "{Seat} has no coastal city", seat);
    };
  }
}
