package ecumene.conflict;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Picked;
import ecumene.table.Question;
import ecumene.table.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A defender whose stock can not replace an attacked city may have one own attack resolved first.
 *
 * @rule P4.7
 */
public record AttackFirst(Civilization seat, Area attacked, Areas own) implements Question<Picked> {

  @Override
  public String rule() {
    return "P4.7";
  }

  @Override
  public Class<Picked> answerType() {
    return Picked.class;
  }

  @Override
  public @Nullable Refusal judge(Picked answer) {
    if (answer.areas().size() > 1) {
      return new Refusal(rule(), "only one attack can be resolved first");
    }
    for (var area : answer.areas()) {
      if (!own.contains(area)) {
        return new Refusal(rule(), "there is no attack of yours in {area}", area);
      }
    }
    return null;
  }

  @Override
  public @Nullable Picked forced() {
    return null;
  }

  @Override
  public Picked anyAnswer(Dice dice) {
    return new Picked(Areas.from(dice.some(own.list(), dice.below(2))));
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("attack-first", seat).and(attacked.index()).and(own);
  }
}
