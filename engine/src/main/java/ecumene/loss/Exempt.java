package ecumene.loss;

import ecumene.facts.Civilization;
import ecumene.table.Refusal;

/** A player who can not be named, and why. */
public record Exempt(Civilization seat, Exemption why) {

  Refusal refusal(Stake stake) {
    return switch (why) {
      case PRIMARY_VICTIM ->
          new Refusal("P9.11", "{Seat} is primary victim of the same calamity", seat);
      case NAMED_ALREADY -> new Refusal("P9.11", "{Seat} has been named already", seat);
      case BENEFICIARY -> new Refusal("P9.11", "{Seat} is beneficiary of the same calamity", seat);
      case OTHER_BLOCK -> new Refusal("P9.12", "{Seat} is not of your block", seat);
      case NOTHING_TO_LOSE -> stake.lackedBy(seat);
      case NAVAL_WARFARE -> new Refusal("naval-warfare.8", "{Seat} holds Naval Warfare", seat);
    };
  }
}
