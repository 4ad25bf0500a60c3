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
 * @rule fundamentalism.1, monotheism.1
 */
public record PickTarget(Civilization seat, Advance advance, List<Target> targets)
    implements Offer<Picked> {

  public PickTarget {
    targets = List.copyOf(targets);
  }

  @Override
  public Class<Picked> answerType() {
    return Picked.class;
  }

  @Override
  public @Nullable Refusal judge(Picked answer) {
    return answer.areas().size() == 1
        ? judge(answer.areas().first(), targets, rule())
        : new Refusal(rule(), "one area is picked");
  }

  static @Nullable Refusal judge(Area area, List<Target> targets, String rule) {
    return targets.stream().anyMatch(target -> target.area().equals(area))
        ? null
        : new Refusal(rule, "{area} can not be picked", area);
  }

  @Override
  public Picked anyAnswer(Dice dice) {
    return Picked.of(dice.one(targets).area());
  }

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
