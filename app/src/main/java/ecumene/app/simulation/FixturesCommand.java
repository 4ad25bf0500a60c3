package ecumene.app.simulation;

import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.bots.kind.BotKind;
import ecumene.bots.simulation.Match;
import ecumene.facts.Setup;
import ecumene.game.Game;
import ecumene.wire.save.SavedGame;
import ecumene.world.Terms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.zip.GZIPOutputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * Plays the games that tests replay, one for every set-up: a change of a rule that changes one of
 * them is noticed. In some a player leaves, in some the clock ends trade.
 */
@Command(
    name = "fixtures",
    hidden = true,
    description = "Play the games in fixtures/ anew; see CONTRIBUTING.md.",
    mixinStandardHelpOptions = true)
public final class FixturesCommand implements Callable<Integer> {
  private static final int LEAVER = 3;
  private static final int CLOCK = 4;
  private static final int REPLIES_BEFORE_LEAVING = 60;
  private static final int REPLIES_PER_CLOCK = 50;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--bot",
      paramLabel = "BOT",
      description = "One of: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE}.")
  private BotKind bot = BotKind.HOUSE;

  @Option(names = "--dir", paramLabel = "DIR", description = "Where; ${DEFAULT-VALUE}.")
  private Path directory = Path.of("fixtures");

  @Override
  public Integer call() throws IOException {
    Files.createDirectories(directory);
    for (int number = 0; number < Setup.all().size(); number++) {
      var setup = Setup.all().get(number);
      var whole = number % 2 == 0 ? Terms.BASIC : Terms.EXPERT;
      play(new Match(setup, Terms.SHORT.upTo(8), 2L * number, bot), "short");
      play(new Match(setup, whole.upTo(20), 2L * number + 1, bot), whole.astTable().name());
    }
    return 0;
  }

  private void play(Match match, String form) throws IOException {
    var setup = match.setup();
    var name = "%02d-%s-%s.json.gz".formatted(setup.players(), setup.side().name(), form);
    write(play(match), directory.resolve(name.toLowerCase(Locale.ROOT)));
  }

  private static Game play(Match match) {
    var bots = new Stepwise(match.bots());
    var game = Game.begin(match.header());
    while (!game.isOver()) {
      game = bots.next(game);
      int entries = game.entries().size();
      if (match.seed() % LEAVER == 0 && entries == REPLIES_BEFORE_LEAVING) {
        game = game.leave(match.setup().seats().first());
      }
      if (match.seed() % CLOCK == 0 && entries % REPLIES_PER_CLOCK == 0) {
        game = game.closeTrade();
      }
    }
    return game;
  }

  private void write(Game game, Path file) throws IOException {
    try (var out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(SavedGame.of(game).write().getBytes(UTF_8));
    }
    spec.commandLine()
        .getOut()
        .printf("%s: %d replies, %d bytes%n", file, game.entries().size(), Files.size(file));
  }
}
