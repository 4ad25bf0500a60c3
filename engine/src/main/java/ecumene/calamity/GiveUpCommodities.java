package ecumene.calamity;

import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Handed;
import ecumene.table.Question;
import ecumene.table.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A victim gives up cards that reach a face value together, none of them needless.
 *
 * @param hand the cards with a face value
 * @param due at most what the hand is worth
 * @rule C13.1, C13.3, D11
 */
public record GiveUpCommodities(Civilization seat, Commodities hand, int due)
    implements Question<Handed> {

  @Override
  public String rule() {
    return "C13.1";
  }

  @Override
  public Class<Handed> answerType() {
    return Handed.class;
  }

  @Override
  public @Nullable Refusal judge(Handed answer) {
    var cards = answer.cards();
    if (cards.count(Commodity.WATER) > 0) {
      return new Refusal("C13.3", "water has no face value");
    }
    if (!hand.containsAll(cards)) {
      return new Refusal("C13.1", "{cards} is more than the hand has", cards);
    }
    if (cards.faceValue() < due) {
      return new Refusal("C13.1", "that is worth {worth}, {due} is due", cards.faceValue(), due);
    }
    var needless = needless(cards);
    return needless.isEmpty()
        ? null
        : new Refusal("C13.3", "{card} is not needed", needless.getFirst());
  }

  /** Kinds of which one card less would still do. */
  private List<Commodity> needless(Commodities cards) {
    int spare = cards.faceValue() - due;
    return cards.kinds().stream().filter(kind -> kind.faceValue() <= spare).toList();
  }

  /** Asked even where there is one way only, because others would learn what is kept (RU.85). */
  @Override
  public @Nullable Handed forced() {
    return null;
  }

  @Override
  public Handed anyAnswer(Dice dice) {
    var cards = hand;
    for (var less = needless(cards); !less.isEmpty(); less = needless(cards)) {
      cards = cards.minus(Commodities.of(dice.one(less)));
    }
    return new Handed(cards);
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("give-up-commodities", seat).and(hand).and(due);
  }
}
