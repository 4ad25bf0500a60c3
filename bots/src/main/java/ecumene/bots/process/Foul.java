package ecumene.bots.process;

/** Thrown when a program does not behave as a bot should; the message says what it did. */
final class Foul extends Exception {
  private static final long serialVersionUID = 1;

  Foul(String what) {
    super(what);
  }
}
