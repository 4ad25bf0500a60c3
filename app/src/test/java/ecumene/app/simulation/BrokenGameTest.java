package ecumene.app.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.Bot;
import ecumene.bots.Lineup;
import ecumene.bots.kind.BotKind;
import ecumene.bots.simulation.Match;
import ecumene.bots.simulation.Simulation;
import ecumene.bots.simulation.Simulation.Result.Broken;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.phase.BuildCities;
import ecumene.wire.save.SavedGame;
import ecumene.world.Terms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BrokenGameTest {
  private static Bot breaksWhenItMayBuild(Bot bot) {
    return (question, view) -> {
      if (question instanceof BuildCities) {
        throw new IllegalStateException("no bricks");
      }
      return bot.answer(question, view);
    };
  }

  @Test
  void whatWasPlayedBeforeCanBeReplayed(@TempDir Path folder) throws IOException {
    Lineup lineup = (seat, seed) -> breaksWhenItMayBuild(BotKind.HOUSE.bot(seat, seed));
    var match = new Match(Setup.of(5, Side.WEST), Terms.BASIC.upTo(12), 3, lineup);
    var broken = new ArrayList<Broken>();
    Simulation.run(1, 1, number -> match, result -> broken.add((Broken) result));
    assertThat(BrokenGame.save(broken.getFirst(), folder))
        .contains("the game of seed 3 broke", "no bricks", "broken-3.json");
    var saved = SavedGame.read(Files.readString(folder.resolve("broken-3.json")));
    var game = saved.replay();
    assertThat(game.open()).anyMatch(open -> open.question() instanceof BuildCities);
    assertThat(game.entries()).isNotEmpty();
  }
}
