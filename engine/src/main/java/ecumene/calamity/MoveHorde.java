package ecumene.calamity;

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
 * The beneficiary moves the barbarian tokens an area can not hold into a neighbouring one.
 *
 * @rule C8.3
 */
public record MoveHorde(Civilization seat, Area from, int tokens, Areas candidates)
    implements Question<Picked> {

  @Override
  public String rule() {
    return "C8.3";
  }

  @Override
  public Class<Picked> answerType() {
    return Picked.class;
  }

  @Override
  public @Nullable Refusal judge(Picked answer) {
    if (answer.areas().size() != 1) {
      return new Refusal("C8.3", "all of them move into one area");
    }
    var area = answer.areas().first();
    return candidates.contains(area)
        ? null
        : new Refusal("C8.3", "{area} can not be entered", area);
  }

  @Override
  public @Nullable Picked forced() {
    return candidates.size() == 1 ? new Picked(candidates) : null;
  }

  @Override
  public Picked anyAnswer(Dice dice) {
    return Picked.of(dice.one(candidates.list()));
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("move-horde", seat).and(from.index()).and(tokens).and(candidates);
  }
}
