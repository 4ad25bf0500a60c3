package ecumene.wire.read;

import ecumene.game.QuestionKind;
import ecumene.table.Answer;
import ecumene.table.Decision;
import ecumene.table.Pace;
import ecumene.wire.fault.Unfit;
import ecumene.wire.form.Kind;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads an answer whose question is not at hand, by the kind it says it is of. */
final class AnswerReader extends ValueDeserializer<Answer> {
  private static final Map<String, Class<? extends Answer>> BY_KIND = byKind();

  private static Map<String, Class<? extends Answer>> byKind() {
    var byKind = new LinkedHashMap<String, Class<? extends Answer>>();
    add(Pace.class, byKind); // waiting can be said to any question
    for (var question : QuestionKind.values()) {
      add(question.answerType(), byKind);
    }
    return byKind;
  }

  private static void add(
      Class<? extends Answer> family, Map<String, Class<? extends Answer>> byKind) {
    byKind.put(Kind.of(family), family);
    if (family.isSealed()) {
      for (var member : family.getPermittedSubclasses()) {
        byKind.put(Kind.of(member), family);
      }
    }
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
