package ecumene.loss;

import ecumene.facts.Area;

/** One part of how damage is taken. */
public sealed interface Loss {

  Area area();

  int points();

  /** Tokens leave the board. */
  record Tokens(Area area, int count) implements Loss {
    @Override
    public int points() {
      return count; // P9.20
    }
  }

  /** A city is reduced to this many tokens. */
  record Reduced(Area area, int tokens) implements Loss {
    @Override
    public int points() {
      return Damage.CITY - tokens; // P9.21
    }
  }

  /** A city is destroyed. */
  record Destroyed(Area area) implements Loss {
    @Override
    public int points() {
      return Damage.CITY; // P9.23
    }
  }
}
