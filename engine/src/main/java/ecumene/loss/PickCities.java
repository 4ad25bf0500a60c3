package ecumene.loss;

import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Picked;
import ecumene.table.Question;
import ecumene.table.Refusal;
import org.jspecify.annotations.Nullable;

/** A seat picks cities, its own or another player's, for some fate. */
public record PickCities(
    Civilization seat, Civilization owner, Fate fate, Areas candidates, int count)
    implements Question<Picked> {

  @Override
  public String rule() {
    return fate.rule();
  }

  @Override
  public Class<Picked> answerType() {
    return Picked.class;
  }

  @Override
  public @Nullable Refusal judge(Picked answer) {
    for (var area : answer.areas()) {
      if (!candidates.contains(area)) {
        return fate == Fate.NEW_UNSUPPORTED
            ? new Refusal(rule(), "cities built this turn go first: {areas}", candidates)
            : new Refusal(rule(), "{area} can not be picked; these can: {areas}", area, candidates);
      }
    }
    if (answer.areas().size() != count) {
      return new Refusal(
          rule(),
          "{picked} [picked:is|are] picked, {due} [due:is|are] due",
          answer.areas().size(),
          count);
    }
    return null;
  }

  @Override
  public @Nullable Picked forced() {
    return candidates.size() == count ? new Picked(candidates) : null;
  }

  @Override
  public Picked anyAnswer(Dice dice) {
    return new Picked(Areas.from(dice.some(candidates.list(), count)));
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("pick-cities", seat)
        .and(owner.index())
        .and(printed(fate).rule())
        .and(candidates)
        .and(count);
  }

  /** Journals have the questions of all reductions under one statement. */
  private static Fate printed(Fate fate) {
    return fate.isReduction() ? Fate.REDUCED : fate;
  }
}
