package ecumene.bots.process;

/** Thrown when a program does not behave as a bot should; the message says what it did. */
final class BotFailure extends Exception {
  private static final long serialVersionUID = 1;

  BotFailure(String what) {
    super(what);
  }
}
