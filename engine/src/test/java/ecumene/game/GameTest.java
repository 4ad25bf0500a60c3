package ecumene.game;

import static ecumene.facts.Advance.CULTURAL_ASCENDANCY;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ecumene.Rule;
import ecumene.event.StandingEvent.PlayerLeft;
import ecumene.event.TradeEvent.TradingFinished;
import ecumene.example.SeededDice;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Entry.Left;
import ecumene.game.Entry.TimedOut;
import ecumene.phase.Phase;
import ecumene.table.Answer;
import ecumene.table.Checkpoint;
import ecumene.table.Open;
import ecumene.table.Reply;
import ecumene.table.Seed;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.world.Terms;
import ecumene.world.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GameTest {
  private static final Setup FIVE = Setup.of(5, Side.WEST);

  private static Game shortGame() {
    return Game.begin(new Header(FIVE, Terms.SHORT.upTo(2), Seed.of(1)));
  }

  /** Plays at random until somebody is asked something in this phase. */
  private static Game until(Phase phase) {
    for (long seed = 1; ; seed++) {
      var dice = new SeededDice(seed);
      var game = Game.begin(new Header(FIVE, Terms.SHORT.upTo(2), Seed.of(seed)));
      while (!game.isOver() && game.phase() != phase) {
        game = game.submit(RandomGame.anyReply(game, dice));
      }
      if (!game.isOver()) {
        return game;
      }
    }
  }

  private static Reply reply(Game game, Civilization seat, Answer answer) {
    var open = game.open().stream().filter(one -> one.question().seat() == seat).findFirst();
    return new Reply(open.map(Open::id).orElseThrow(), seat, answer);
  }

  private static Game finish(Game game, Civilization seat) {
    return game.submit(reply(game, seat, new FinishTrading()));
  }

  private static Seats asked(Game game) {
    return game.open().stream().map(open -> open.question().seat()).collect(Seats.toSeats());
  }

  /** Everybody who has not left answers at random until the phase is over. */
  private static Game toTheEndOfThePhase(Game from) {
    var game = from;
    var dice = new SeededDice(9);
    while (game.phase() == from.phase() && !game.isOver()) {
      game = game.submit(RandomGame.anyReply(game, dice));
    }
    return game;
  }

  @Test
  void aReplyMakesANewGameAndLeavesTheOldOne() {
    var game = shortGame();
    long hash = game.position().hash();
    var ids = RandomGame.ids(game);
    var next = game.submit(RandomGame.anyReply(game, new SeededDice(1)));
    assertThat(next.entries()).hasSize(1);
    assertThat(game.entries()).isEmpty();
    assertThat(game.position().hash()).isEqualTo(hash);
    assertThat(RandomGame.ids(game)).isEqualTo(ids);
    game.position().placeTokens(MINOA, MINOA.start(), 1);
    assertThat(game.position().hash()).isEqualTo(hash);
  }

  @Test
  void aRefusedReplyIsNotTaken() {
    var game = until(Phase.TRADE);
    var seat = asked(game).first();
    var wrong = reply(game, seat, new FinishTrading());
    var forged = new Reply(wrong.question(), asked(game).without(seat).first(), wrong.answer());
    assertThat(game.judge(forged)).hasToString("RU.8: that question is no longer open");
    assertThatIllegalArgumentException().isThrownBy(() -> game.submit(forged));
    var nonsense = reply(game, seat, new Answer() {});
    assertThat(game.judge(nonsense)).hasToString("P7.2: that is not an answer to this question");
    assertThatIllegalArgumentException().isThrownBy(() -> game.submit(nonsense));
    assertThatIllegalArgumentException().isThrownBy(() -> game.timeOut(nonsense));
  }

  @Test
  @Rule("RU.51")
  void onlyTheLastToActUndoes() {
    var game = until(Phase.TRADE);
    var first = asked(game).list().get(0);
    var second = asked(game).list().get(1);
    var one = finish(game, first);
    var two = finish(one, second);
    assertThat(one.judgeUndo(second)).hasToString("RU.51: the last to act was not you");
    assertThat(two.judgeUndo(first)).hasToString("RU.51: the last to act was not you");
    assertThat(two.undo(second).undo(first).entries()).isEqualTo(game.entries());
    assertThat(shortGame().judgeUndo(MINOA)).hasToString("RU.51: the last to act was not you");
  }

  @Test
  @Rule("RU.51")
  void nobodyUndoesWhatHasShownSomething() {
    var game = until(Phase.TRADE);
    while (asked(game).size() > 0 && game.phase() == Phase.TRADE) {
      game = finish(game, nextToFinish(game));
    }
    var last = game.entries().getLast().seat();
    assertThat(game.phase()).isNotEqualTo(Phase.TRADE);
    assertThat(game.judgeUndo(last))
        .hasToString("RU.51: something hidden or drawn has come out since");
  }

  private static Civilization nextToFinish(Game game) {
    return game.open().stream()
        .map(Open::question)
        .filter(question -> question.isAwaited())
        .map(question -> question.seat())
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Rule({"P7.7", "RU.7", "RU.51"})
  void theClockEndsTrade() {
    var game = until(Phase.TRADE);
    var done = asked(game).first();
    var late = asked(game).without(done);
    var closed = finish(game, done).closeTrade();
    assertThat(closed.phase()).isNotEqualTo(Phase.TRADE);
    var entries = closed.entries().subList(game.entries().size() + 1, closed.entries().size());
    assertThat(entries).hasSize(late.size()).allMatch(TimedOut.class::isInstance);
    late.forEach(seat -> assertThat(closed.events()).contains(new TradingFinished(seat)));
    for (var seat : FIVE.seats()) {
      assertThat(closed.judgeUndo(seat)).isNotNull();
    }
    var replayed = Game.replay(closed.header(), closed.entries());
    assertThat(replayed.position().hash()).isEqualTo(closed.position().hash());
  }

  @Test
  @Rule({"RU.7", "RU.51"})
  void whatTheClockAnsweredIsNotTakenBack() {
    var game = until(Phase.TRADE);
    var seat = asked(game).first();
    var late = game.timeOut(reply(game, seat, new FinishTrading()));
    assertThat(late.judgeUndo(seat))
        .hasToString("RU.51: only a reply of your own can be taken back");
  }

  @Test
  @Rule("P7.7")
  void outsideTradeThereIsNothingToClose() {
    var game = shortGame();
    assertThat(game.closeTrade()).isSameAs(game);
  }

  @Test
  @Rule({"14.1", "RU.52"})
  void aPlayerLeavesWhenThePhaseEndsAndAnswersUntilThen() {
    var game = until(Phase.TRADE);
    var leaver = asked(game).first();
    var leaving = game.leave(leaver);
    assertThat(leaving.events()).isEqualTo(game.events());
    assertThat(leaving.entries()).last().isEqualTo(new Left(leaver));
    assertThat(leaving.judgeUndo(leaver))
        .hasToString("RU.51: only a reply of your own can be taken back");
    assertThat(leaving.judgeLeaving(leaver))
        .hasToString("14.1: " + leaver.label() + " can not leave");
    assertThat(leaving.position().seats().contains(leaver)).isTrue();
    var closed = leaving.closeTrade();
    assertThat(closed.events()).contains(new PlayerLeft(leaver));
    assertThat(closed.position().seats()).isEqualTo(FIVE.seats().without(leaver));
  }

  @ParameterizedTest
  @EnumSource(
      value = Phase.class,
      names = {"CALAMITY_SELECTION", "AST_ALTERATION"}, // nobody is asked anything there
      mode = EnumSource.Mode.EXCLUDE)
  @Rule({"14.1", "14.2"})
  void aPlayerLeavesAtTheEndOfAnyPhase(Phase phase) {
    var game = until(phase);
    for (var leaver : FIVE.seats()) {
      var leaving = game.leave(leaver);
      assertThat(RandomGame.ids(leaving)).isEqualTo(RandomGame.ids(game));
      assertThat(leaving.leaving()).isEqualTo(Seats.of(leaver));
      var after = toTheEndOfThePhase(leaving);
      assertThat(after.leaving()).isEqualTo(Seats.NONE);
      assertThat(after.events()).contains(new PlayerLeft(leaver));
      assertThat(after.position().seats()).isEqualTo(FIVE.seats().without(leaver));
      RandomGame.verify(after);
    }
  }

  @Test
  @Rule({"14.3", "RU.83", "cultural-ascendancy.6"})
  void allAreCheckedWhenSomebodyLeavesAfterTheTurnsDecisions() {
    var tanis = Area.of("tanis");
    var world = new World(FIVE);
    world.placeTokens(EGYPT, tanis, 2);
    world.buildCity(EGYPT, Area.of("memphis"));
    world.gainAdvance(EGYPT, CULTURAL_ASCENDANCY);
    var start = Checkpoint.start(world, Seed.of(1));
    var bought = new Point(start, Phase.ADVANCES_ACQUISITION, 0, Seats.of(MINOA));
    var after = Course.play(bought, Phase.AST_ALTERATION).position();
    assertThat(after.citiesOnBoard(EGYPT)).isZero();
    var grown = new Point(start, Phase.POPULATION_EXPANSION, 0, Seats.of(MINOA));
    var later = Course.play(grown, Phase.MOVEMENT).position();
    assertThat(later.tokens(EGYPT, tanis)).isEqualTo(4);
    assertThat(later.seats().contains(MINOA)).isFalse();
  }

  @Test
  @Rule("RU.52")
  void twoStay() {
    var game = shortGame().leave(MINOA).leave(ASSYRIA).leave(EGYPT);
    assertThat(game.judgeLeaving(HATTI)).hasToString("RU.52: two players at least must stay");
    assertThatIllegalArgumentException().isThrownBy(() -> game.leave(HELLAS));
    var later = toTheEndOfThePhase(game);
    assertThat(later.position().seats()).isEqualTo(Seats.of(HATTI, HELLAS));
    assertThat(later.judgeLeaving(HATTI)).hasToString("RU.52: two players at least must stay");
    assertThat(later.judgeLeaving(MINOA)).hasToString("14.1: Minoa can not leave");
    assertThat(later.judgeLeaving(ROME)).hasToString("14.1: Rome can not leave");
  }

  @Test
  @Rule({"14.1", "RU.52"})
  void whenTheGameIsOverNobodyLeaves() {
    var over = new RandomGame(FIVE, Terms.BASIC.upTo(1), 1).play((before, after) -> {});
    assertThat(over.open()).isEmpty();
    assertThat(over.judgeLeaving(MINOA)).hasToString("14.1: Minoa can not leave");
    assertThat(
            over.judge(new Reply(RandomGame.ids(shortGame()).getFirst(), MINOA, new Answer() {})))
        .hasToString("RU.8: that question is no longer open");
  }

  @Test
  @Rule("3.1")
  void marksNameThePhasesInTheirOrder() {
    var game = new RandomGame(FIVE, Terms.BASIC.upTo(2), 1).play((before, after) -> {});
    assertThat(game.marks()).hasSize(1 + 2 * 13);
    var first = game.marks().getFirst();
    assertThat(first.phase()).isEqualTo(Phase.SET_UP);
    for (int n = 1; n < game.marks().size(); n++) {
      assertThat(game.marks().get(n).phase().number()).isEqualTo((n - 1) % 13 + 1);
      assertThat(game.marks().get(n).turn()).isEqualTo((n - 1) / 13 + 1);
    }
  }

  @Test
  @Rule("S6.1")
  void theGameToLearnWithIsOverAfterSixTurns() {
    var header = Header.toLearn(Seed.of(1));
    assertThat(header.setup()).isEqualTo(Setup.of(5, Side.WEST));
    var game = new RandomGame(header.setup(), header.terms(), 1).play((before, after) -> {});
    assertThat(game.position().progress().turn()).isEqualTo(6);
    assertThat(game.isOver()).isTrue();
  }
}
