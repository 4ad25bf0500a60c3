package ecumene.bots.house;

import ecumene.facts.Commodity;
import java.util.List;

/**
 * Cards of one side of an offer: two that are named truly, and in a great offer all others of the
 * same kinds.
 *
 * @param along the others, none in a usual offer
 * @param points what they bring, or what is lost with them
 * @param chance how much more likely somebody agrees
 */
record Lot(Commodity a, Commodity b, List<Commodity> along, double points, double chance) {

  boolean sharesWith(Lot other) {
    return a == other.a || a == other.b || b == other.a || b == other.b;
  }
}
