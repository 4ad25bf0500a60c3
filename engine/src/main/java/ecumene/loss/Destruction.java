package ecumene.loss;

import ecumene.facts.Civilization;
import ecumene.table.Owed;
import ecumene.table.Picked;
import ecumene.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * A city that a victim still has to destroy, any of the own ones within a scope.
 *
 * @rule P9.23
 */
public record Destruction(Civilization seat, Scope scope) implements Owed<Picked> {

  @Override
  public @Nullable PickCities question(Table table) {
    var own = scope.citiesOf(seat, table.world());
    return own.isEmpty() ? null : new PickCities(seat, seat, Fate.DESTROYED, own, 1);
  }

  @Override
  public @Nullable Owed<?> settle(Picked answer, Table table) {
    Removal.destroy(table, answer.areas().first());
    return null;
  }
}
