package ecumene.bots.house;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.view.View;
import java.util.ArrayList;

/** Who is to suffer: those who are ahead. */
final class Victims {
  private Victims() {}

  /** So many of them, the furthest ahead first. */
  static Seats leading(Seats candidates, int count, View view) {
    var left = new ArrayList<>(candidates.list());
    var named = Seats.NONE;
    while (named.size() < count && !left.isEmpty()) {
      var leader = leader(left, view);
      left.remove(leader);
      named = named.with(leader);
    }
    return named;
  }

  private static Civilization leader(Iterable<Civilization> of, View view) {
    var leader = view.seat();
    int most = -1;
    for (var one : of) {
      int standing = Ground.standing(view, one);
      if (standing > most) {
        most = standing;
        leader = one;
      }
    }
    return leader;
  }

  /** Those with the most cards. */
  static Seats richest(Seats candidates, int count, View view) {
    var left = new ArrayList<>(candidates.list());
    left.sort((one, two) -> view.handSize(two) - view.handSize(one));
    return Seats.from(left.subList(0, Math.min(count, left.size())));
  }
}
