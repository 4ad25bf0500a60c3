package ecumene.game;

import ecumene.ability.AbilityChoice;
import ecumene.ability.ChoosePolicy;
import ecumene.ability.Conversion;
import ecumene.ability.Convert;
import ecumene.ability.DiscardForTreasury;
import ecumene.ability.HandOver;
import ecumene.ability.NameGivers;
import ecumene.ability.PickTarget;
import ecumene.ability.Policy;
import ecumene.ability.Resettle;
import ecumene.ability.Resettlement;
import ecumene.ability.UseAbility;
import ecumene.calamity.AppeaseBandits;
import ecumene.calamity.AvoidReductions;
import ecumene.calamity.AvoidStepBack;
import ecumene.calamity.GiveUpCommodities;
import ecumene.calamity.InsistOnOrder;
import ecumene.calamity.MoveHorde;
import ecumene.calamity.ShakeNeighbour;
import ecumene.conflict.AttackFirst;
import ecumene.conflict.Casualty;
import ecumene.conflict.ClaimSpoils;
import ecumene.conflict.LetOthersFight;
import ecumene.conflict.Spoils;
import ecumene.conflict.TakeCasualty;
import ecumene.loss.Losses;
import ecumene.loss.NameVictims;
import ecumene.loss.PayTreasury;
import ecumene.loss.PickCities;
import ecumene.loss.PickPlace;
import ecumene.loss.PickTokens;
import ecumene.loss.TakeArea;
import ecumene.loss.TakeDamage;
import ecumene.loss.TokensPicked;
import ecumene.movement.MoveTokens;
import ecumene.movement.Orders;
import ecumene.phase.BuildCities;
import ecumene.phase.Buildings;
import ecumene.phase.BuyCard;
import ecumene.phase.ChooseCredits;
import ecumene.phase.ChosenCredits;
import ecumene.phase.FoundCities;
import ecumene.phase.PlaceTokens;
import ecumene.phase.SetTaxRate;
import ecumene.phase.TaxRate;
import ecumene.purchase.BuyAdvances;
import ecumene.purchase.KeepHandLimit;
import ecumene.purchase.Purchase;
import ecumene.table.Answer;
import ecumene.table.Decision;
import ecumene.table.Handed;
import ecumene.table.Named;
import ecumene.table.Picked;
import ecumene.table.Question;
import ecumene.trade.Trade;
import ecumene.trade.TradeAction;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * The one list of the kinds of questions: page types, documentation, the wire and bots read it. An
 * {@link ecumene.ability.Offer} is a kind, too, though it is asked only as a part of {@link
 * UseAbility}.
 */
public enum QuestionKind {
  APPEASE_BANDITS(AppeaseBandits.class, Handed.class),
  ATTACK_FIRST(AttackFirst.class, Picked.class),
  AVOID_REDUCTIONS(AvoidReductions.class, Handed.class),
  AVOID_STEP_BACK(AvoidStepBack.class, Picked.class),
  BUILD_CITIES(BuildCities.class, Buildings.class),
  BUY_ADVANCES(BuyAdvances.class, Purchase.class),
  BUY_CARD(BuyCard.class, BuyCard.Bought.class),
  CHOOSE_CREDITS(ChooseCredits.class, ChosenCredits.class),
  CHOOSE_POLICY(ChoosePolicy.class, Policy.class),
  CLAIM_SPOILS(ClaimSpoils.class, Spoils.class),
  CONVERT(Convert.class, Conversion.class),
  DISCARD_FOR_TREASURY(DiscardForTreasury.class, Handed.class),
  FOUND_CITIES(FoundCities.class, Picked.class),
  GIVE_UP_COMMODITIES(GiveUpCommodities.class, Handed.class),
  HAND_OVER(HandOver.class, Handed.class),
  INSIST_ON_ORDER(InsistOnOrder.class, Decision.class),
  KEEP_HAND_LIMIT(KeepHandLimit.class, Handed.class),
  LET_OTHERS_FIGHT(LetOthersFight.class, Decision.class),
  MOVE_HORDE(MoveHorde.class, Picked.class),
  MOVE_TOKENS(MoveTokens.class, Orders.class),
  NAME_GIVERS(NameGivers.class, Named.class),
  NAME_VICTIMS(NameVictims.class, Named.class),
  PAY_TREASURY(PayTreasury.class, Decision.class),
  PICK_CITIES(PickCities.class, Picked.class),
  PICK_PLACE(PickPlace.class, Picked.class),
  PICK_TARGET(PickTarget.class, Picked.class),
  PICK_TOKENS(PickTokens.class, TokensPicked.class),
  PLACE_TOKENS(PlaceTokens.class, TokensPicked.class),
  RESETTLE(Resettle.class, Resettlement.class),
  SET_TAX_RATE(SetTaxRate.class, TaxRate.class),
  SHAKE_NEIGHBOUR(ShakeNeighbour.class, Picked.class),
  TAKE_AREA(TakeArea.class, Picked.class),
  TAKE_CASUALTY(TakeCasualty.class, Casualty.class),
  TAKE_DAMAGE(TakeDamage.class, Losses.class),
  TRADE(Trade.class, TradeAction.class),
  USE_ABILITY(UseAbility.class, AbilityChoice.class);

  private static final Map<Class<?>, QuestionKind> BY_TYPE = byType();

  private final Class<? extends Question<?>> type;
  private final Class<? extends Answer> answerType;

  <A extends Answer> QuestionKind(Class<? extends Question<A>> type, Class<A> answerType) {
    this.type = type;
    this.answerType = answerType;
  }

  private static Map<Class<?>, QuestionKind> byType() {
    var byType = new LinkedHashMap<Class<?>, QuestionKind>();
    for (var kind : values()) {
      byType.put(kind.type, kind);
    }
    return byType;
  }

  public static QuestionKind of(Question<?> question) {
    return Objects.requireNonNull(
        BY_TYPE.get(question.getClass()), () -> question + " is of no kind in QuestionKind");
  }

  public Class<? extends Question<?>> type() {
    return type;
  }

  public Class<? extends Answer> answerType() {
    return answerType;
  }
}
