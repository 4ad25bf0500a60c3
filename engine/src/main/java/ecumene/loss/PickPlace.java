package ecumene.loss;

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
 * A primary victim picks where a calamity strikes, among places it would hit equally hard.
 *
 * @param rule the statement that has the place hit hardest count
 * @param places each with all its areas, which name it
 */
public record PickPlace(Civilization seat, String rule, List<Areas> places)
    implements Question<Picked> {

  public PickPlace {
    places = List.copyOf(places);
  }

  @Override
  public Class<Picked> answerType() {
    return Picked.class;
  }

  @Override
  public @Nullable Refusal judge(Picked answer) {
    return places.contains(answer.areas())
        ? null
        : new Refusal(rule, "none of the places hit hardest is {areas}", answer.areas());
  }

  /** Nobody is asked where there is one place only. */
  @Override
  public @Nullable Picked forced() {
    return null;
  }

  @Override
  public Picked anyAnswer(Dice dice) {
    return new Picked(dice.one(places));
  }

  @Override
  public Fingerprint fingerprint() {
    var print = Fingerprint.of("pick-place", seat).and(rule);
    for (var place : places) {
      print.and(place);
    }
    return print;
  }
}
