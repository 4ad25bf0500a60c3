package ecumene.bots.simulation;

import static ecumene.bots.simulation.Tournament.Seating.ALONE;
import static ecumene.bots.simulation.Tournament.Seating.ALTERNATE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ecumene.bots.RandomBot;
import ecumene.bots.kind.BotKind;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.world.Terms;
import java.util.List;
import org.junit.jupiter.api.Test;

class TournamentTest {
  private static final Setup FIVE = Setup.of(5, Side.WEST);

  @Test
  void theTwoGamesOfAPairChangeSeats() {
    var tournament =
        new Tournament(ALTERNATE, FIVE, Terms.SHORT.upTo(2), 1, BotKind.HOUSE, BotKind.RANDOM);
    var first = tournament.match(0);
    var second = tournament.match(1);
    assertThat(second.seed()).isEqualTo(first.seed());
    for (var seat : FIVE.seats()) {
      assertThat(first.bots().get(seat) instanceof RandomBot)
          .isNotEqualTo(second.bots().get(seat) instanceof RandomBot);
    }
    assertThat(tournament.match(2).seed()).isEqualTo(first.seed() + 1);
  }

  @Test
  void whoIsAloneSitsSomewhereElseInEveryGame() {
    var tournament =
        new Tournament(ALONE, FIVE, Terms.SHORT.upTo(2), 1, BotKind.HOUSE, BotKind.RANDOM);
    for (int number = 0; number < 7; number++) {
      var match = tournament.match(number);
      assertThat(match.seed()).isEqualTo(1 + number);
      for (var seat : FIVE.seats()) {
        int place = FIVE.seats().list().indexOf(seat);
        assertThat(match.bots().get(seat) instanceof RandomBot).isNotEqualTo(place == number % 5);
      }
      tournament.add(number, match.play());
    }
    assertThat(tournament.standings().getFirst().even()).isEqualTo(0.2, within(1e-9));
  }

  @Test
  void theStrongerWins() {
    var tournament =
        new Tournament(ALTERNATE, FIVE, Terms.BASIC.upTo(9), 1, BotKind.HOUSE, BotKind.RANDOM);
    for (long number = 0; number < 8; number++) {
      tournament.add(number, tournament.match(number).play());
    }
    var house = tournament.standings().getFirst();
    var random = tournament.standings().getLast();
    assertThat(house.name()).isEqualTo("house");
    assertThat(house.wins().value()).isEqualTo(1);
    assertThat(random.wins().value()).isZero();
    assertThat(house.score().value()).isGreaterThan(random.score().value());
    assertThat(house.place().value()).isLessThan(random.place().value());
    assertThat(house.even() + random.even()).isEqualTo(1, within(1e-9));
  }

  /** The figures of a textbook on Wilson's interval. */
  @Test
  void aShareHasAnInterval() {
    var share = new Share(9, 10);
    assertThat(share.low()).isEqualTo(0.596, within(0.001));
    assertThat(share.high()).isEqualTo(0.982, within(0.001));
    assertThat(new Share(0, 0).low()).isZero();
    assertThat(new Share(10, 10).high()).isEqualTo(1, within(1e-9));
  }

  @Test
  void aMeanHasAnError() {
    var mean = Mean.of(List.of(1.0, 2.0, 3.0, 4.0));
    assertThat(mean.value()).isEqualTo(2.5);
    assertThat(mean.error()).isEqualTo(1.96 * Math.sqrt(5.0 / 3) / 2, within(1e-9));
  }

  @Test
  void thePlotShowsEveryTurn() {
    var shape = new SimulationReport(FIVE);
    shape.add(new Match(FIVE, Terms.SHORT.upTo(3), 1, BotKind.HOUSE).play());
    assertThat(Plot.of(shape, "a game"))
        .startsWith("<svg")
        .contains("a game", ">3</text>")
        .doesNotContain(">4</text>\n<text", "NaN");
    assertThat(shape.lines().getFirst()).startsWith("games").contains("1, ");
  }
}
