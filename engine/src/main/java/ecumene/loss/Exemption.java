package ecumene.loss;

/** Why a player can not be named as secondary victim. */
public enum Exemption {
  /** Primary victim of a calamity of the same name (P9.11). */
  PRIMARY_VICTIM,
  /** Named for a calamity of the same name this turn (P9.11). */
  NAMED_ALREADY,
  /** Beneficiary of a calamity of the same name (P9.11, RU.87). */
  BENEFICIARY,
  /** Of the other block, where the own one is meant (P9.12). */
  OTHER_BLOCK,
  /** Without anything of what is at stake (G18). */
  NOTHING_TO_LOSE,
  /** Holder of Naval Warfare, where that protects (naval-warfare.8). */
  NAVAL_WARFARE
}
