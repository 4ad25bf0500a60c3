package ecumene.world;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The offers that stand, and who is done trading. It is a value; a change makes a new one.
 *
 * @param actions by civilization: how often it acted since the market opened
 * @param last who acted last; null at the beginning
 */
public record Market(
    List<Offer> offers,
    Seats done,
    int offersMade,
    List<Integer> actions,
    @Nullable Civilization last) {
  public static final Market CLOSED = open(Seats.NONE);

  public Market {
    offers = List.copyOf(offers);
    actions = List.copyOf(actions);
  }

  /** A market without offers, where these are done already. */
  public static Market open(Seats done) {
    return new Market(List.of(), done, 0, Collections.nCopies(Civilization.COUNT, 0), null);
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
    return actions.get(seat.index());
  }

  /** The same after one more action of this player. */
  public Market actedBy(Civilization seat) {
    var more = actions.toArray(Integer[]::new);
    more[seat.index()]++;
    return new Market(offers, done, offersMade, List.of(more), seat);
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
    actions.forEach(hash::add);
    offers.forEach(offer -> offer.hash(hash));
  }
}
