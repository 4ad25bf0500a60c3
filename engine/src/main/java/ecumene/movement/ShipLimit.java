package ecumene.movement;

import static ecumene.facts.Advance.CLOTH_MAKING;
import static ecumene.facts.Advance.NAVAL_WARFARE;

import ecumene.facts.Advance;
import java.util.function.Predicate;

/**
 * What ships can do at most, and the advance whose holder's ships can do one more.
 *
 * @rule P3.4, P3.5
 */
public record ShipLimit(int base, Advance raisedBy) {
  /** Steps of a voyage. */
  public static final ShipLimit RANGE = new ShipLimit(4, CLOTH_MAKING); // cloth-making.1

  /** Tokens aboard. */
  public static final ShipLimit LOAD = new ShipLimit(5, NAVAL_WARFARE); // naval-warfare.1

  /** For a player who holds these advances. */
  public int with(Predicate<Advance> holds) {
    return base + (holds.test(raisedBy) ? 1 : 0);
  }
}
