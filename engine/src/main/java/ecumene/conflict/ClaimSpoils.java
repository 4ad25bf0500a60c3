package ecumene.conflict;

import ecumene.facts.Civilization;
import ecumene.table.Decision;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Question;
import ecumene.table.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * The conqueror of a city may draw a card and may move tokens from stock to treasury.
 *
 * @param cards how many cards the defender holds
 * @param treasury how many tokens can be moved
 * @rule P4.6
 */
public record ClaimSpoils(Civilization seat, int cards, int treasury) implements Question<Spoils> {

  @Override
  public String rule() {
    return "P4.6";
  }

  @Override
  public Class<Spoils> answerType() {
    return Spoils.class;
  }

  @Override
  public @Nullable Refusal judge(Spoils answer) {
    if (answer.card() == Decision.YES && cards == 0) {
      return new Refusal("P4.6", "there is no card to draw");
    }
    if (answer.treasury() < 0 || answer.treasury() > treasury) {
      return new Refusal(
          "P4.6", "0 to {most} [most:token|tokens] can be moved to treasury", treasury);
    }
    return null;
  }

  @Override
  public @Nullable Spoils forced() {
    return null;
  }

  @Override
  public Spoils anyAnswer(Dice dice) {
    var card = cards > 0 && dice.below(2) == 0 ? Decision.YES : Decision.NO;
    return new Spoils(card, dice.below(treasury + 1));
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("claim-spoils", seat).and(cards).and(treasury);
  }
}
