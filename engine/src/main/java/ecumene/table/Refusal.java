package ecumene.table;

import java.util.List;

/**
 * Why an answer is not allowed: the statement it breaks, and a sentence. Bots are refused very
 * often and never read why, so making one costs next to nothing.
 */
public record Refusal(String rule, Sentence sentence) {
  private Refusal(String rule, String template, List<Object> arguments) {
    this(rule, new Sentence(template, arguments));
  }

  public Refusal(String rule, String template) {
    this(rule, template, List.of());
  }

  public Refusal(String rule, String template, Object argument) {
    this(rule, template, List.of(argument));
  }

  public Refusal(String rule, String template, Object first, Object second) {
    this(rule, template, List.of(first, second));
  }

  public Refusal(String rule, String template, Object first, Object second, Object third) {
    this(rule, template, List.of(first, second, third));
  }

  /** The sentence in English. */
  public String reason() {
    return sentence.toString();
  }

  @Override
  public String toString() {
    return rule + ": " + reason();
  }
}
