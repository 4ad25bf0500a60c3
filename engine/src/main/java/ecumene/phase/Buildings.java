package ecumene.phase;

import ecumene.facts.Area;
import ecumene.loss.PickTokens;
import ecumene.loss.Portion;
import ecumene.table.Answer;
import java.util.List;

/** The cities a player builds, and what is paid for them besides the tokens of their areas. */
public record Buildings(List<Building> buildings) implements Answer {
  public static final Buildings NONE = new Buildings(List.of());

  /**
   * One city.
   *
   * @param treasury tokens from treasury instead of the board (Architecture)
   * @param fromNextDoor tokens from neighbouring areas (Urbanism)
   */
  public record Building(Area area, int treasury, List<Portion> fromNextDoor) {
    public Building {
      fromNextDoor = List.copyOf(fromNextDoor);
    }

    public Building(Area area) {
      this(area, 0, List.of());
    }

    int tokensFromNextDoor() {
      return PickTokens.tokens(fromNextDoor);
    }

    /** How many of the tokens it takes need not stand in its area. */
    int paidElsewhere() {
      return treasury + tokensFromNextDoor(); // architecture.3
    }
  }

  public Buildings {
    buildings = List.copyOf(buildings);
  }

  /** Tokens that leave this area for a city next door. */
  int takenFrom(Area area) {
    int taken = 0;
    for (var building : buildings) {
      for (var portion : building.fromNextDoor()) {
        taken += portion.area().equals(area) ? portion.tokens() : 0;
      }
    }
    return taken;
  }
}
