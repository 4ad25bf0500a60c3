package ecumene.bots.house;

import ecumene.ability.HandOver;
import ecumene.ability.Offer;
import ecumene.ability.UseAbility;
import ecumene.bots.Bot;
import ecumene.calamity.AppeaseBandits;
import ecumene.calamity.AvoidReductions;
import ecumene.calamity.AvoidStepBack;
import ecumene.calamity.GiveUpCommodities;
import ecumene.calamity.MoveHorde;
import ecumene.calamity.ShakeNeighbour;
import ecumene.conflict.AttackFirst;
import ecumene.conflict.ClaimSpoils;
import ecumene.conflict.TakeCasualty;
import ecumene.game.QuestionKind;
import ecumene.loss.Losses;
import ecumene.loss.NameVictims;
import ecumene.loss.PickCities;
import ecumene.loss.PickPlace;
import ecumene.loss.PickTokens;
import ecumene.loss.TakeArea;
import ecumene.loss.TakeDamage;
import ecumene.phase.BuildCities;
import ecumene.phase.BuyCard;
import ecumene.phase.ChooseCredits;
import ecumene.phase.FoundCities;
import ecumene.phase.PlaceTokens;
import ecumene.phase.SetTaxRate;
import ecumene.purchase.BuyAdvances;
import ecumene.purchase.KeepHandLimit;
import ecumene.table.Answer;
import ecumene.table.Decision;
import ecumene.table.Dice;
import ecumene.table.Named;
import ecumene.table.Question;
import ecumene.trade.Trade;
import ecumene.view.View;

/**
 * A sensible player. Nothing is left to chance but damage and abilities for which it finds no good
 * answer, as said below.
 */
public final class HouseBot implements Bot {
  private final Figures figures;
  private final Dice dice;
  private final TradeMemory memory = new TradeMemory();

  public HouseBot(Figures figures, Dice dice) {
    this.figures = figures;
    this.dice = dice;
  }

  @Override
  public Answer answer(Question<?> question, View view) {
    return switch (QuestionKind.of(question)) {
      case SET_TAX_RATE -> Growing.rate((SetTaxRate) question, view, figures.growing());
      case PLACE_TOKENS -> Growing.place((PlaceTokens) question, view, figures.growing());
      case FOUND_CITIES -> Growing.found((FoundCities) question, figures.building());
      case MOVE_TOKENS -> Campaign.plan(view, figures);
      case TAKE_CASUALTY -> Fighting.casualty((TakeCasualty) question, view, figures.fighting());
      case CLAIM_SPOILS -> Fighting.spoils((ClaimSpoils) question);
      case ATTACK_FIRST -> Fighting.attackFirst((AttackFirst) question);
      case LET_OTHERS_FIGHT -> Decision.YES;
      case BUILD_CITIES -> Building.plan((BuildCities) question, view, figures);
      case BUY_CARD -> Buying.card((BuyCard) question, view, figures.buying());
      case TRADE -> new Trading((Trade) question, figures.trading(), memory, dice).act();
      case NAME_VICTIMS -> victims((NameVictims) question, view);
      case INSIST_ON_ORDER -> Decision.NO;
      case PAY_TREASURY -> Decision.YES;
      case TAKE_DAMAGE -> damage((TakeDamage) question, view);
      case PICK_CITIES -> losses(view).cities((PickCities) question);
      case PICK_TOKENS -> losses(view).tokens((PickTokens) question);
      case PICK_PLACE -> losses(view).place((PickPlace) question);
      case TAKE_AREA -> losses(view).area((TakeArea) question);
      case SHAKE_NEIGHBOUR -> losses(view).neighbour((ShakeNeighbour) question);
      case MOVE_HORDE -> losses(view).horde((MoveHorde) question);
      case AVOID_STEP_BACK -> losses(view).stepBack((AvoidStepBack) question);
      case AVOID_REDUCTIONS -> Giving.instead((AvoidReductions) question, figures.giving());
      case APPEASE_BANDITS -> Giving.bandits((AppeaseBandits) question);
      case GIVE_UP_COMMODITIES -> Giving.faceValue((GiveUpCommodities) question);
      case HAND_OVER -> Giving.tribute((HandOver) question, view);
      case KEEP_HAND_LIMIT -> Giving.excess((KeepHandLimit) question);
      case USE_ABILITY -> new AbilityUse(view, figures.ability()).choose((UseAbility) question);
      case BUY_ADVANCES -> new Buying((BuyAdvances) question, view, figures, dice).buy();
      case CHOOSE_CREDITS -> AdvanceValue.credits((ChooseCredits) question, view);
      case CHOOSE_POLICY, CONVERT, DISCARD_FOR_TREASURY, NAME_GIVERS, PICK_TARGET, RESETTLE ->
          ability((Offer<?>) question, view);
    };
  }

  private LossChoices losses(View view) {
    return new LossChoices(view, figures);
  }

  private static Named victims(NameVictims asked, View view) {
    return new Named(Victims.leading(asked.candidates(), asked.count(), view));
  }

  /** Any losses where no number of whole cities, with what stock lets them leave, is exact. */
  private Losses damage(TakeDamage asked, View view) {
    var losses = Damages.take(asked, view, figures);
    return losses == null ? asked.anyAnswer(dice) : losses;
  }

  /**
   * Offers are parts of {@link UseAbility}, where one that brings nothing is passed. Asked by
   * itself it can not be passed, and then any use is as good.
   */
  private Answer ability(Offer<?> asked, View view) {
    var use = new AbilityUse(view, figures.ability()).how(asked);
    return use == null ? asked.anyAnswer(dice) : use;
  }
}
