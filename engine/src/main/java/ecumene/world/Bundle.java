package ecumene.world;

import ecumene.facts.CalamityCard;
import ecumene.facts.Commodities;
import java.util.Collections;
import java.util.List;

/** Cards of one hand: all of them, or those that are handed over in a trade. */
public record Bundle(Commodities commodities, List<CalamityCard> calamities) {
  public Bundle {
    calamities =
        isSorted(calamities) ? List.copyOf(calamities) : calamities.stream().sorted().toList();
  }

  private static boolean isSorted(List<CalamityCard> calamities) {
    for (int i = 1; i < calamities.size(); i++) {
      if (calamities.get(i).compareTo(calamities.get(i - 1)) < 0) {
        return false;
      }
    }
    return true;
  }

  public static Bundle of(Commodities commodities) {
    return new Bundle(commodities, List.of());
  }

  public int size() {
    return commodities.size() + calamities.size();
  }

  /** Whether all of this is in the other bundle too. */
  public boolean isPartOf(Bundle hand) {
    if (!hand.commodities.containsAll(commodities)) {
      return false;
    }
    for (var calamity : calamities) {
      if (copies(calamity) > hand.copies(calamity)) {
        return false;
      }
    }
    return true;
  }

  private int copies(CalamityCard calamity) {
    return Collections.frequency(calamities, calamity);
  }

  void hash(PositionHash hash) {
    hash.add(size());
    commodities.forEach(card -> hash.add(card.index()));
    calamities.forEach(card -> hash.add(-1 - card.index()));
  }
}
