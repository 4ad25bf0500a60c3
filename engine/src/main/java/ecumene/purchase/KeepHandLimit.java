package ecumene.purchase;

import ecumene.event.Reckoning;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Handed;
import ecumene.table.Question;
import ecumene.table.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A player discards the commodity cards above the limit, any of them.
 *
 * @param limit how many may be kept, and why
 * @rule P12.6
 */
public record KeepHandLimit(Civilization seat, Commodities hand, Reckoning limit)
    implements Question<Handed> {

  private int excess() {
    return hand.size() - limit.result();
  }

  @Override
  public String rule() {
    return "P12.6";
  }

  @Override
  public Class<Handed> answerType() {
    return Handed.class;
  }

  @Override
  public @Nullable Refusal judge(Handed answer) {
    var cards = answer.cards();
    if (!hand.containsAll(cards)) {
      return new Refusal("P12.6", "not held: {cards}", cards.minus(hand));
    }
    return cards.size() == excess()
        ? null
        : new Refusal(
            "P12.6",
            "{discarded} [discarded:is|are] discarded, {due} [due:is|are] due",
            cards.size(),
            excess());
  }

  /** Asked even where all cards are alike, because others would learn that they are (RU.85). */
  @Override
  public @Nullable Handed forced() {
    return null;
  }

  @Override
  public Handed anyAnswer(Dice dice) {
    return new Handed(new Commodities(dice.some(hand.list(), excess())));
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("keep-hand-limit", seat).and(hand).and(limit.result());
  }
}
