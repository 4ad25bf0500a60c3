package ecumene.server.room;

import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.phase.Phase;
import ecumene.server.table.TimeLimits;
import ecumene.table.Open;
import ecumene.trade.Trade;
import ecumene.trade.TradeAction;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.trade.TradeAction.MakeOffer;
import ecumene.wire.Wire;
import ecumene.world.Bid;
import ecumene.world.Bundle;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** One person trades with four bots. */
class BotTradeTest {
  private static final int MOST_REACTIONS = 60;

  private final Rooms rooms = new Rooms(new MemoryStore(), InstantSource.system());
  private final Setup setup = Setup.of(5, Side.WEST);
  private final Room room =
      rooms.room(
          rooms.create(
              Tables.of(setup, setup.seats().without(MINOA), TimeLimits.NONE), _ -> List.of()));
  private int requests;

  @Test
  void botsThatAreDoneThinkOfWhatAPersonOffers() {
    int reactions = 0;
    while (reactions == 0 && playToTrade()) {
      for (var offer : offers()) {
        int before = room.state().lines();
        if (trade(offer)) {
          int reacted = room.state().lines() - before - 1;
          assertThat(reacted).isLessThan(MOST_REACTIONS);
          assertThat(awaitedBots()).isEmpty();
          reactions += reacted;
        }
      }
      trade(new FinishTrading());
    }
    assertThat(reactions).isPositive();
  }

  /** Plays on until the person can trade and all bots are done; false: the game is over. */
  private boolean playToTrade() {
    rest();
    while (!room.state().game().isOver()) {
      if (room.state().game().phase() == Phase.TRADE && question() != null) {
        return true;
      }
      Tables.reply(room, Tables.awaited(room), "to-" + requests++);
      rest();
    }
    return false;
  }

  /** Three of the person's cards for two of which any bot has one, as good as they come. */
  private List<MakeOffer> offers() {
    var offers = new ArrayList<MakeOffer>();
    var trade = (Trade) Objects.requireNonNull(question()).question();
    var hand = new ArrayList<Commodity>();
    trade.hand().commodities().forEach(hand::add);
    if (hand.size() < 3) {
      return offers;
    }
    var given = hand.subList(hand.size() - 3, hand.size());
    for (var bot : trade.partners()) {
      var held = new ArrayList<Commodity>();
      room.state().game().position().cards().bundle(bot).commodities().forEach(held::add);
      if (held.size() >= 3) {
        var bid = new Bid(Seats.of(bot), given.subList(0, 2), 3, held.subList(0, 2), 0);
        offers.add(new MakeOffer(Bundle.of(new Commodities(given)), bid));
      }
    }
    return offers;
  }

  /** Whether the action was possible; the bots have thought of it then. */
  private boolean trade(TradeAction action) {
    var open = question();
    if (open == null || open.question().judgeAny(action) != null) {
      return false;
    }
    room.tell(
        MINOA,
        "t" + requests++,
        new Command.AnswerQuestion(MINOA, open.id().toString(), Wire.JSON.valueToTree(action)));
    rest();
    return true;
  }

  /** The person's question about trade. */
  private @Nullable Open question() {
    for (var open : room.state().game().open()) {
      if (open.question() instanceof Trade trade && trade.seat() == MINOA && trade.isAwaited()) {
        return open;
      }
    }
    return null;
  }

  private List<Open> awaitedBots() {
    return room.state().game().open().stream()
        .filter(open -> open.question().isAwaited() && open.question().seat() != MINOA)
        .toList();
  }

  private void rest() {
    try {
      assertThat(room.awaitRest(Duration.ofSeconds(60))).isTrue();
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }
}
