package ecumene.conflict;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.table.Fingerprint;
import ecumene.table.YesOrNo;

/**
 * A holder of Advanced Military may let other token conflicts be resolved before this one.
 *
 * @rule advanced-military.3
 */
public record LetOthersFight(Civilization seat, Area conflict) implements YesOrNo {

  @Override
  public String rule() {
    return "advanced-military.3";
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("let-others-fight", seat).and(conflict.index());
  }
}
