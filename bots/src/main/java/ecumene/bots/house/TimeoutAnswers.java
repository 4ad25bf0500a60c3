package ecumene.bots.house;

import ecumene.ability.AbilityChoice;
import ecumene.bots.Bot;
import ecumene.bots.BotDice;
import ecumene.game.QuestionKind;
import ecumene.movement.Orders;
import ecumene.phase.Buildings;
import ecumene.phase.BuyCard;
import ecumene.purchase.Purchase;
import ecumene.table.Answer;
import ecumene.table.Decision;
import ecumene.table.Question;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.view.View;
import org.jspecify.annotations.Nullable;

/**
 * What the clock answers for a player: what is voluntary is passed, and what is owed is given as a
 * sensible player would.
 *
 * @rule RU.7
 */
public final class TimeoutAnswers implements Bot {

  @Override
  public Answer answer(Question<?> question, View view) {
    var passed = passed(question);
    return passed != null && question.judgeAny(passed) == null
        ? passed
        : new HouseBot(HousePlayers.EASY, new BotDice(question.fingerprint().value()))
            .answer(question, view);
  }

  /** How the question is passed; null if something is owed. */
  private static @Nullable Answer passed(Question<?> question) {
    return switch (QuestionKind.of(question)) {
      case MOVE_TOKENS -> Orders.NONE;
      case BUILD_CITIES -> Buildings.NONE;
      case BUY_CARD -> BuyCard.Bought.NOTHING;
      case TRADE -> new FinishTrading();
      case USE_ABILITY -> new AbilityChoice.Finish();
      case BUY_ADVANCES -> Purchase.NOTHING;
      case LET_OTHERS_FIGHT, INSIST_ON_ORDER -> Decision.NO;
      case APPEASE_BANDITS,
          ATTACK_FIRST,
          AVOID_REDUCTIONS,
          AVOID_STEP_BACK,
          CHOOSE_CREDITS,
          CHOOSE_POLICY,
          CLAIM_SPOILS,
          CONVERT,
          DISCARD_FOR_TREASURY,
          FOUND_CITIES,
          GIVE_UP_COMMODITIES,
          HAND_OVER,
          KEEP_HAND_LIMIT,
          MOVE_HORDE,
          NAME_GIVERS,
          NAME_VICTIMS,
          PAY_TREASURY,
          PICK_CITIES,
          PICK_PLACE,
          PICK_TARGET,
          PICK_TOKENS,
          PLACE_TOKENS,
          RESETTLE,
          SET_TAX_RATE,
          SHAKE_NEIGHBOUR,
          TAKE_AREA,
          TAKE_CASUALTY,
          TAKE_DAMAGE ->
          null;
    };
  }
}
