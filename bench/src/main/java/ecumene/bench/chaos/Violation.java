package ecumene.bench.chaos;

/** A promise was broken: says what was expected, and what was found. */
final class Violation extends RuntimeException {
  private static final long serialVersionUID = 1;

  Violation(String what) {
    super(what);
  }

  Violation(String what, Throwable cause) {
    super(what + ": " + cause, cause);
  }
}
