package ecumene.loss;

import ecumene.event.Ruled;

/** Why a player can not be named as secondary victim. */
public enum Exemption implements Ruled {
  /** Primary victim of a calamity of the same name. */
  PRIMARY_VICTIM("P9.11"),
  /** Named for a calamity of the same name this turn. */
  NAMED_ALREADY("P9.11"),
  /** Beneficiary of a calamity of the same name (RU.87). */
  BENEFICIARY("P9.11"),
  /** Of the other block, where the own one is meant. */
  OTHER_BLOCK("P9.12"),
  /** Without anything of what is at stake. */
  NOTHING_TO_LOSE("G18"),
  /** Holder of Naval Warfare, where that protects. */
  NAVAL_WARFARE("naval-warfare.8");

  private final String rule;

  Exemption(String rule) {
    this.rule = rule;
  }

  @Override
  public String rule() {
    return rule;
  }
}
