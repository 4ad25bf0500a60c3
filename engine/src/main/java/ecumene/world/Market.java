package ecumene.world;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The offers that stand, and who is done trading. It is a value; a change makes a new one.
 *
 * @param actions how often everybody acted since the market opened
 * @param last who acted last; null at the beginning
 */
public record Market(
    List<Offer> offers, Seats done, int offersMade, Tally actions, @Nullable Civilization last) {
  public static final Market CLOSED = open(Seats.NONE);

  public Market {
    offers = List.copyOf(offers);
  }

  /** A market without offers, where these are done already. */
  public static Market open(Seats done) {
    return new Market(List.of(), done, 0, Tally.NONE, null);
  }

  /** An offer that stands. */
  public Offer offer(int number) {
    for (var offer : offers) {
      if (offer.number() == number) {
        return offer;
      }
    }
    throw new IllegalArgumentException("P7.6: offer " + number + " does not stand");
  }

  public int actions(Civilization seat) {
    return actions.count(seat);
  }

  /** The offers that stand in one of both only; those of a market are by number. */
  public List<Offer> offersSince(Market before) {
    var changed = new ArrayList<Offer>();
    int at = 0;
    for (var offer : offers) {
      while (at < before.offers.size() && before.offers.get(at).number() < offer.number()) {
        changed.add(before.offers.get(at++));
      }
      if (at < before.offers.size() && before.offers.get(at).equals(offer)) {
        at++;
      } else {
        changed.add(offer);
      }
    }
    changed.addAll(before.offers.subList(at, before.offers.size()));
    return changed;
  }

  /** The same after one more action of this player. */
  public Market actedBy(Civilization seat) {
    return new Market(offers, done, offersMade, actions.plus(seat), seat);
  }

  public Market with(Offer offer) {
    var more = new ArrayList<>(offers);
    more.add(offer);
    return new Market(more, done, offersMade + 1, actions, last);
  }

  public Market without(Offer offer) {
    var left = new ArrayList<Offer>(offers.size());
    for (var one : offers) {
      if (one.number() != offer.number()) {
        left.add(one);
      }
    }
    return new Market(left, done, offersMade, actions, last);
  }

  public Market finishedBy(Civilization seat) {
    return new Market(offers, done.with(seat), offersMade, actions, last);
  }

  public Market resumedBy(Civilization seat) {
    return new Market(offers, done.without(seat), offersMade, actions, last);
  }

  void hash(PositionHash hash) {
    hash.add(done.mask()).add(offersMade).add(last == null ? 0 : last.rank());
    actions.hash(hash);
    offers.forEach(offer -> offer.hash(hash));
  }
}
