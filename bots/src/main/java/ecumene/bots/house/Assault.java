package ecumene.bots.house;

import static ecumene.facts.Advance.DIPLOMACY;
import static ecumene.facts.Advance.ENGINEERING;
import static ecumene.facts.Advance.MILITARY;

import ecumene.bots.house.Muster.Route;
import ecumene.conflict.CityAttack;
import ecumene.facts.Area;
import ecumene.facts.Barbarians;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import ecumene.view.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * War, with tokens that have little else to do: for city sites, for the own land, and against
 * cities that can be taken.
 */
final class Assault {

  private final Muster muster;
  private final View view;
  private final Figures.War figures;

  Assault(Muster muster, Figures.War figures) {
    this.muster = muster;
    this.view = muster.view;
    this.figures = figures;
  }

  /** Takes city sites back from barbarians. */
  void reclaim() {
    for (var area : near()) {
      if (Ground.isSite(area) && view.city(area) == null && isBarbarian(area)) {
        attackTokens(area);
      }
    }
  }

  void plan() {
    for (var area : near()) {
      consider(area);
    }
  }

  private List<Area> near() {
    var near = new ArrayList<Area>();
    for (var home : muster.homes) {
      add(home, near);
      for (var next : home.landNeighbours()) {
        add(next, near);
      }
    }
    return near;
  }

  private void add(Area area, List<Area> near) {
    if (view.isInPlay(area)
        && (Ground.others(view, area) > 0 || Ground.hasForeignCity(view, area))
        && !near.contains(area)) {
      near.add(area);
    }
  }

  private void consider(Area area) {
    var city = view.city(area);
    if (city != null && city != muster.seat) {
      attackCity(area, city);
    } else if (city == null && Ground.others(view, area) > 0 && area.limit() > 0) {
      attackTokens(area);
    }
  }

  /** Drives others out of an area that is wanted. */
  private void attackTokens(Area area) {
    if (muster.isClosed(area)) {
      return;
    }
    int others = Ground.others(view, area);
    double prize = prize(area) + (isBarbarian(area) ? 0 : figures.harm() * others);
    send(area, others, others + figures.surplus(), area.limit(), prize);
  }

  private boolean isBarbarian(Area area) {
    int barbarians = view.tokens(Barbarians.THE_BARBARIANS, area);
    return barbarians > 0 && barbarians == Ground.others(view, area);
  }

  private double prize(Area area) {
    double prize = Ground.isSite(area) ? figures.site() : figures.land();
    return area.region() == muster.seat ? prize : prize * figures.abroad();
  }

  private void attackCity(Area area, Owner owner) {
    boolean closed = owner instanceof Civilization other && isClosedByDiplomacy(other);
    if (closed || muster.isClosed(area) || Ground.others(view, area) > 0) {
      return;
    }
    int more = engineering(owner);
    double prize = owner == Barbarians.THE_BARBARIANS ? figures.pirates() : figures.city();
    if (owner instanceof Civilization other) {
      int ahead = Ground.standing(view, other) - ownStanding();
      prize *= ahead < 0 ? figures.ofTheWeaker() : 1;
      prize += figures.leader() * Math.max(0, ahead);
    }
    int garrison = garrison(owner, more);
    int attackers = Math.max(CityAttack.TOKENS_NEEDED + more, garrison + figures.surplus());
    send(area, garrison, attackers, area.limit(), prize + prize(area));
  }

  /** Who has too little in stock puts fewer tokens in a city's place (P4.6). */
  private int garrison(Owner owner, int more) {
    int most = figures.defence() + more;
    return figures.stock() > 0 && owner instanceof Civilization other
        ? Math.min(most, view.stock(other))
        : most;
  }

  private int ownStanding() {
    return Ground.standing(view, muster.seat);
  }

  private boolean isClosedByDiplomacy(Civilization owner) {
    return view.holds(owner, DIPLOMACY)
        && !view.holds(muster.seat, DIPLOMACY)
        && !view.holds(muster.seat, MILITARY);
  }

  /** What Engineering adds to the tokens on both sides. */
  private int engineering(Owner owner) {
    boolean theirs = owner instanceof Civilization other && view.holds(other, ENGINEERING);
    boolean own = view.holds(muster.seat, ENGINEERING);
    return theirs == own ? 0 : theirs ? 1 : -1;
  }

  /** Sends at least so many, and as many more as are of no use elsewhere, if it pays. */
  private void send(Area area, int others, int least, int limit, double prize) {
    var sent = new ArrayList<Route>();
    double cost = 0;
    int here = muster.total(area);
    while (here < least) {
      var route = cheapest(area);
      if (route == null) {
        break;
      }
      cost += Math.max(figures.otherUse(), muster.loss(route.from()));
      muster.send(route);
      sent.add(route);
      here++;
    }
    int left = Skirmish.survivors(view, here, others, limit);
    if (here < least || left <= 0 || cost - figures.survivor() * Math.min(left, 2) > prize) {
      sent.reversed().forEach(muster::recall);
    }
  }

  private @Nullable Route cheapest(Area area) {
    @Nullable Route best = null;
    double least = figures.spare();
    for (var home : muster.homes) {
      if (muster.free(home) > 0 && home.isLandAdjacent(area)) {
        double loss = muster.loss(home);
        if (loss < least) {
          least = loss;
          best = new Route(home, area, null);
        }
      }
    }
    return best;
  }
}
