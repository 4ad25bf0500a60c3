package ecumene.ability;

import ecumene.ability.AbilityChoice.Finish;
import ecumene.ability.AbilityChoice.Use;
import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.table.Answer;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Question;
import ecumene.table.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A player in turn uses one of the abilities that can be used now, or finishes.
 *
 * @param idle those that are left and have no legal use now
 * @rule P10.1
 */
public record UseAbility(Civilization seat, List<Offer<?>> offers, List<Advance> idle)
    implements Question<AbilityChoice> {

  public UseAbility {
    offers = List.copyOf(offers);
    idle = List.copyOf(idle);
  }

  @Override
  public String rule() {
    return "P10.1";
  }

  @Override
  public Class<AbilityChoice> answerType() {
    return AbilityChoice.class;
  }

  @Override
  public @Nullable Refusal judge(AbilityChoice answer) {
    return switch (answer) {
      case Finish() -> null;
      case Use(Advance advance, Answer how) -> judge(advance, how);
    };
  }

  private @Nullable Refusal judge(Advance advance, Answer how) {
    for (var offer : offers) {
      if (offer.advance() == advance) {
        return offer.judgeAny(how);
      }
    }
    return idle.contains(advance)
        ? Abilities.of(advance).lacking()
        : new Refusal(rule(), "{Advance} is not held, or has been used", advance);
  }

  /** Also without any offer, because that tells others something about a hand (RU.42). */
  @Override
  public @Nullable AbilityChoice forced() {
    return null;
  }

  @Override
  public AbilityChoice anyAnswer(Dice dice) {
    int choice = dice.below(offers.size() + 1);
    if (choice == offers.size()) {
      return new Finish();
    }
    var offer = offers.get(choice);
    return new Use(offer.advance(), offer.anyAnswer(dice));
  }

  /** What is idle only explains. */
  @Override
  public Fingerprint fingerprint() {
    var print = Fingerprint.of("use-ability", seat);
    for (var offer : offers) {
      print.and(offer.fingerprint().value());
    }
    return print;
  }
}
