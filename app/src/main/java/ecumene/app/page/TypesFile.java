package ecumene.app.page;

import ecumene.ability.ChoosePolicy;
import ecumene.ability.Convert;
import ecumene.ability.DiscardForTreasury;
import ecumene.ability.HandOver;
import ecumene.ability.NameGivers;
import ecumene.ability.Offer;
import ecumene.ability.PickTarget;
import ecumene.ability.Resettle;
import ecumene.ability.UseAbility;
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
import ecumene.event.Event;
import ecumene.event.Price;
import ecumene.facts.Area;
import ecumene.facts.Block;
import ecumene.facts.Colour;
import ecumene.facts.Epoch;
import ecumene.facts.ThemeSet;
import ecumene.facts.TradeCard;
import ecumene.loss.NameVictims;
import ecumene.loss.PayTreasury;
import ecumene.loss.PickCities;
import ecumene.loss.PickPlace;
import ecumene.loss.PickTokens;
import ecumene.loss.TakeArea;
import ecumene.loss.TakeDamage;
import ecumene.map.language.Language;
import ecumene.map.language.Languages;
import ecumene.movement.MoveTokens;
import ecumene.phase.BuildCities;
import ecumene.phase.BuyCard;
import ecumene.phase.ChooseCredits;
import ecumene.phase.FoundCities;
import ecumene.phase.Phase;
import ecumene.phase.PlaceTokens;
import ecumene.phase.SetTaxRate;
import ecumene.purchase.BuyAdvances;
import ecumene.purchase.KeepHandLimit;
import ecumene.table.Pace;
import ecumene.table.Question;
import ecumene.trade.Trade;
import ecumene.wire.Kind;
import ecumene.wire.view.Sight;
import java.lang.reflect.ParameterizedType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The page's {@code types.ts}: everything that questions, answers, events and views are made of.
 */
public final class TypesFile {
  static final List<Class<? extends Question<?>>> QUESTIONS =
      List.of(
          AppeaseBandits.class,
          AttackFirst.class,
          AvoidReductions.class,
          AvoidStepBack.class,
          BuildCities.class,
          BuyAdvances.class,
          BuyCard.class,
          ChooseCredits.class,
          ChoosePolicy.class,
          ClaimSpoils.class,
          Convert.class,
          DiscardForTreasury.class,
          FoundCities.class,
          GiveUpCommodities.class,
          HandOver.class,
          InsistOnOrder.class,
          KeepHandLimit.class,
          LetOthersFight.class,
          MoveHorde.class,
          MoveTokens.class,
          NameGivers.class,
          NameVictims.class,
          PayTreasury.class,
          PickCities.class,
          PickPlace.class,
          PickTarget.class,
          PickTokens.class,
          PlaceTokens.class,
          Resettle.class,
          SetTaxRate.class,
          ShakeNeighbour.class,
          TakeArea.class,
          TakeCasualty.class,
          TakeDamage.class,
          Trade.class,
          UseAbility.class);

  /** Words that special shapes, facts and messages speak of. */
  private static final List<Class<?>> WORDS =
      List.of(
          Area.class,
          Block.class,
          Colour.class,
          Epoch.class,
          Phase.class,
          Price.class,
          ThemeSet.class,
          TradeCard.class);

  private TypesFile() {}

  static String text(Languages languages) {
    var shapes = new Shapes();
    shapes.words("Language", languages.all().stream().map(Language::id).toList());
    shapes.family("Offer", QUESTIONS.stream().filter(Offer.class::isAssignableFrom).toList());
    shapes.family("Answer", answers().values().stream().distinct().toList());
    shapes.family("Question", QUESTIONS);
    shapes.map("AnswerTo", answers());
    shapes.reference(Pace.class);
    shapes.reference(Event.class);
    shapes.reference(Sight.class);
    shapes.reference(Facts.class);
    WORDS.forEach(shapes::reference);
    return "// Written by ./ecumene page-files from the records of the engine.\n\n" + shapes.text();
  }

  /** What answers each question, by the question's kind. */
  public static Map<String, Class<?>> answers() {
    var answers = new LinkedHashMap<String, Class<?>>();
    QUESTIONS.forEach(question -> answers.put(Kind.of(question), answer(question)));
    return answers;
  }

  private static Class<?> answer(Class<? extends Question<?>> question) {
    try {
      var type = question.getMethod("answerType").getGenericReturnType();
      return (Class<?>) ((ParameterizedType) type).getActualTypeArguments()[0];
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
