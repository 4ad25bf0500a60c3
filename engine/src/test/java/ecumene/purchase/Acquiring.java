package ecumene.purchase;

import static ecumene.facts.Commodity.GOLD;
import static ecumene.phase.Phase.ADVANCES_ACQUISITION;

import ecumene.example.Example;
import ecumene.facts.Commodity;

/** What examples of phase 12 share. */
final class Acquiring {
  private static final Commodity[] FIVE_GOLD = {GOLD, GOLD, GOLD, GOLD, GOLD};

  private Acquiring() {}

  /** A game of 9 in which only Minoa has anything. */
  static Example minoa(String position) {
    return Example.west(9, "minoa: " + position).plays(ADVANCES_ACQUISITION);
  }

  /** A complete set, worth 225. */
  static Commodity[] fiveGold() {
    return FIVE_GOLD.clone();
  }
}
