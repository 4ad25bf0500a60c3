package ecumene.app.page;

import ecumene.ability.Offer;
import ecumene.event.Event;
import ecumene.event.Price;
import ecumene.facts.Area;
import ecumene.facts.Block;
import ecumene.facts.Colour;
import ecumene.facts.Epoch;
import ecumene.facts.ThemeSet;
import ecumene.facts.TradeCard;
import ecumene.game.QuestionKind;
import ecumene.language.Language;
import ecumene.language.Languages;
import ecumene.phase.Phase;
import ecumene.table.Pace;
import ecumene.table.Question;
import ecumene.wire.form.AnswerTypes;
import ecumene.wire.view.Sight;
import java.util.List;
import java.util.stream.Stream;

/**
 * The page's {@code types.ts}: everything that questions, answers, events and views are made of.
 */
final class TypesFile {
  private static final List<Class<? extends Question<?>>> QUESTIONS =
      Stream.of(QuestionKind.values())
          .<Class<? extends Question<?>>>map(QuestionKind::type)
          .toList();

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
    shapes.family("Answer", AnswerTypes.byQuestion().values().stream().distinct().toList());
    shapes.family("Question", QUESTIONS);
    shapes.map("AnswerTo", AnswerTypes.byQuestion());
    shapes.reference(Pace.class);
    shapes.reference(Event.class);
    shapes.reference(Sight.class);
    shapes.reference(Facts.class);
    WORDS.forEach(shapes::reference);
    return "// Written by ./ecumene page-files from the records of the engine.\n\n" + shapes.text();
  }
}
