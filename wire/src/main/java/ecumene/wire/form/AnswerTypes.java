package ecumene.wire.form;

import ecumene.game.QuestionKind;
import ecumene.table.Answer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What answers each question, by the question's kind as it is written. */
public final class AnswerTypes {
  private AnswerTypes() {}

  public static Map<String, Class<? extends Answer>> byQuestion() {
    var byQuestion = new LinkedHashMap<String, Class<? extends Answer>>();
    for (var kind : QuestionKind.values()) {
      byQuestion.put(Kind.of(kind.type()), kind.answerType());
    }
    return Collections.unmodifiableMap(byQuestion);
  }
}
