package ecumene.bots.process;

import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.Bot;
import ecumene.bots.BotDice;
import ecumene.bots.RandomBot;
import ecumene.bots.simulation.Match;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.phase.SetTaxRate;
import ecumene.phase.TaxRate;
import ecumene.view.View;
import ecumene.world.Terms;
import ecumene.world.World;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProcessBotTest {
  private static final SetTaxRate ASKED = new SetTaxRate(MINOA, 1, 3, 2, 20);
  private static final Bot SUBSTITUTE = (question, view) -> new TaxRate(1);

  private final View view = new View(new World(Setup.of(5, Side.WEST)), MINOA);
  private final List<String> reports = new ArrayList<>();

  private ProcessBot start(String... command) {
    return ProcessBot.start(List.of(command), Duration.ofSeconds(2), SUBSTITUTE, reports::add);
  }

  @Test
  void aProgramAnswersLineByLine() {
    try (var bot = start("sh", "-c", "while read line; do echo '{\"tokens\": 3}'; done")) {
      assertThat(bot.answer(ASKED, view)).isEqualTo(new TaxRate(3));
      assertThat(bot.answer(ASKED, view)).isEqualTo(new TaxRate(3));
    }
    assertThat(reports).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          exit                              | it ended
          sleep 9                           | it did not answer within 2000 ms
          read line; echo '{"tokens": 4}'   | it gave an illegal answer: P1.1: the rate is from 1 to 3
          read line; echo '{"tokens": "x"}' | it wrote what is no answer: tokens: a whole number belongs here
          read line; echo 'hello'           | it wrote what is no answer
          """)
  void whoMisbehavesIsReplacedForGood(String script, String what) {
    try (var bot = start("sh", "-c", script)) {
      assertThat(bot.answer(ASKED, view)).isEqualTo(new TaxRate(1));
      assertThat(bot.answer(ASKED, view)).isEqualTo(new TaxRate(1));
    }
    assertThat(reports)
        .singleElement()
        .asString()
        .startsWith("Minoa is played by another bot from now on: asked set-tax-rate, ")
        .contains(what.startsWith("it ended") ? "it" : what);
  }

  @Test
  void aProgramThatCanNotBeStartedIsReplacedToo() {
    try (var bot = start("no-such-program")) {
      assertThat(bot.answer(ASKED, view)).isEqualTo(new TaxRate(1));
    }
    assertThat(reports).singleElement().asString().startsWith("the bot can not be started");
  }

  @Test
  void theProgramGetsAnExampleThatIsLegal() {
    try (var bot =
        start("sh", "-c", "read line; echo \"$line\" | sed 's/.*\"example\":\\(.*\\)}$/\\1/'")) {
      var answer = bot.answer(ASKED, view);
      assertThat(ASKED.judgeAny(answer)).isNull();
    }
    assertThat(reports).isEmpty();
  }

  @Test
  void theExampleBotPlaysAWholeGame() {
    var setup = Setup.of(5, Side.WEST);
    var played =
        new Match(
                setup,
                Terms.SHORT.upTo(2),
                1,
                (seat, seed) ->
                    seat == MINOA
                        ? start("python3", "../examples/bots/echo.py")
                        : new RandomBot(BotDice.of(seed, seat.index())))
            .play();
    assertThat(played.turns()).hasSize(2);
    assertThat(reports).isEmpty();
  }
}
