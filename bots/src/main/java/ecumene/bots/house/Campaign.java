package ecumene.bots.house;

import ecumene.bots.house.Muster.Route;
import ecumene.movement.Orders;
import ecumene.view.View;
import org.jspecify.annotations.Nullable;

/**
 * A movement: first tokens come together where cities can be built, some drive barbarians from city
 * sites, then those that are too many where they are fill the land around, and what is left over
 * goes to sea or to war.
 */
final class Campaign {

  private Campaign() {}

  static Orders plan(View view, Figures figures) {
    var muster = new Muster(view, figures);
    var crossing = new Crossing(muster);
    var gathering = new Gathering(muster, crossing, figures.planning());
    gathering.plan();
    var assault = new Assault(muster, figures.war());
    assault.reclaim();
    spread(muster);
    crossing.plan();
    gathering.planInTheWilderness();
    assault.plan();
    return muster.orders();
  }

  /** Sends tokens one by one where they are worth most more than where they are. */
  static void spread(Muster muster) {
    for (var route = best(muster); route != null; route = best(muster)) {
      muster.send(route);
    }
  }

  private static @Nullable Route best(Muster muster) {
    @Nullable Route best = null;
    double most = muster.figures.land().leastGain();
    var routes = muster.routes();
    for (int i = 0; i < routes.size(); i++) {
      var route = routes.get(i);
      if (muster.free(route.from()) > 0) {
        double gain = muster.gain(route.to()) - muster.loss(route.from());
        if (gain > most) {
          most = gain;
          best = route;
        }
      }
    }
    return best;
  }
}
