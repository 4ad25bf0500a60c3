package ecumene.table;

/**
 * What a seat may say of a question instead of answering it: whether it waits for its turn. It does
 * not change the game, only whom the game waits for (RU.88).
 */
public sealed interface Pace extends Answer {

  /** The seat waits until those before it have answered. */
  record WaitForTurn() implements Pace {}

  /** The seat waits no longer. */
  record StopWaiting() implements Pace {}
}
