package ecumene.bots.house;

import static ecumene.loss.Damage.CITY;
import static ecumene.loss.Damage.MOST_LEFT;

import ecumene.facts.Area;
import ecumene.loss.Loss;
import ecumene.loss.Losses;
import ecumene.loss.Site;
import ecumene.loss.TakeDamage;
import ecumene.view.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Damage where it hurts least: tokens that come to nothing, then tokens that support no city, then
 * a city for every few that would lose their support.
 */
final class Damages {

  private final TakeDamage asked;
  private final View view;
  private final Figures figures;

  private Damages(TakeDamage asked, View view, Figures figures) {
    this.asked = asked;
    this.view = view;
    this.figures = figures;
  }

  static @Nullable Losses take(TakeDamage asked, View view, Figures figures) {
    return new Damages(asked, view, figures).best();
  }

  private @Nullable Losses best() {
    var cities = new ArrayList<Site>();
    int tokens = 0;
    for (var site : asked.sites()) {
      tokens += site.tokens();
      if (site.cities() > 0) {
        cities.add(site);
      }
    }
    cities.sort((a, b) -> Double.compare(worth(a.area()), worth(b.area())));
    @Nullable Losses best = null;
    double least = Double.MAX_VALUE;
    for (int taken = 0; taken <= cities.size() && CITY * (taken - 1) < asked.due(); taken++) {
      int placed = placed(taken);
      int removed = asked.due() - CITY * taken + placed;
      if (placed < 0 || removed < 0 || removed > tokens) {
        continue;
      }
      double cost = cost(taken, removed - placed);
      if (cost < least) {
        least = cost;
        best = losses(cities.subList(0, taken), placed, removed);
      }
    }
    return best;
  }

  private double worth(Area area) {
    return Ground.cityWorth(area, figures.building()) - figures.damage().size() * area.limit();
  }

  /** How many tokens so many cities leave behind: as few as make the damage exact. */
  private int placed(int taken) {
    int over = Math.max(0, CITY * taken - asked.due());
    return over <= MOST_LEFT * taken && over <= asked.stock() ? over : -1;
  }

  /** So many cities and tokens fewer, and the cities that lose their support. */
  private double cost(int cities, int tokens) {
    int citiesLeft = view.citiesOnBoard(asked.seat()) - cities;
    int tokensLeft = view.tokensOnBoard(asked.seat()) - tokens;
    int supported = tokensLeft / Ground.support(view);
    int lost = cities + Math.max(0, citiesLeft - supported);
    return figures.damage().city() * lost + tokens;
  }

  private Losses losses(List<Site> cities, int placed, int removed) {
    var losses = new ArrayList<Loss>();
    int left = placed;
    for (int i = 0; i < cities.size(); i++) {
      int here = Math.min(MOST_LEFT, left);
      left -= here;
      var area = cities.get(i).area();
      losses.add(here > 0 ? new Loss.Reduced(area, here) : new Loss.Destroyed(area));
    }
    remove(removed, losses);
    return new Losses(losses);
  }

  /** Tokens one by one, where the loss of one more is least. */
  private void remove(int count, List<Loss> losses) {
    var sites = asked.sites();
    int[] removed = new int[sites.size()];
    for (int n = 0; n < count; n++) {
      int best = -1;
      double least = Double.MAX_VALUE;
      for (int i = 0; i < removed.length; i++) {
        int left = sites.get(i).tokens() - removed[i];
        if (left > 0 && loss(sites.get(i).area(), left) < least) {
          least = loss(sites.get(i).area(), left);
          best = i;
        }
      }
      removed[best]++;
    }
    for (int i = 0; i < removed.length; i++) {
      if (removed[i] > 0) {
        losses.add(new Loss.Tokens(sites.get(i).area(), removed[i]));
      }
    }
  }

  private double loss(Area area, int tokens) {
    var damage = figures.damage();
    if (tokens > Ground.room(view, area)) {
      return 0;
    }
    double loss = tokens > 2 ? damage.further() : tokens == 2 ? damage.second() : damage.first();
    return Ground.isSite(area) ? loss + damage.onASite() : loss;
  }
}
