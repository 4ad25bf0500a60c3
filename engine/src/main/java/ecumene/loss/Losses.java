package ecumene.loss;

import ecumene.facts.Area;
import ecumene.table.Answer;
import java.util.ArrayList;
import java.util.List;

/** How a victim takes damage: any number of losses, carried out at once. */
public record Losses(List<Loss> losses) implements Answer {
  public static final Losses NONE = new Losses(List.of());

  public Losses {
    losses = List.copyOf(losses);
  }

  public Losses tokens(Area area, int count) {
    return and(new Loss.Tokens(area, count));
  }

  public Losses reduce(Area area, int toTokens) {
    return and(new Loss.Reduced(area, toTokens));
  }

  public Losses destroy(Area area) {
    return and(new Loss.Destroyed(area));
  }

  private Losses and(Loss loss) {
    var more = new ArrayList<>(losses);
    more.add(loss);
    return new Losses(more);
  }

  public int points() {
    int points = 0;
    for (var loss : losses) {
      points += loss.points();
    }
    return points;
  }
}
