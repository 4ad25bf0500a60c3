package ecumene.table;

import ecumene.facts.Civilization;
import org.jspecify.annotations.Nullable;

/** A question made up for tests: a number within bounds. */
record ChooseNumber(Civilization seat, int from, int to) implements Question<ChooseNumber.Chosen> {

  record Chosen(int number) implements Answer {}

  @Override
  public String rule() {
    return "RU.6";
  }

  @Override
  public Class<Chosen> answerType() {
    return Chosen.class;
  }

  @Override
  public @Nullable Refusal judge(Chosen answer) {
    return answer.number() >= from && answer.number() <= to
        ? null
        : new Refusal(rule(), "it is from {from} to {to}", from, to);
  }

  @Override
  public @Nullable Chosen forced() {
    return from == to ? new Chosen(from) : null;
  }

  @Override
  public Chosen anyAnswer(Dice dice) {
    return new Chosen(from + dice.below(to - from + 1));
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("choose-number", seat).and(from).and(to);
  }
}
