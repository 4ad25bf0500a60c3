package ecumene.table;

import java.util.List;

/** Thrown through a rule that waits for an answer; it has no stack because nobody reads it. */
final class Suspended extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient List<Open> open;

  Suspended(List<Open> open) {
    super("waiting for an answer", null, false, false);
    this.open = open;
  }

  List<Open> open() {
    return open;
  }
}
