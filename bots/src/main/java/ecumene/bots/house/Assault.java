package ecumene.bots.house;

import static ecumene.facts.Advance.DIPLOMACY;
import static ecumene.facts.Advance.ENGINEERING;
import static ecumene.facts.Advance.METALWORKING;
import static ecumene.facts.Advance.MILITARY;

import ecumene.bots.house.Muster.Route;
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
  private static final double SPARE = 0.95;

  /** What a token could be worth elsewhere. */
  private static final double OTHER_USE = 0.6;

  private static final double SITE = 3;
  private static final double HOMELAND = 1.5;
  private static final double ABROAD = 0.4;
  private static final double CITY = 4;
  private static final double PIRATES = 4;
  private static final int ATTACK = 7;
  private static final int DEFENCE = 6;

  private final Muster muster;
  private final View view;
  private final Personality personality;

  Assault(Muster muster, Personality personality) {
    this.muster = muster;
    this.view = muster.view;
    this.personality = personality;
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
    double prize = prize(area) + (isBarbarian(area) ? 0 : personality.war() * 0.3 * others);
    send(area, others, others + 2, area.limit(), prize);
  }

  private boolean isBarbarian(Area area) {
    int barbarians = view.tokens(Barbarians.THE_BARBARIANS, area);
    return barbarians > 0 && barbarians == Ground.others(view, area);
  }

  private double prize(Area area) {
    double prize = Ground.isSite(area) ? SITE : HOMELAND;
    return area.region() == muster.seat ? prize : prize * ABROAD;
  }

  private void attackCity(Area area, Owner owner) {
    boolean closed = owner instanceof Civilization other && isClosedByDiplomacy(other);
    if (closed || muster.isClosed(area) || Ground.others(view, area) > 0) {
      return;
    }
    int more = engineering(owner);
    double prize = owner == Barbarians.THE_BARBARIANS ? PIRATES : CITY * personality.war();
    if (owner instanceof Civilization other && Ground.standing(view, other) < ownStanding()) {
      prize /= 2;
    }
    int attackers = Math.max(ATTACK, DEFENCE + 2) + more;
    send(area, DEFENCE + more, attackers, area.limit(), prize + prize(area));
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
      cost += Math.max(OTHER_USE, muster.loss(route.from()));
      muster.send(route);
      sent.add(route);
      here++;
    }
    int left = survivors(here, others, limit);
    if (here < least || left <= 0 || cost - Math.min(left, 2) > prize) {
      sent.reversed().forEach(muster::recall);
    }
  }

  private @Nullable Route cheapest(Area area) {
    @Nullable Route best = null;
    double least = SPARE;
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

  /** How many of so many outlive a conflict with others (P4.2); below 0 if others stay. */
  private int survivors(int own, int others, int limit) {
    boolean strong = view.holds(muster.seat, METALWORKING);
    int mine = own;
    int theirs = others;
    while (mine > 0 && theirs > 0 && mine + theirs > limit) {
      boolean theyFirst = theirs < mine || (strong && theirs == mine);
      if (theirs == mine && !strong) {
        mine--;
        theirs--;
        continue;
      }
      if (theyFirst) {
        theirs--;
      } else {
        mine--;
      }
      if (mine > 0 && theirs > 0 && mine + theirs > limit) {
        if (theyFirst) {
          mine--;
        } else {
          theirs--;
        }
      }
    }
    return theirs > 0 ? -theirs : mine;
  }
}
