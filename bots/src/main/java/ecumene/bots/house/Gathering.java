package ecumene.bots.house;

import static ecumene.facts.Advance.ARCHITECTURE;
import static ecumene.phase.BuildCities.IN_THE_WILDERNESS;
import static ecumene.phase.BuildCities.ON_A_SITE;

import ecumene.bots.house.Muster.Route;
import ecumene.facts.Area;
import ecumene.phase.BuildCities;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Brings tokens together where a city can be built, as many cities as can be supported. */
final class Gathering {
  private static final int MOST_FROM_TREASURY = BuildCities.mostFromTreasury(ON_A_SITE);

  private final Muster muster;
  private final Crossing crossing;
  private final Figures.Planning figures;
  private int cities;
  private int tokens;
  private int capacity;
  private int fromTreasury;

  Gathering(Muster muster, Crossing crossing, Figures.Planning figures) {
    this.muster = muster;
    this.crossing = crossing;
    this.figures = figures;
    var view = muster.view;
    cities = view.citiesOnBoard(muster.seat);
    tokens = view.tokensOnBoard(muster.seat);
    capacity = capacity();
    boolean mayPay = view.holds(muster.seat, ARCHITECTURE);
    fromTreasury = mayPay ? Math.min(MOST_FROM_TREASURY, view.treasury(muster.seat)) : 0;
  }

  /** What tokens can stay in all the areas that can be reached. */
  private int capacity() {
    int sum = 0;
    var seen = new ArrayList<Area>(muster.homes);
    for (var route : muster.routes()) {
      if (!seen.contains(route.to())) {
        seen.add(route.to());
      }
    }
    for (var area : seen) {
      sum += muster.room(area);
    }
    return sum;
  }

  void plan() {
    var sites = sites();
    for (var site = cheapest(sites); site != null; site = cheapest(sites)) {
      sites.remove(site);
      build(site, needed(site));
      fromTreasury = 0;
    }
    for (var site : sites) {
      if (Ground.others(muster.view, site) == 0 && canSupport(site, ON_A_SITE)) {
        planWithShip(site);
      }
    }
  }

  /** Some tokens come by ship, and where that may be, others by land. */
  private void planWithShip(Area site) {
    if (muster.total(site) >= ON_A_SITE) {
      return;
    }
    muster.planCity(site, ON_A_SITE); // so that nothing is taken from there
    var sent = figures.together() > 0 ? march(site) : List.<Route>of();
    int missing = ON_A_SITE - muster.total(site);
    if (missing > 0 && crossing.bring(site, missing, figures.worthOfACity())) {
      build(site, ON_A_SITE);
    } else {
      muster.planCity(site, 0);
      sent.reversed().forEach(muster::recall);
    }
  }

  /** Everybody who can come by land, up to all but one. */
  private List<Route> march(Area site) {
    var sent = new ArrayList<Route>();
    for (var route = nearest(site);
        route != null && muster.total(site) < ON_A_SITE - 1;
        route = nearest(site)) {
      muster.send(route);
      sent.add(route);
    }
    return sent;
  }

  /** A city in the wilderness, of tokens that would be lost otherwise. */
  void planInTheWilderness() {
    @Nullable Area best = null;
    double least = figures.worthOfACity();
    for (var area : muster.homes) {
      boolean buildable = area.limit() > 0 && muster.view.city(area) == null;
      if (buildable && !muster.isCityPlanned(area) && canSupport(area, IN_THE_WILDERNESS)) {
        double cost = cost(area, IN_THE_WILDERNESS);
        if (cost < least) {
          least = cost;
          best = area;
        }
      }
    }
    if (best != null) {
      build(best, IN_THE_WILDERNESS);
    }
  }

  private boolean canSupport(Area site, int needed) {
    int left = Math.min(tokens - needed, capacity - muster.room(site));
    int least = cities < figures.earlyCities() ? figures.earlyTokens() : 0;
    return cities < figures.cities()
        && left
            >= Math.max(least, Ground.support(muster.view) * (cities + 1) + figures.spareSupport());
  }

  private List<Area> sites() {
    var sites = new ArrayList<Area>();
    for (var home : muster.homes) {
      addSite(home, sites);
    }
    for (var route : muster.routes()) {
      addSite(route.to(), sites);
    }
    return sites;
  }

  private void addSite(Area area, List<Area> sites) {
    if (Ground.isSite(area)
        && area.limit() > 0
        && muster.view.city(area) == null
        && isWithinReach(area)
        && !sites.contains(area)) {
      sites.add(area);
    }
  }

  /** Nobody is there, or few enough to be driven out by those who then build. */
  private boolean isWithinReach(Area area) {
    int others = Ground.others(muster.view, area);
    return others == 0 || (others <= figures.contested() && !muster.isClosed(area));
  }

  /** So many tokens that enough for a city outlive those who are there. */
  private int needed(Area site) {
    int others = Ground.others(muster.view, site);
    int needed = ON_A_SITE - fromTreasury;
    while (others > 0
        && Skirmish.survivors(muster.view, needed, others, site.limit())
            < ON_A_SITE - fromTreasury) {
      needed++;
    }
    return needed;
  }

  private @Nullable Area cheapest(List<Area> sites) {
    @Nullable Area best = null;
    double least = figures.worthOfACity();
    for (var site : sites) {
      double cost =
          cost(site, needed(site))
              - Ground.cityWorth(site, muster.figures.building())
              + figures.plainCity();
      if (cost < least && canSupport(site, ON_A_SITE)) {
        least = cost;
        best = site;
      }
    }
    return best;
  }

  /** What the other areas lose when so many tokens come together here. */
  private double cost(Area area, int needed) {
    var sent = new ArrayList<Route>();
    double cost = 0;
    while (muster.total(area) < needed) {
      var route = nearest(area);
      if (route == null) {
        cost = figures.worthOfACity() + 10;
        break;
      }
      cost += muster.loss(route.from());
      muster.send(route);
      sent.add(route);
    }
    sent.reversed().forEach(muster::recall);
    return cost;
  }

  private void build(Area area, int needed) {
    while (muster.total(area) < needed) {
      var route = nearest(area);
      if (route == null) {
        throw new IllegalStateException("too few tokens for " + area);
      }
      muster.send(route);
    }
    muster.planCity(area, needed);
    cities++;
    tokens -= needed;
    capacity -= muster.room(area);
  }

  /** The way of the token that can be spared most easily. */
  private @Nullable Route nearest(Area area) {
    @Nullable Route best = null;
    double least = Double.MAX_VALUE;
    for (var route : muster.routes()) {
      if (route.to().equals(area) && muster.free(route.from()) > 0) {
        double loss = muster.loss(route.from());
        if (loss < least) {
          least = loss;
          best = route;
        }
      }
    }
    return best;
  }
}
