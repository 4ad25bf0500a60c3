package ecumene.movement;

import ecumene.facts.Area;
import java.util.List;

/**
 * What is paid for a ship.
 *
 * @param tokens the areas from which tokens are given, one entry a token
 */
public record Fee(int treasury, List<Area> tokens) {
  public Fee {
    tokens = List.copyOf(tokens);
  }

  public static Fee treasury(int amount) {
    return new Fee(amount, List.of());
  }

  public static Fee tokens(Area... areas) {
    return new Fee(0, List.of(areas));
  }

  int total() {
    return treasury + tokens.size();
  }
}
