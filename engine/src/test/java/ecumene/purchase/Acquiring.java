package ecumene.purchase;

import static ecumene.facts.Commodity.GOLD;

import ecumene.example.Example;
import ecumene.facts.Commodity;
import ecumene.table.Script;

/** What examples of phase 12 share. */
final class Acquiring {
  static final Script ACQUISITION = table -> table.settleTogether(Acquisition.ofAll(table.world()));

  private static final Commodity[] FIVE_GOLD = {GOLD, GOLD, GOLD, GOLD, GOLD};

  private Acquiring() {}

  /** A game of 9 in which only Minoa has anything. */
  static Example minoa(String position) {
    return Example.west(9, "minoa: " + position).plays(ACQUISITION);
  }

  /** A complete set, worth 225. */
  static Commodity[] fiveGold() {
    return FIVE_GOLD.clone();
  }
}
