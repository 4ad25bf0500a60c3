package ecumene.bots;

import ecumene.facts.Civilization;
import ecumene.table.Given;
import ecumene.table.Question;
import ecumene.table.Replies;
import ecumene.view.View;
import ecumene.world.World;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Bots around a table, who answer on the spot, those higher in ranking first (RU.8). */
public record Crew(World world, Map<Civilization, Bot> bots) implements Replies {

  @Override
  public Given next(List<Question<?>> open) {
    var question = firstAwaited(open);
    var bot = Objects.requireNonNull(bots.get(question.seat()));
    return new Given(question, bot.answer(question, new View(world, question.seat())));
  }

  private static Question<?> firstAwaited(List<Question<?>> open) {
    for (var question : open) {
      if (question.isAwaited()) {
        return question;
      }
    }
    return open.getFirst();
  }
}
