package ecumene.table;

/** Why an answer is not allowed: the statement it breaks, and a sentence. */
public record Refusal(String rule, String reason) {
  @Override
  public String toString() {
    return rule + ": " + reason;
  }
}
