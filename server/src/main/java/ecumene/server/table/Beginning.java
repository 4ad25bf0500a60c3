package ecumene.server.table;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.game.Game;
import ecumene.wire.save.SeedParts;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How the game of a table begins.
 *
 * @param parts what its seed is made of, as far as that is known; null: of nothing
 */
public record Beginning(Stage stage, @Nullable SeedParts parts) {

  /** Whether there is a game yet. */
  public enum Stage {
    /** Persons take their seats, and what they add goes into the seed. */
    GATHERING,
    BEGUN
  }

  static Beginning of(Plan plan) {
    return new Beginning(plan.gathers() ? Stage.GATHERING : Stage.BEGUN, plan.seedParts());
  }

  public boolean isGathering() {
    return stage == Stage.GATHERING;
  }

  Beginning with(Civilization seat, String value) {
    return new Beginning(stage, Objects.requireNonNull(parts).with(seat, value));
  }

  /** Somebody else will sit there; what has become of a game stays so. */
  Beginning freed(Civilization seat) {
    return parts != null && isGathering() ? new Beginning(stage, parts.without(seat)) : this;
  }

  Beginning begun(Seats persons) {
    return new Beginning(Stage.BEGUN, Objects.requireNonNull(parts).closed(persons));
  }

  Game game(Plan plan) {
    var header = plan.header(parts);
    return isGathering() ? Game.beforeSetUp(header) : Game.begin(header);
  }
}
