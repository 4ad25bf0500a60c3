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
 * The victim names the commodity cards that go to the bandits; for those that are due and not
 * named, treasury is paid.
 *
 * @param due how many cards the bandits want
 * @param payable how many of them treasury reaches for
 * @rule banditry
 */
public record AppeaseBandits(Civilization seat, Commodities hand, int due, int payable)
    implements Question<Handed> {
  /** What is paid for each card that is kept (P9.26). */
  public static final int PRICE = 4;

  @Override
  public String rule() {
    return "banditry";
  }

  @Override
  public Class<Handed> answerType() {
    return Handed.class;
  }

  @Override
  public @Nullable Refusal judge(Handed answer) {
    int named = answer.cards().size();
    if (!hand.containsAll(answer.cards())) {
      return new Refusal("banditry", "not held: {cards}", answer.cards().minus(hand));
    }
    if (named > due) {
      return new Refusal(
          "banditry",
          "{discarded} [discarded:is|are] discarded, {due} [due:is|are] due",
          named,
          due);
    }
    if (due - named > payable) {
      return new Refusal(
          "P9.26", "treasury can pay for {payable}, not for {kept}", payable, due - named);
    }
    return null;
  }

  /** Asked even where all cards are alike, because others would learn that they are (RU.85). */
  @Override
  public @Nullable Handed forced() {
    return payable == 0 && hand.size() == due ? new Handed(hand) : null;
  }

  @Override
  public Handed anyAnswer(Dice dice) {
    int named = due - dice.below(payable + 1);
    return new Handed(new Commodities(dice.some(hand.list(), named)));
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("appease-bandits", seat).and(hand).and(due).and(payable);
  }
}
