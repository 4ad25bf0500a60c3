package ecumene.bots;

import ecumene.table.Answer;
import ecumene.table.Question;
import ecumene.view.View;

/** A player that is no person. One bot plays one seat of one game. */
public interface Bot extends AutoCloseable {

  /** A legal answer to the question, from what the seat may know. */
  Answer answer(Question<?> question, View view);

  /** The game is over. */
  @Override
  default void close() {}
}
