package ecumene.wire;

import ecumene.ability.AbilityChoice;
import ecumene.ability.Conversion;
import ecumene.ability.Policy;
import ecumene.ability.Resettlement;
import ecumene.conflict.Casualty;
import ecumene.conflict.Spoils;
import ecumene.loss.Losses;
import ecumene.loss.TokensPicked;
import ecumene.movement.Orders;
import ecumene.phase.Buildings;
import ecumene.phase.BuyCard;
import ecumene.phase.ChosenCredits;
import ecumene.phase.TaxRate;
import ecumene.purchase.Purchase;
import ecumene.table.Answer;
import ecumene.table.Decision;
import ecumene.table.Handed;
import ecumene.table.Named;
import ecumene.table.Pace;
import ecumene.table.Picked;
import ecumene.trade.TradeAction;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads an answer whose question is not at hand, by the kind it says it is of. */
final class AnswerReader extends ValueDeserializer<Answer> {
  private static final List<Class<? extends Answer>> FAMILIES =
      List.of(
          AbilityChoice.class,
          Buildings.class,
          BuyCard.Bought.class,
          Casualty.class,
          ChosenCredits.class,
          Conversion.class,
          Decision.class,
          Handed.class,
          Losses.class,
          Named.class,
          Orders.class,
          Pace.class,
          Picked.class,
          Policy.class,
          Purchase.class,
          Resettlement.class,
          Spoils.class,
          TaxRate.class,
          TokensPicked.class,
          TradeAction.class);

  private static final Map<String, Class<? extends Answer>> BY_KIND = byKind();

  private static Map<String, Class<? extends Answer>> byKind() {
    var byKind = new LinkedHashMap<String, Class<? extends Answer>>();
    for (var family : FAMILIES) {
      byKind.put(Kind.of(family), family);
      if (family.isSealed()) {
        for (var member : family.getPermittedSubclasses()) {
          byKind.put(Kind.of(member), family);
        }
      }
    }
    return byKind;
  }

  @Override
  public Answer deserialize(JsonParser json, DeserializationContext context) {
    var answer = context.readTree(json);
    var family =
        answer.isString() ? Decision.class : BY_KIND.get(answer.path(Kind.KIND).asString(""));
    if (family == null) {
      throw Unfit.because("no answer is of kind " + answer.path(Kind.KIND), json);
    }
    return context.readTreeAsValue(answer, family);
  }
}
