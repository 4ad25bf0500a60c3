package ecumene.loss;

import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.table.Decision;
import ecumene.table.Owed;
import ecumene.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * Treasury that a victim may pay to be spared a loss: exactly the amount, or not at all.
 *
 * @rule P9.26
 */
public record Payment(Civilization seat, CalamityCard calamity, int amount, Owed<?> loss)
    implements Owed<Decision> {

  /** The loss, which the victim may pay to be spared if treasury reaches. */
  public static Owed<?> toAvert(Owed<?> loss, int amount, Strike strike, Table table) {
    return table.world().treasury(strike.victim()) < amount
        ? loss
        : new Payment(strike.victim(), strike.calamity(), amount, loss);
  }

  @Override
  public PayTreasury question(Table table) {
    return new PayTreasury(seat, calamity, amount);
  }

  @Override
  public @Nullable Owed<?> settle(Decision answer, Table table) {
    return switch (answer) {
      case YES -> {
        Treasury.pay(table, seat, amount);
        yield null;
      }
      case NO -> loss;
    };
  }
}
