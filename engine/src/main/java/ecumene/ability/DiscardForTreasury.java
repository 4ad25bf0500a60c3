package ecumene.ability;

import static ecumene.facts.Advance.TRADE_ROUTES;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Handed;
import ecumene.table.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The holder of Trade Routes discards commodity cards for twice their face value.
 *
 * @param cards all commodity cards held
 * @rule trade-routes.1
 */
public record DiscardForTreasury(Civilization seat, Commodities cards, int stock)
    implements Offer<Handed> {
  /** How many tokens a point of face value brings. */
  public static final int GAIN = 2;

  /** What the holder gets for them. */
  static int gain(Commodities cards) {
    return GAIN * cards.faceValue();
  }

  /** Whether stock can pay for any card. */
  boolean isPossible() {
    return !affordable(List.of()).isEmpty();
  }

  /** What can be discarded besides these. */
  private List<Commodity> affordable(List<Commodity> besides) {
    var taken = new Commodities(besides);
    int rest = stock - gain(taken);
    var affordable = new ArrayList<Commodity>(cards.size());
    for (var card : cards.minus(taken)) {
      if (gain(Commodities.of(card)) <= rest) { // trade-routes.2
        affordable.add(card);
      }
    }
    return affordable;
  }

  @Override
  public Advance advance() {
    return TRADE_ROUTES;
  }

  @Override
  public Class<Handed> answerType() {
    return Handed.class;
  }

  @Override
  public @Nullable Refusal judge(Handed answer) {
    if (answer.cards().isEmpty()) {
      return new Refusal("RU.41", "at least one card is discarded");
    }
    if (!cards.containsAll(answer.cards())) {
      return new Refusal(rule(), "{cards} can not be discarded", answer.cards());
    }
    int gain = gain(answer.cards());
    return gain > stock
        ? new Refusal("trade-routes.2", "{due} tokens are due, stock has {stock}", gain, stock)
        : null;
  }

  @Override
  public Handed anyAnswer(Dice dice) {
    var taken = new ArrayList<Commodity>();
    do {
      taken.add(dice.one(affordable(taken)));
    } while (!affordable(taken).isEmpty() && dice.below(2) == 0);
    return new Handed(new Commodities(taken));
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("discard-for-treasury", seat).and(cards).and(stock);
  }
}
