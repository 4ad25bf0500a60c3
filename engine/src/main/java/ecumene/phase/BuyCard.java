package ecumene.phase;

import ecumene.facts.Civilization;
import ecumene.table.Answer;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Question;
import ecumene.table.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A player may buy one more trade card, or none.
 *
 * @param offers what the player may and can buy
 * @rule P6.3
 */
public record BuyCard(Civilization seat, List<Bought> offers, int treasury)
    implements Question<BuyCard.Bought> {

  /** A card from this stack for so much treasury. */
  public record Bought(int stack, int price) implements Answer {
    public static final Bought NOTHING = new Bought(0, 0);

    boolean isNothing() {
      return equals(NOTHING);
    }
  }

  public BuyCard {
    offers = List.copyOf(offers);
  }

  @Override
  public String rule() {
    return "P6.3";
  }

  @Override
  public Class<Bought> answerType() {
    return Bought.class;
  }

  @Override
  public @Nullable Refusal judge(Bought answer) {
    return answer.isNothing() || offers.contains(answer)
        ? null
        : new Refusal(
            "P6.3", "stack {stack} is not to be had for {price}", answer.stack(), answer.price());
  }

  @Override
  public @Nullable Bought forced() {
    return offers.isEmpty() ? Bought.NOTHING : null;
  }

  @Override
  public Bought anyAnswer(Dice dice) {
    int choice = dice.below(offers.size() + 1);
    return choice == 0 ? Bought.NOTHING : offers.get(choice - 1);
  }

  @Override
  public Fingerprint fingerprint() {
    var print = Fingerprint.of("buy-card", seat).and(treasury);
    for (var offer : offers) {
      print.and(offer.stack()).and(offer.price());
    }
    return print;
  }
}
