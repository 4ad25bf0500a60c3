package ecumene.phase;

import ecumene.facts.Civilization;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Question;
import ecumene.table.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A player with Coinage or Monarchy sets the tax rate, one for all cities.
 *
 * @rule P1.1, coinage.1, monarchy.1
 */
public record SetTaxRate(Civilization seat, int lowest, int highest, int cities, int stock)
    implements Question<TaxRate> {
  /** The rate of players without an advance that changes it (P1.1). */
  public static final int USUAL = 2;

  @Override
  public String rule() {
    return "P1.1";
  }

  @Override
  public Class<TaxRate> answerType() {
    return TaxRate.class;
  }

  @Override
  public @Nullable Refusal judge(TaxRate answer) {
    return answer.tokens() < lowest || answer.tokens() > highest
        ? new Refusal("P1.1", "the rate is from {lowest} to {highest}", lowest, highest)
        : null;
  }

  @Override
  public @Nullable TaxRate forced() {
    return lowest == highest ? new TaxRate(lowest) : null;
  }

  @Override
  public TaxRate anyAnswer(Dice dice) {
    return new TaxRate(lowest + dice.below(highest - lowest + 1));
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("set-tax-rate", seat).and(lowest).and(highest).and(cities).and(stock);
  }
}
