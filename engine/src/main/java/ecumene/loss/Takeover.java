package ecumene.loss;

import ecumene.event.PieceEvent.CityAnnexed;
import ecumene.event.PieceEvent.TokensAnnexed;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import ecumene.table.Table;
import java.util.Objects;

/**
 * Units replaced by equal ones of somebody who has the pieces.
 *
 * @rule P9.24
 */
public final class Takeover {
  private Takeover() {}

  public static void city(Table table, Civilization heir, Area area) {
    var from = Objects.requireNonNull(table.world().city(area));
    table.world().removeCity(area);
    table.world().placeCity(heir, area);
    table.tell(new CityAnnexed(from, heir, area));
  }

  public static void tokens(Table table, Owner from, Civilization heir, Area area, int count) {
    if (count > 0) {
      table.world().removeTokens(from, area, count);
      table.world().placeTokens(heir, area, count);
      table.tell(new TokensAnnexed(from, heir, area, count));
    }
  }
}
