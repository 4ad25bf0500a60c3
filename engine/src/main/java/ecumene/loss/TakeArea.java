package ecumene.loss;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Picked;
import ecumene.table.Question;
import ecumene.table.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Somebody picks the next area whose units are taken, one at a time.
 *
 * @param due unit points still to be taken
 * @param portions what would be taken of each area that can be picked
 * @rule RU.13
 */
public record TakeArea(Civilization seat, Civilization owner, int due, List<Portion> portions)
    implements Question<Picked> {

  public TakeArea {
    portions = List.copyOf(portions);
  }

  @Override
  public String rule() {
    return "RU.13";
  }

  @Override
  public Class<Picked> answerType() {
    return Picked.class;
  }

  @Override
  public @Nullable Refusal judge(Picked answer) {
    if (answer.areas().size() != 1) {
      return new Refusal(rule(), "one area is picked at a time");
    }
    var area = answer.areas().first();
    return portionOf(area) == null ? new Refusal(rule(), "{area} can not come next", area) : null;
  }

  @Nullable Portion portionOf(Area area) {
    for (var portion : portions) {
      if (portion.area().equals(area)) {
        return portion;
      }
    }
    return null;
  }

  @Override
  public @Nullable Picked forced() {
    return portions.size() == 1 ? new Picked(Areas.of(portions.getFirst().area())) : null;
  }

  @Override
  public Picked anyAnswer(Dice dice) {
    return Picked.of(dice.one(portions).area());
  }

  @Override
  public Fingerprint fingerprint() {
    var print = Fingerprint.of("take-area", seat).and(owner.index()).and(due);
    for (var portion : portions) {
      print.and(portion.area().index()).and(portion.tokens()).and(portion.cities());
    }
    return print;
  }
}
