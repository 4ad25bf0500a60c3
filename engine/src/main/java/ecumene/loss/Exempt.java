package ecumene.loss;

import ecumene.event.Ruled;
import ecumene.facts.Civilization;
import ecumene.table.Refusal;

/** A player who can not be named, and why. */
public record Exempt(Civilization seat, Exemption why) implements Ruled {

  @Override
  public String rule() {
    return why.rule();
  }

  Refusal refusal(Stake stake) {
    return switch (why) {
      case PRIMARY_VICTIM ->
          new Refusal(rule(), "{Seat} is primary victim of the same calamity", seat);
      case NAMED_ALREADY -> new Refusal(rule(), "{Seat} has been named already", seat);
      case BENEFICIARY -> new Refusal(rule(), "{Seat} is beneficiary of the same calamity", seat);
      case OTHER_BLOCK -> new Refusal(rule(), "{Seat} is not of your block", seat);
      case NOTHING_TO_LOSE -> stake.lackedBy(seat);
      case NAVAL_WARFARE -> new Refusal(rule(), "{Seat} holds Naval Warfare", seat);
    };
  }
}
