package ecumene.ability;

import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Picked;
import ecumene.table.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The holder picks the area that the ability strikes.
 *
 * @param spared the other areas next to the holder's units, which can not be picked
 * @rule fundamentalism.1, monotheism.1
 */
public record PickTarget(
    Civilization seat, Advance advance, List<Target> targets, List<Spared> spared)
    implements Offer<Picked> {

  public PickTarget {
    targets = List.copyOf(targets);
    spared = List.copyOf(spared);
  }

  @Override
  public Class<Picked> answerType() {
    return Picked.class;
  }

  @Override
  public @Nullable Refusal judge(Picked answer) {
    return answer.areas().size() == 1
        ? judge(answer.areas().first(), targets, spared, advance)
        : new Refusal(rule(), "one area is picked");
  }

  static @Nullable Refusal judge(
      Area area, List<Target> targets, List<Spared> spared, Advance advance) {
    for (var target : targets) {
      if (target.area().equals(area)) {
        return null;
      }
    }
    for (var other : spared) {
      if (other.area().equals(area)) {
        return other.refusal(advance);
      }
    }
    return new Refusal("RU.40", "{area} is not next to own units by land", area);
  }

  @Override
  public Picked anyAnswer(Dice dice) {
    return Picked.of(dice.one(targets).area());
  }

  /** What is spared only explains. */
  @Override
  public Fingerprint fingerprint() {
    return print(Fingerprint.of("pick-target", seat).and(advance.index()), targets);
  }

  static Fingerprint print(Fingerprint print, List<Target> targets) {
    for (var target : targets) {
      print.and(target.area().index());
      for (var units : target.units()) {
        print.and(units.owner().index()).and(units.tokens()).and(units.cities());
      }
      print.and(-1);
    }
    return print;
  }
}
