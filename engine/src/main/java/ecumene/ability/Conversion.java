package ecumene.ability;

import ecumene.facts.Area;
import ecumene.loss.Portion;
import ecumene.table.Answer;
import java.util.List;

/** What Universal Doctrine annexes. */
public sealed interface Conversion extends Answer {

  /** The pirate city in this area. */
  record City(Area area) implements Conversion {}

  /** So many barbarian tokens from each of these areas. */
  record Tokens(List<Portion> portions) implements Conversion {
    public Tokens {
      portions = List.copyOf(portions);
    }
  }
}
