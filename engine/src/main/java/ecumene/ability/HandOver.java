package ecumene.ability;

import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Handed;
import ecumene.table.Question;
import ecumene.table.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A player named for Provincial Empire hands one card over.
 *
 * @param cards of the hand those that are worth enough
 * @rule provincial-empire.1
 */
public record HandOver(Civilization seat, Civilization to, Commodities cards)
    implements Question<Handed> {

  @Override
  public String rule() {
    return "provincial-empire.1";
  }

  @Override
  public Class<Handed> answerType() {
    return Handed.class;
  }

  @Override
  public @Nullable Refusal judge(Handed answer) {
    if (answer.cards().size() != 1) {
      return new Refusal(rule(), "one card is handed over, not {cards}", answer.cards().size());
    }
    return cards.containsAll(answer.cards())
        ? null
        : new Refusal(rule(), "{cards} can not be handed over", answer.cards());
  }

  /** Asked even for the only card, because others would learn that it is the only one (RU.42). */
  @Override
  public @Nullable Handed forced() {
    return null;
  }

  @Override
  public Handed anyAnswer(Dice dice) {
    return Handed.of(dice.one(cards.list()));
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("hand-over", seat).and(to.index()).and(cards);
  }
}
