package ecumene.calamity;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Picked;
import ecumene.table.Question;
import ecumene.table.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A holder of Enlightenment may destroy 2 cities instead of one step back, non-coastal ones as far
 * as there are any; who picks none steps back.
 *
 * @rule C15.2, enlightenment.4
 */
public record AvoidStepBack(Civilization seat, Areas cities) implements Question<Picked> {
  public static final int CITIES = 2;

  @Override
  public String rule() {
    return "enlightenment.4";
  }

  @Override
  public Class<Picked> answerType() {
    return Picked.class;
  }

  @Override
  public @Nullable Refusal judge(Picked answer) {
    var picked = answer.areas();
    for (var area : picked) {
      if (!cities.contains(area)) {
        return new Refusal(rule(), "{area} can not be picked; these can: {areas}", area, cities);
      }
    }
    if (picked.isEmpty()) {
      return null;
    }
    if (picked.size() != CITIES) {
      return new Refusal(rule(), "{due} are picked or none, not {picked}", CITIES, picked.size());
    }
    return inland(picked).size() < Math.min(CITIES, inland(cities).size())
        ? new Refusal(rule(), "non-coastal cities go first")
        : null;
  }

  private static List<Area> inland(Areas areas) {
    return areas.list().stream().filter(area -> !area.isCoastal()).toList();
  }

  @Override
  public @Nullable Picked forced() {
    return null;
  }

  @Override
  public Picked anyAnswer(Dice dice) {
    if (dice.below(2) == 0) {
      return new Picked(Areas.NONE);
    }
    var inland = inland(cities);
    var picked = new ArrayList<>(dice.some(inland, CITIES));
    var coastal = cities.list().stream().filter(Area::isCoastal).toList();
    picked.addAll(dice.some(coastal, CITIES - picked.size()));
    return new Picked(Areas.from(picked));
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("avoid-step-back", seat).and(cities);
  }
}
