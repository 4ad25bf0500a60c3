package ecumene.bots.house;

import ecumene.ability.HandOver;
import ecumene.ability.UseAbility;
import ecumene.bots.Bot;
import ecumene.calamity.AppeaseBandits;
import ecumene.calamity.AvoidReductions;
import ecumene.calamity.AvoidStepBack;
import ecumene.calamity.GiveUpCommodities;
import ecumene.calamity.InsistOnOrder;
import ecumene.calamity.MoveHorde;
import ecumene.calamity.ShakeNeighbour;
import ecumene.conflict.AttackFirst;
import ecumene.conflict.ClaimSpoils;
import ecumene.conflict.LetOthersFight;
import ecumene.conflict.TakeCasualty;
import ecumene.loss.NameVictims;
import ecumene.loss.PayTreasury;
import ecumene.loss.PickCities;
import ecumene.loss.PickPlace;
import ecumene.loss.PickTokens;
import ecumene.loss.TakeArea;
import ecumene.loss.TakeDamage;
import ecumene.movement.MoveTokens;
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
import org.jspecify.annotations.Nullable;

/** A sensible player. What its class can not answer it leaves to chance. */
public final class HouseBot implements Bot {
  private final Personality personality;
  private final Dice dice;
  private final TradeMemory memory = new TradeMemory();

  public HouseBot(Personality personality, Dice dice) {
    this.personality = personality;
    this.dice = dice;
  }

  @Override
  public Answer answer(Question<?> question, View view) {
    return switch (question) {
      case SetTaxRate asked -> Growing.rate(asked, view);
      case PlaceTokens asked -> Growing.place(asked, view);
      case FoundCities asked -> Growing.found(asked);
      case MoveTokens _ -> Campaign.plan(view, personality);
      case TakeCasualty asked -> Fighting.casualty(asked, view);
      case ClaimSpoils asked -> Fighting.spoils(asked);
      case AttackFirst asked -> Fighting.attackFirst(asked);
      case LetOthersFight _ -> Decision.YES;
      case BuildCities asked -> Building.plan(asked, view, personality);
      case BuyCard asked -> Buying.card(asked, view, personality);
      case Trade asked -> new Trading(asked, personality, memory, dice).act();
      case NameVictims asked -> new Named(Victims.leading(asked.candidates(), asked.count(), view));
      case InsistOnOrder _ -> Decision.NO;
      case PayTreasury _ -> Decision.YES;
      case TakeDamage asked -> orElse(Damages.take(asked, view), asked);
      case PickCities asked -> Losses.cities(asked, view);
      case PickTokens asked -> Losses.tokens(asked, view);
      case PickPlace asked -> Losses.place(asked, view);
      case TakeArea asked -> Losses.area(asked, view);
      case ShakeNeighbour asked -> Losses.neighbour(asked, view);
      case MoveHorde asked -> Losses.horde(asked, view);
      case AvoidStepBack asked -> Losses.stepBack(asked, view);
      case AvoidReductions asked -> Giving.instead(asked);
      case AppeaseBandits asked -> Giving.bandits(asked);
      case GiveUpCommodities asked -> Giving.faceValue(asked);
      case HandOver asked -> Giving.tribute(asked, view);
      case KeepHandLimit asked -> Giving.excess(asked);
      case UseAbility asked -> new AbilityUse(view).choose(asked);
      case BuyAdvances asked -> new Buying(asked, view, personality, dice).buy();
      case ChooseCredits asked -> Esteem.credits(asked, view);
      default -> question.anyAnswer(dice);
    };
  }

  private <A extends Answer> Answer orElse(@Nullable A answer, Question<A> asked) {
    return answer == null ? asked.anyAnswer(dice) : answer;
  }
}
