package ecumene.calamity;

import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Decision;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Question;
import ecumene.table.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A primary victim of one of two copies may insist that they are resolved in A.S.T. ranking, one
 * after the other; otherwise they are resolved together.
 *
 * @rule P9.10
 */
public record InsistOnOrder(Civilization seat, CalamityCard calamity, Seats victims)
    implements Question<Decision> {

  @Override
  public String rule() {
    return "P9.10";
  }

  @Override
  public Class<Decision> answerType() {
    return Decision.class;
  }

  @Override
  public @Nullable Refusal judge(Decision answer) {
    return null;
  }

  @Override
  public @Nullable Decision forced() {
    return null;
  }

  @Override
  public Decision anyAnswer(Dice dice) {
    return dice.below(2) == 0 ? Decision.YES : Decision.NO;
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("insist-on-order", seat).and(calamity.index()).and(victims.mask());
  }
}
