package ecumene.loss;

import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.table.Fingerprint;
import ecumene.table.YesOrNo;

/**
 * A victim who can may pay treasury to prevent what the calamity does.
 *
 * @rule P9.26
 */
public record PayTreasury(Civilization seat, CalamityCard calamity, int amount) implements YesOrNo {

  @Override
  public String rule() {
    return "P9.26";
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("pay-treasury", seat).and(calamity.index()).and(amount);
  }
}
