package ecumene.bots.house;

import ecumene.ability.AbilityChoice;
import ecumene.ability.UseAbility;
import ecumene.bots.Bot;
import ecumene.bots.BotDice;
import ecumene.calamity.InsistOnOrder;
import ecumene.conflict.LetOthersFight;
import ecumene.movement.MoveTokens;
import ecumene.movement.Orders;
import ecumene.phase.BuildCities;
import ecumene.phase.Buildings;
import ecumene.phase.BuyCard;
import ecumene.purchase.BuyAdvances;
import ecumene.purchase.Purchase;
import ecumene.table.Answer;
import ecumene.table.Decision;
import ecumene.table.Question;
import ecumene.trade.Trade;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.view.View;
import org.jspecify.annotations.Nullable;

/**
 * What the clock answers for a player: what is voluntary is passed, and what is owed is given as a
 * sensible player would.
 *
 * @rule RU.7
 */
public final class Default implements Bot {

  @Override
  public Answer answer(Question<?> question, View view) {
    var passed = passed(question);
    return passed != null && question.judgeAny(passed) == null
        ? passed
        : new HouseBot(Personality.BALANCED, new BotDice(question.fingerprint().value()))
            .answer(question, view);
  }

  /** How the question is passed; null if something is owed. */
  private static @Nullable Answer passed(Question<?> question) {
    return switch (question) {
      case MoveTokens _ -> Orders.NONE;
      case BuildCities _ -> Buildings.NONE;
      case BuyCard _ -> BuyCard.Bought.NOTHING;
      case Trade _ -> new FinishTrading();
      case UseAbility _ -> new AbilityChoice.Finish();
      case BuyAdvances _ -> Purchase.NOTHING;
      case LetOthersFight _, InsistOnOrder _ -> Decision.NO;
      default -> null;
    };
  }
}
