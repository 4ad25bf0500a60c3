package ecumene.bots;

import ecumene.table.Answer;
import ecumene.table.Dice;
import ecumene.table.Question;
import ecumene.view.View;

/** Answers anything that is legal. */
public record RandomBot(Dice dice) implements Bot {

  @Override
  public Answer answer(Question<?> question, View view) {
    return question.anyAnswer(dice);
  }
}
