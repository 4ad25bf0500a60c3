package ecumene.server.room;

import static ecumene.server.room.Tables.json;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.phase.Phase;
import ecumene.server.scene.Viewer;
import ecumene.table.Open;
import ecumene.trade.Trade;
import ecumene.trade.TradeAction.MakeOffer;
import ecumene.wire.Wire;
import ecumene.world.Bid;
import ecumene.world.Bundle;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** An offer that goes to some players only is known to nobody else (RU.81). */
class WhisperTest {
  private final Rooms rooms = new Rooms(new MemoryStore(), InstantSource.system());
  private final Room room = rooms.room(rooms.create(Tables.ofPersons(), _ -> List.of()));

  @Test
  void itIsKnownToThoseItGoesTo() {
    var trade = playToTrade();
    var confidant = trade.partners().first();
    offer(trade, Seats.of(confidant));

    assertThat(known()).containsExactly(trade.seat(), confidant);
  }

  /** Who knows of an offer; if that is anybody who looks on, everybody. */
  private List<Civilization> known() {
    var known = new ArrayList<Civilization>();
    for (var seat : room.state().seats()) {
      if (knows(Viewer.of(seat))) {
        known.add(seat);
      }
    }
    assertThat(knows(Viewer.SPECTATOR)).isEqualTo(known.size() == room.state().seats().size());
    return known;
  }

  private boolean knows(Viewer viewer) {
    return !json(room.look(viewer)).path("view").path("offers").isEmpty();
  }

  /** Until somebody trades who holds three commodity cards. */
  private Trade playToTrade() {
    for (int n = 0; !room.state().game().isOver(); n++) {
      var trade = room.state().game().phase() == Phase.TRADE ? trader() : null;
      if (trade != null) {
        return trade;
      }
      Tables.reply(room, Tables.awaited(room), "to-" + n);
    }
    throw new AssertionError("nobody can trade");
  }

  private @Nullable Trade trader() {
    for (var open : room.state().game().open()) {
      if (open.question() instanceof Trade trade
          && trade.isAwaited()
          && trade.hand().commodities().size() >= 3) {
        return trade;
      }
    }
    return null;
  }

  private void offer(Trade trade, Seats to) {
    var cards = new ArrayList<Commodity>();
    trade.hand().commodities().forEach(cards::add);
    var gives = cards.subList(0, 3);
    var names = gives.subList(0, 2);
    var offer = new MakeOffer(Bundle.of(new Commodities(gives)), new Bid(to, names, 3, names, 0));
    room.tell(
        trade.seat(),
        "offer",
        new Command.AnswerQuestion(
            trade.seat(), open(trade.seat()).id().toString(), Wire.JSON.valueToTree(offer)));
  }

  private Open open(Civilization seat) {
    for (var open : room.state().game().open()) {
      if (open.question().seat() == seat) {
        return open;
      }
    }
    throw new AssertionError(seat + " is not asked");
  }
}
