package ecumene.phase;

import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.purchase.Credits;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Question;
import ecumene.table.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A player chooses the colours of the free credits that came with a theme set.
 *
 * @param points how many they are
 * @rule S7.4, written-record.1
 */
public record ChooseCredits(Civilization seat, int points) implements Question<ChosenCredits> {
  @Override
  public String rule() {
    return "written-record.1";
  }

  @Override
  public Class<ChosenCredits> answerType() {
    return ChosenCredits.class;
  }

  @Override
  public @Nullable Refusal judge(ChosenCredits answer) {
    return answer.credits().judge(points, rule());
  }

  @Override
  public @Nullable ChosenCredits forced() {
    return null;
  }

  @Override
  public ChosenCredits anyAnswer(Dice dice) {
    var credits = Credits.NONE;
    while (credits.total() < points) {
      credits = credits.plus(dice.one(List.of(Colour.values())), Credits.STEP);
    }
    return new ChosenCredits(credits);
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("choose-credits", seat).and(points);
  }
}
