package ecumene.loss;

import ecumene.event.PieceEvent.CityDestroyed;
import ecumene.event.PieceEvent.CityTurnedPirate;
import ecumene.event.PieceEvent.TokensRemoved;
import ecumene.facts.Area;
import ecumene.facts.Barbarians;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import ecumene.table.Table;
import java.util.Objects;

/** Units that leave the board for good. */
public final class Removal {
  private Removal() {}

  /** So many tokens, if any. */
  public static void tokens(Table table, Owner owner, Area area, int count) {
    if (count > 0) {
      table.world().removeTokens(owner, area, count);
      table.tell(new TokensRemoved(owner, area, count));
    }
  }

  /** The city leaves without tokens in its place (P9.23), and so does a token beside it (G20). */
  public static void destroy(Table table, Area area) {
    var owner = Objects.requireNonNull(table.world().city(area));
    table.world().removeCity(area);
    table.tell(new CityDestroyed(owner, area));
    tokens(table, owner, area, table.world().tokens(owner, area)); // G20, public-works.4
  }

  /** The city is replaced by one of nobody's (C16.3), a token beside it is destroyed (G20). */
  public static void turnPirate(Table table, Civilization owner, Area area) {
    table.world().removeCity(area);
    table.world().placeCity(Barbarians.THE_BARBARIANS, area);
    table.tell(new CityTurnedPirate(owner, area));
    tokens(table, owner, area, table.world().tokens(owner, area)); // G20
  }
}
