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
 * The victim of an earthquake selects the city next to the lost one that is reduced, whoever owns
 * it.
 *
 * @rule C1.3
 */
public record ShakeNeighbour(Civilization seat, Area epicentre, Areas candidates)
    implements Question<Picked> {

  @Override
  public String rule() {
    return "C1.3";
  }

  @Override
  public Class<Picked> answerType() {
    return Picked.class;
  }

  @Override
  public @Nullable Refusal judge(Picked answer) {
    if (answer.areas().size() != 1) {
      return new Refusal("C1.3", "one city is selected");
    }
    var area = answer.areas().first();
    return candidates.contains(area)
        ? null
        : new Refusal(
            "C1.3", "there is no city to reduce in {area} next to {epicentre}", area, epicentre);
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
    return Fingerprint.of("shake-neighbour", seat).and(epicentre.index()).and(candidates);
  }
}
