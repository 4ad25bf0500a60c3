package ecumene.movement;

import ecumene.facts.Area;
import java.util.List;

/** One thing a player does in the own movement. */
public sealed interface Order {

  /** Tokens go by land, with Roadbuilding through an area on the way (P3.1). */
  record March(Area from, List<Area> via, Area to, int tokens) implements Order {
    public March {
      via = List.copyOf(via);
    }

    public March(Area from, Area to, int tokens) {
      this(from, List.of(), to, tokens);
    }
  }

  /** A ship is built (P3.2). */
  record BuildShip(Area area, Fee fee) implements Order {}

  /** A ship from an earlier turn is kept (P3.3). */
  record MaintainShip(Area area, Fee fee) implements Order {}

  /** A ship from an earlier turn is given up, so that it can be built anew (P3.3). */
  record ScrapShip(Area area) implements Order {}

  /**
   * A ship takes tokens aboard, calls at areas one after the other, and ends in one where all land
   * who are still aboard (P3.4, P3.5).
   */
  record Voyage(Area from, int embarking, List<Call> calls, Area to) implements Order {
    public Voyage {
      calls = List.copyOf(calls);
    }

    public Voyage(Area from, int embarking, Area to) {
      this(from, embarking, List.of(), to);
    }
  }

  /** An area a ship passes: how many go ashore there, and then how many come aboard (RU.72). */
  record Call(Area area, int landing, int embarking) {
    public Call(Area area) {
      this(area, 0, 0);
    }
  }
}
