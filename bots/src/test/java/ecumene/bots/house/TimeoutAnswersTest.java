package ecumene.bots.house;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.ability.AbilityChoice;
import ecumene.ability.UseAbility;
import ecumene.bots.Bot;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Game;
import ecumene.game.Header;
import ecumene.movement.MoveTokens;
import ecumene.movement.Orders;
import ecumene.phase.BuildCities;
import ecumene.phase.Buildings;
import ecumene.phase.BuyCard;
import ecumene.purchase.BuyAdvances;
import ecumene.purchase.Purchase;
import ecumene.table.Answer;
import ecumene.table.Question;
import ecumene.table.Reply;
import ecumene.table.Seed;
import ecumene.trade.Trade;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.view.PublicView;
import ecumene.view.View;
import ecumene.world.Terms;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class TimeoutAnswersTest {
  /** How many kinds of questions a few games among house players come to, at the least. */
  private static final int KINDS = 18;

  private final Bot onTimeout = new TimeoutAnswers();
  private final TreeMap<String, Integer> asked = new TreeMap<>();

  @Test
  void everyQuestionHasALegalDefault() {
    for (int seed = 0; seed < 3; seed++) {
      play(new Header(Setup.of(9, Side.WEST), Terms.BASIC.upTo(14), Seed.of(seed)));
    }
    assertThat(asked).hasSizeGreaterThanOrEqualTo(KINDS);
  }

  /** House players; of each question it is seen what would be answered when time is up. */
  private void play(Header header) {
    var players = Games.house(header.setup(), header.seed().low());
    var game = Game.begin(header);
    while (!game.isOver()) {
      var open =
          game.open().stream().filter(it -> it.question().isAwaited()).findFirst().orElseThrow();
      var question = open.question();
      var view = PublicView.of(game).as(question.seat());
      check(question, view);
      game =
          game.submit(
              new Reply(
                  open.id(),
                  question.seat(),
                  Objects.requireNonNull(players.get(question.seat())).answer(question, view)));
    }
  }

  private void check(Question<?> question, View view) {
    var answer = onTimeout.answer(question, view);
    assertThat(question.judgeAny(answer)).as("%s to %s", answer, question).isNull();
    asked.merge(question.getClass().getSimpleName(), 1, Integer::sum);
    Answer passed =
        switch (question) {
          case MoveTokens _ -> Orders.NONE;
          case BuildCities _ -> Buildings.NONE;
          case BuyCard _ -> BuyCard.Bought.NOTHING;
          case Trade _ -> new FinishTrading();
          case UseAbility _ -> new AbilityChoice.Finish();
          case BuyAdvances _ -> Purchase.NOTHING;
          default -> answer;
        };
    assertThat(answer).isEqualTo(passed);
    assertThat(onTimeout.answer(question, view)).isEqualTo(answer);
  }
}
