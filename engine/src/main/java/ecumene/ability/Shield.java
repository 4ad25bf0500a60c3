package ecumene.ability;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An advance that protects its holders against an ability.
 *
 * @param rule the statement that says so
 * @rule P10.5
 */
public record Shield(Advance advance, String rule) {

  /** The first of the shields that the seat holds. */
  static @Nullable Shield of(Civilization seat, List<Shield> shields, World world) {
    for (var shield : shields) {
      if (world.holds(seat, shield.advance)) {
        return shield;
      }
    }
    return null;
  }

  /** Those who hold none of the shields. */
  static Seats exposed(List<Shield> shields, World world) {
    return world.seats().filter(seat -> of(seat, shields, world) == null);
  }
}
