package ecumene.calamity;

import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Fingerprint;
import ecumene.table.YesOrNo;

/**
 * A primary victim of one of two copies may insist that they are resolved in A.S.T. ranking, one
 * after the other; otherwise they are resolved together.
 *
 * @rule P9.10
 */
public record InsistOnOrder(Civilization seat, CalamityCard calamity, Seats victims)
    implements YesOrNo {

  @Override
  public String rule() {
    return "P9.10";
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("insist-on-order", seat).and(calamity.index()).and(victims.mask());
  }
}
