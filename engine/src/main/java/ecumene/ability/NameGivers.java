package ecumene.ability;

import static ecumene.facts.Advance.PROVINCIAL_EMPIRE;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Named;
import ecumene.table.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The holder of Provincial Empire names players who have to give a card.
 *
 * @param most how many at most
 * @rule provincial-empire.1
 */
public record NameGivers(Civilization seat, Seats candidates, int most) implements Offer<Named> {

  @Override
  public Advance advance() {
    return PROVINCIAL_EMPIRE;
  }

  @Override
  public Class<Named> answerType() {
    return Named.class;
  }

  @Override
  public @Nullable Refusal judge(Named answer) {
    var others = answer.seats().minus(candidates);
    if (!others.isEmpty()) {
      return new Refusal(rule(), "{seats} can not be named", others);
    }
    int named = answer.seats().size();
    return named < 1 || named > most // RU.41
        ? new Refusal(rule(), "1 to {most} are named, not {named}", most, named)
        : null;
  }

  @Override
  public Named anyAnswer(Dice dice) {
    return new Named(Seats.from(dice.some(candidates.list(), 1 + dice.below(most))));
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("name-givers", seat).and(candidates.mask()).and(most);
  }
}
