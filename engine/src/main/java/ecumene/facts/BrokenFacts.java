package ecumene.facts;

/** A table of facts that cannot be believed: names the file, the line and the reason. */
public final class BrokenFacts extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BrokenFacts(String file, int line, String reason) {
    super(file + ":" + line + ": " + reason);
  }
}
