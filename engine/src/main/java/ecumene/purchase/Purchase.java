package ecumene.purchase;

import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.Colour;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.table.Answer;
import org.jspecify.annotations.Nullable;

/**
 * A whole transaction: what is bought, and what is given for it.
 *
 * @param bought the advances that are paid for
 * @param lowered the one of them that Library makes cheaper, if it is used
 * @param added the advance that Anatomy adds for nothing, if it is used
 * @param credits the colours chosen for the free credits of Monument and Written Record
 * @rule P12.1
 */
public record Purchase(
    Advances bought,
    @Nullable Advance lowered,
    @Nullable Advance added,
    Payment payment,
    Credits credits)
    implements Answer {

  public static final Purchase NOTHING =
      new Purchase(Advances.NONE, null, null, Payment.NOTHING, Credits.NONE);

  /** Everything that is gained: what is bought and what Anatomy adds. */
  public Advances acquired() {
    return added == null ? bought : bought.with(added);
  }

  public Purchase buy(Advance... advances) {
    return buy(Advances.of(advances));
  }

  public Purchase buy(Advances more) {
    return new Purchase(bought.union(more), lowered, added, payment, credits);
  }

  /** Has Library lower the price of this advance. */
  public Purchase lower(Advance advance) {
    return new Purchase(bought, advance, added, payment, credits);
  }

  /** Has Anatomy add this advance. */
  public Purchase add(Advance advance) {
    return new Purchase(bought, lowered, advance, payment, credits);
  }

  public Purchase hand(Commodity... cards) {
    return pay(new Payment(Commodities.of(cards), payment.substitution(), payment.treasury()));
  }

  /** Has a card of the first commodity, handed in as well, stand in for one of the second. */
  public Purchase substitute(Commodity substitute, Commodity set) {
    var substitution = new Substitution(substitute, set);
    return pay(new Payment(payment.cards(), substitution, payment.treasury()));
  }

  /** Pays so many treasury tokens. */
  public Purchase pay(int treasury) {
    return pay(new Payment(payment.cards(), payment.substitution(), treasury));
  }

  public Purchase pay(Payment whole) {
    return new Purchase(bought, lowered, added, whole, credits);
  }

  /** Takes so many of the free credits in this colour. */
  public Purchase choose(Colour colour, int points) {
    return new Purchase(bought, lowered, added, payment, credits.plus(colour, points));
  }
}
