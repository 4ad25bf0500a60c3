package ecumene.wire.position;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.wire.form.LeftOutIfNone;
import ecumene.world.Market;
import ecumene.world.Offer;
import ecumene.world.Tally;
import ecumene.world.World;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The market of phase 7.
 *
 * @param offers those that stand
 * @param done who is done; left out: nobody
 * @param offersMade in this phase, those that stand no longer among them
 * @param actions how often each player has acted
 * @param last who acted last
 */
public record StatedMarket(
    @LeftOutIfNone List<Offer> offers,
    @Nullable Seats done,
    @LeftOutIfNone int offersMade,
    @LeftOutIfNone Map<Civilization, Integer> actions,
    @Nullable Civilization last) {

  /** Null when nobody has traded yet. */
  static @Nullable StatedMarket of(World world) {
    var market = world.market();
    if (market.equals(Market.CLOSED)) {
      return null;
    }
    var actions = new EnumMap<Civilization, Integer>(Civilization.class);
    for (var seat : Civilization.values()) {
      if (market.actions(seat) > 0) {
        actions.put(seat, market.actions(seat));
      }
    }
    return new StatedMarket(
        market.offers(),
        market.done().isEmpty() ? null : market.done(),
        market.offersMade(),
        actions,
        market.last());
  }

  /** Opens the market as it is described, when hands have been dealt. */
  void open(World world, Faults faults, String place) {
    var counts = new EnumMap<Civilization, Integer>(Civilization.class);
    actions.forEach(
        (seat, count) -> {
          var here = place + ".actions." + seat.id();
          if (faults.plays(seat, world.setup(), here)
              && faults.within(1, Integer.MAX_VALUE, count, here)) {
            counts.put(seat, count);
          }
        });
    var finished = done == null ? Seats.NONE : done;
    faults.play(finished, world.setup(), place + ".done");
    if (last != null) {
      faults.plays(last, world.setup(), place + ".last");
    }
    checkOffers(world, faults, place);
    world.trade(new Market(offers, finished, offersMade, Tally.of(counts), last));
  }

  private void checkOffers(World world, Faults faults, String place) {
    faults.within(0, Integer.MAX_VALUE, offersMade, place + ".offers-made");
    int before = 0;
    for (int i = 0; i < offers.size(); i++) {
      var offer = offers.get(i);
      var here = place + ".offers[" + i + "]";
      faults.unless(
          offer.number() > before && offer.number() <= offersMade,
          here + ".number",
          "offers are numbered in order from 1, and %d were made".formatted(offersMade));
      before = offer.number();
      faults.play(offer.bid().to(), world.setup(), here + ".bid.to");
      faults.plays(offer.from(), world.setup(), here + ".from"); // the cards may be gone (RU.86)
    }
  }
}
