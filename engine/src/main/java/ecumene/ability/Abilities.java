package ecumene.ability;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * The seven special abilities.
 *
 * @rule P10.1
 */
public final class Abilities {
  private static final List<Ability<?>> ALL =
      List.of(
          new Diaspora(),
          new Fundamentalism(),
          new Monotheism(),
          new Politics(),
          new ProvincialEmpire(),
          new TradeRoutes(),
          new UniversalDoctrine());

  private Abilities() {}

  public static List<Ability<?>> all() {
    return ALL;
  }

  /** What this advance grants. */
  static Ability<?> of(Advance advance) {
    for (var ability : ALL) {
      if (ability.advance() == advance) {
        return ability;
      }
    }
    throw new IllegalArgumentException(advance.label() + " grants no special ability");
  }

  /** Those that somebody holds, in the same order. */
  static List<Ability<?>> heldBy(Civilization holder, World world) {
    var held = new ArrayList<Ability<?>>(ALL.size());
    for (var ability : ALL) {
      if (world.holds(holder, ability.advance())) {
        held.add(ability);
      }
    }
    return held;
  }
}
