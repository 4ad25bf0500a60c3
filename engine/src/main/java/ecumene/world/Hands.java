package ecumene.world;

import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;

/** The trade cards in players' hands, and who traded each calamity last (P7.8). */
final class Hands {
  /** By civilization and commodity card. */
  private final byte[] commodities;

  /** By calamity card: the holder's index + 1, or 0. */
  private final byte[] holder;

  /** By calamity card: the index + 1 of whoever traded it last to its holder, or 0. */
  private final byte[] tradedBy;

  /** By civilization. */
  private final byte[] commodityCount;

  private final byte[] calamityCount;

  Hands() {
    commodities = new byte[Civilization.COUNT * Card.COMMODITIES];
    holder = new byte[Card.CALAMITIES];
    tradedBy = new byte[Card.CALAMITIES];
    commodityCount = new byte[Civilization.COUNT];
    calamityCount = new byte[Civilization.COUNT];
  }

  private Hands(Hands other) {
    commodities = other.commodities.clone();
    holder = other.holder.clone();
    tradedBy = other.tradedBy.clone();
    commodityCount = other.commodityCount.clone();
    calamityCount = other.calamityCount.clone();
  }

  Hands copy() {
    return new Hands(this);
  }

  void hash(PositionHash hash) {
    hash.add(commodities).add(holder).add(tradedBy);
  }

  int commodityCount(int civilization) {
    return commodityCount[civilization];
  }

  int calamityCount(int civilization) {
    return calamityCount[civilization];
  }

  int count(int civilization, Card card) {
    int code = card.code();
    if (card.isCalamity()) {
      return holder[code - Card.COMMODITIES] == civilization + 1 ? 1 : 0;
    }
    return commodities[civilization * Card.COMMODITIES + code];
  }

  /** The index of the holder, or -1. */
  int holder(CalamityCard calamity, int block) {
    return holder[2 * calamity.index() + block] - 1;
  }

  /** The index of whoever traded it last to its holder, or -1. */
  int tradedBy(CalamityCard calamity, int block) {
    return tradedBy[2 * calamity.index() + block] - 1;
  }

  void add(int civilization, Card card) {
    int code = card.code();
    if (card.isCalamity()) {
      if (holder[code - Card.COMMODITIES] != 0) {
        throw new IllegalStateException(card + " is in a hand already");
      }
      holder[code - Card.COMMODITIES] = (byte) (civilization + 1);
      calamityCount[civilization]++;
    } else {
      commodities[civilization * Card.COMMODITIES + code]++;
      commodityCount[civilization]++;
    }
  }

  void remove(int civilization, Card card) {
    if (count(civilization, card) == 0) {
      throw new IllegalStateException(
          Civilization.at(civilization).id() + " does not hold " + card);
    }
    int code = card.code();
    if (card.isCalamity()) {
      holder[code - Card.COMMODITIES] = 0;
      tradedBy[code - Card.COMMODITIES] = 0;
      calamityCount[civilization]--;
    } else {
      commodities[civilization * Card.COMMODITIES + code]--;
      commodityCount[civilization]--;
    }
  }

  void rememberTrader(Card calamity, int trader) {
    tradedBy[calamity.code() - Card.COMMODITIES] = (byte) (trader + 1);
  }

  void verify() {
    for (int civilization = 0; civilization < Civilization.COUNT; civilization++) {
      int commodityCards = 0;
      for (int code = 0; code < Card.COMMODITIES; code++) {
        commodityCards += commodities[civilization * Card.COMMODITIES + code];
      }
      int calamityCards = 0;
      for (byte one : holder) {
        calamityCards += one == civilization + 1 ? 1 : 0;
      }
      if (commodityCards != commodityCount[civilization]
          || calamityCards != calamityCount[civilization]) {
        throw new IllegalStateException(
            "1.15: the hand of " + Civilization.at(civilization).id() + " is not as large as told");
      }
    }
    for (int calamity = 0; calamity < Card.CALAMITIES; calamity++) {
      if (tradedBy[calamity] != 0 && holder[calamity] == 0) {
        throw new IllegalStateException(
            "P7.8: " + Card.at(Card.COMMODITIES + calamity) + " was traded to nobody");
      }
    }
  }
}
