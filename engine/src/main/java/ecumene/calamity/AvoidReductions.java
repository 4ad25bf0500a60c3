package ecumene.calamity;

import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Handed;
import ecumene.table.Question;
import ecumene.table.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A holder of Theocracy may discard 2 commodity cards, water among them, so as to reduce no city;
 * who hands in none reduces.
 *
 * @param cities how many are reduced otherwise
 * @rule C14.3, theocracy.1
 */
public record AvoidReductions(Civilization seat, Commodities hand, int cities)
    implements Question<Handed> {
  public static final int CARDS = 2;

  @Override
  public String rule() {
    return "theocracy.1";
  }

  @Override
  public Class<Handed> answerType() {
    return Handed.class;
  }

  @Override
  public @Nullable Refusal judge(Handed answer) {
    var cards = answer.cards();
    if (!hand.containsAll(cards)) {
      return new Refusal(rule(), "{cards} is more than the hand has", cards);
    }
    return cards.isEmpty() || cards.size() == CARDS
        ? null
        : new Refusal(
            rule(), "{due} cards are discarded or none, not {discarded}", CARDS, cards.size());
  }

  @Override
  public @Nullable Handed forced() {
    return null;
  }

  @Override
  public Handed anyAnswer(Dice dice) {
    return dice.below(2) == 0
        ? Handed.NONE
        : new Handed(new Commodities(dice.some(hand.list(), CARDS)));
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("avoid-reductions", seat).and(hand).and(cities);
  }
}
