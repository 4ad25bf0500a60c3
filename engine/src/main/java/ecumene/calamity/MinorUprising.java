package ecumene.calamity;

import ecumene.loss.Destruction;
import ecumene.loss.Scope;
import ecumene.loss.Strike;
import ecumene.table.Table;
import java.util.List;

/**
 * Minor Uprising. The victim destroys a city.
 *
 * @rule minor-uprising
 */
public final class MinorUprising implements Calamity {

  @Override
  public Copies copies() {
    return Copies.TOGETHER;
  }

  @Override
  public List<Destruction> strike(Strike strike, Table table) {
    if (table.world().citiesOnBoard(strike.victim()) == 0) {
      strike.cancel("minor-uprising", table);
      return List.of();
    }
    return List.of(new Destruction(strike.victim(), Scope.EVERYWHERE));
  }
}
