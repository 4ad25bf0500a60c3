package ecumene.bots.house;

import static ecumene.facts.Advance.DEMOCRACY;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.loss.Portion;
import ecumene.loss.TokensPicked;
import ecumene.phase.FoundCities;
import ecumene.phase.PlaceTokens;
import ecumene.phase.SetTaxRate;
import ecumene.phase.TaxRate;
import ecumene.table.Picked;
import ecumene.view.View;
import java.util.ArrayList;
import java.util.List;

/** Taxes, and tokens from stock. */
final class Growing {

  private Growing() {}

  /** As much as stock can pay without too little being left to expand. */
  static TaxRate rate(SetTaxRate asked, View view, Figures.Growing figures) {
    boolean spared = view.holds(asked.seat(), DEMOCRACY);
    for (int rate = asked.highest(); rate > asked.lowest(); rate--) {
      int left = asked.stock() - rate * asked.cities();
      if (left >= figures.stock() || (left >= 0 && spared)) {
        return new TaxRate(rate);
      }
    }
    return new TaxRate(asked.lowest());
  }

  /** City sites first, then where there is room to stay, at last where tokens come to nothing. */
  static TokensPicked place(PlaceTokens asked, View view, Figures.Growing figures) {
    var room = asked.room();
    int[] placed = new int[room.size()];
    for (int left = asked.most(); left > 0; left--) {
      int best = -1;
      double most = -1;
      for (int i = 0; i < placed.length; i++) {
        if (placed[i] < room.get(i).tokens()) {
          double worth = worth(room.get(i).area(), placed[i], view, figures);
          if (worth > most) {
            most = worth;
            best = i;
          }
        }
      }
      placed[best]++;
    }
    var portions = new ArrayList<Portion>();
    for (int i = 0; i < placed.length; i++) {
      if (placed[i] > 0) {
        portions.add(new Portion(room.get(i).area(), placed[i], 0));
      }
    }
    return new TokensPicked(portions);
  }

  private static double worth(Area area, int placed, View view, Figures.Growing figures) {
    int tokens = view.tokens(view.seat(), area) + placed;
    boolean isSite = Ground.isSite(area) && view.city(area) == null;
    double worth = isSite ? figures.onASite() : figures.elsewhere();
    return tokens < Ground.room(view, area) ? worth + figures.room() : worth;
  }

  /** Four on the best city sites, and one where it is best of all. */
  static Picked found(FoundCities asked, Figures.Building figures) {
    var best = new ArrayList<>(asked.region().list());
    best.sort(
        (one, two) ->
            Double.compare(Ground.cityWorth(two, figures), Ground.cityWorth(one, figures)));
    var picked = new ArrayList<Area>();
    take(best, picked, FoundCities.ON_SITES, true);
    take(best, picked, FoundCities.CITIES, true);
    take(best, picked, FoundCities.CITIES, false);
    return new Picked(Areas.from(picked));
  }

  private static void take(List<Area> from, List<Area> picked, int count, boolean sitesOnly) {
    for (var area : from) {
      if (picked.size() < count && !picked.contains(area) && (Ground.isSite(area) || !sitesOnly)) {
        picked.add(area);
      }
    }
  }
}
