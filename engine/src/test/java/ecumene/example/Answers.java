package ecumene.example;

import ecumene.table.Answer;
import ecumene.table.Question;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.SplittableRandom;

/** What is answered to a question at random. */
public final class Answers {
  private static final int TRIES = 2000;

  private Answers() {}

  /** All different answers that many tries give. */
  public static <A extends Answer> Set<A> any(Question<A> question) {
    var random = new SplittableRandom(1);
    var answers = new LinkedHashSet<A>();
    for (int i = 0; i < TRIES; i++) {
      answers.add(question.anyAnswer(random::nextInt));
    }
    return answers;
  }
}
