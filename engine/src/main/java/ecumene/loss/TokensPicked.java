package ecumene.loss;

import ecumene.table.Answer;
import java.util.List;

/** So many tokens from each of these areas. */
public record TokensPicked(List<Portion> portions) implements Answer {
  public TokensPicked {
    portions = List.copyOf(portions);
  }
}
