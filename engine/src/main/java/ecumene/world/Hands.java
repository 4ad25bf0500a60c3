package ecumene.world;

import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** The trade cards in players' hands, and who traded each calamity last (P7.8). */
final class Hands {
  /** By civilization and commodity card. */
  private byte[] commodities;

  /** By calamity card: the holder's index + 1, or 0. */
  private byte[] holder;

  /** By calamity card: the index + 1 of whoever traded it last to its holder, or 0. */
  private byte[] tradedBy;

  /** By civilization. */
  private byte[] commodityCount;

  private byte[] calamityCount;

  /** By civilization: the hand, if somebody has asked for it since it changed. */
  private @Nullable Bundle[] bundles;

  /** Whether a copy has the same arrays: then they are cloned before anything changes. */
  private boolean isShared;

  /** Hands without any card, which nobody changes. */
  static final Hands EMPTY = new Hands();

  Hands() {
    commodities = new byte[Civilization.COUNT * Card.COMMODITIES];
    holder = new byte[Card.CALAMITIES];
    tradedBy = new byte[Card.CALAMITIES];
    commodityCount = new byte[Civilization.COUNT];
    calamityCount = new byte[Civilization.COUNT];
    bundles = new @Nullable Bundle[Civilization.COUNT];
  }

  private Hands(Hands other) {
    commodities = other.commodities;
    holder = other.holder;
    tradedBy = other.tradedBy;
    commodityCount = other.commodityCount;
    calamityCount = other.calamityCount;
    bundles = other.bundles;
    isShared = true;
  }

  Hands copy() {
    isShared = true;
    return new Hands(this);
  }

  /** Comes before every change. */
  private void unshare() {
    if (isShared) {
      commodities = commodities.clone();
      holder = holder.clone();
      tradedBy = tradedBy.clone();
      commodityCount = commodityCount.clone();
      calamityCount = calamityCount.clone();
      bundles = bundles.clone();
      isShared = false;
    }
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

  /** The codes of all cards of a hand, sorted, each as often as it is held. */
  int[] codes(int civilization) {
    int[] codes = new int[commodityCount[civilization] + calamityCount[civilization]];
    int found = 0;
    int first = civilization * Card.COMMODITIES;
    for (int code = 0; found < commodityCount[civilization]; code++) {
      for (int copies = commodities[first + code]; copies > 0; copies--) {
        codes[found++] = code;
      }
    }
    for (int calamity = 0; found < codes.length; calamity++) {
      if (holder[calamity] == civilization + 1) {
        codes[found++] = Card.COMMODITIES + calamity;
      }
    }
    return codes;
  }

  /** The hand by what the cards show. */
  Bundle bundle(int civilization) {
    var known = bundles[civilization];
    if (known == null) {
      known = sorted(civilization);
      bundles[civilization] = known;
    }
    return known;
  }

  private Bundle sorted(int civilization) {
    var shown = new ArrayList<Commodity>(commodityCount[civilization]);
    var calamities = new ArrayList<CalamityCard>(calamityCount[civilization]);
    for (int code : codes(civilization)) {
      if (Card.at(code).face() instanceof CalamityCard calamity) {
        calamities.add(calamity);
      } else {
        shown.add((Commodity) Card.at(code).face());
      }
    }
    return new Bundle(new Commodities(shown), calamities);
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
    unshare();
    bundles[civilization] = null;
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
    unshare();
    if (count(civilization, card) == 0) {
      throw new IllegalStateException(
          Civilization.at(civilization).id() + " does not hold " + card);
    }
    bundles[civilization] = null;
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
    unshare();
    tradedBy[calamity.code() - Card.COMMODITIES] = (byte) (trader + 1);
  }

  /** Takes the cards of a hand off these numbers, which are by code. */
  void countOff(int civilization, int[] missing) {
    for (int code = 0; code < Card.COMMODITIES; code++) {
      missing[code] -= commodities[civilization * Card.COMMODITIES + code];
    }
    for (int calamity = 0; calamity < Card.CALAMITIES; calamity++) {
      missing[Card.COMMODITIES + calamity] -= holder[calamity] == civilization + 1 ? 1 : 0;
    }
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
      var known = bundles[civilization];
      if (known != null && !known.equals(sorted(civilization))) {
        throw new IllegalStateException(
            "1.15: the hand of " + Civilization.at(civilization).id() + " has changed unnoticed");
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
