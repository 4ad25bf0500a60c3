package ecumene.server.store;

/** Which table: a short random word, no secret. */
public record TableId(String word) {

  @Override
  public String toString() {
    return word;
  }
}
