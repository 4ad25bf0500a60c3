package ecumene.ability;

import static ecumene.facts.Advance.PROVINCIAL_EMPIRE;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Named;
import ecumene.table.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The holder of Provincial Empire names players who have to give a card.
 *
 * @param most how many at most
 * @param exempt those who are protected
 * @rule provincial-empire.1
 */
public record NameGivers(Civilization seat, Seats candidates, int most, List<Exempt> exempt)
    implements Offer<Named> {

  /** A player whom an advance protects. */
  public record Exempt(Civilization owner, Shield shield) {}

  public NameGivers {
    exempt = List.copyOf(exempt);
  }

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
      return judgeOthers(others);
    }
    int named = answer.seats().size();
    if (named < 1) {
      return new Refusal("RU.41", "at least one player is named");
    }
    return named > most
        ? new Refusal(
            rule(),
            "{named} [named:player is|players are] named, at most {most} can be",
            named,
            most)
        : null;
  }

  private Refusal judgeOthers(Seats others) {
    for (var one : exempt) {
      if (others.contains(one.owner)) {
        return new Refusal(
            one.shield.rule(),
            "{Owner} is protected by {Advance}",
            one.owner,
            one.shield.advance());
      }
    }
    return new Refusal(rule(), "there is no border with {seats}", others);
  }

  @Override
  public Named anyAnswer(Dice dice) {
    return new Named(Seats.from(dice.some(candidates.list(), 1 + dice.below(most))));
  }

  /** Who is exempt only explains. */
  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("name-givers", seat).and(candidates.mask()).and(most);
  }
}
