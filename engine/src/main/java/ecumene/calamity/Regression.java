package ecumene.calamity;

import static ecumene.facts.Advance.ENLIGHTENMENT;
import static ecumene.facts.Advance.FUNDAMENTALISM;
import static ecumene.facts.Advance.LIBRARY;

import ecumene.event.StandingEvent.MarkerMovedBack;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.loss.Removal;
import ecumene.loss.Strike;
import ecumene.table.Owed;
import ecumene.table.Picked;
import ecumene.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Regression. The victim's succession marker goes one step back, one more for Fundamentalism, one
 * fewer for Library, never beyond the start. A holder of Enlightenment may destroy 2 cities instead
 * of each step.
 *
 * @rule C15
 */
public final class Regression implements Calamity {

  @Override
  public String comesToNothingBy() {
    return "C15.4";
  }

  @Override
  public List<Avoidable> strike(Strike strike, Table table) {
    int steps =
        strike
            .amount(strike.victim(), 1, "C15.1")
            .more(1, FUNDAMENTALISM, "fundamentalism.3")
            .less(1, LIBRARY, "library.2")
            .steps(table);
    var choice = goBack(strike.victim(), steps, table);
    return choice == null ? List.of() : List.of(choice);
  }

  /** Takes steps as long as they can not be avoided; what is left then, or null. */
  private static @Nullable Avoidable goBack(Civilization victim, int steps, Table table) {
    var world = table.world();
    for (int left = steps; left > 0 && world.space(victim) > 0; left--) { // C15.4
      if (world.holds(victim, ENLIGHTENMENT)
          && world.citiesOnBoard(victim) >= AvoidStepBack.CITIES) { // RU.36
        return new Avoidable(victim, left);
      }
      stepBack(victim, table);
    }
    return null;
  }

  private static void stepBack(Civilization victim, Table table) {
    int space = table.world().space(victim) - 1;
    table.world().moveMarker(victim, space);
    table.tell(new MarkerMovedBack(victim, space)); // C15.1
  }

  /** So many steps back, the first of which the victim can avoid. */
  record Avoidable(Civilization victim, int steps) implements Owed<Picked> {

    @Override
    public Civilization seat() {
      return victim;
    }

    @Override
    public AvoidStepBack question(Table table) {
      return new AvoidStepBack(victim, Areas.from(table.world().citiesOf(victim)));
    }

    @Override
    public @Nullable Owed<?> settle(Picked answer, Table table) {
      if (answer.areas().isEmpty()) {
        stepBack(victim, table);
      }
      answer.areas().forEach(area -> Removal.destroy(table, area));
      return goBack(victim, steps - 1, table); // C15.2: each step separately
    }
  }
}
