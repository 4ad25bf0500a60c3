package ecumene.trade;

import ecumene.event.TradeEvent.OfferLapsed;
import ecumene.event.TradeEvent.OfferMade;
import ecumene.event.TradeEvent.OfferWhispered;
import ecumene.event.TradeEvent.OfferWithdrawn;
import ecumene.event.TradeEvent.TradingFinished;
import ecumene.event.TradeEvent.TradingResumed;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.table.Question;
import ecumene.table.Script;
import ecumene.table.Table;
import ecumene.trade.Trade.Attendance;
import ecumene.trade.Trade.Moment;
import ecumene.trade.TradeAction.AcceptOffer;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.trade.TradeAction.MakeOffer;
import ecumene.trade.TradeAction.ResumeTrading;
import ecumene.trade.TradeAction.WithdrawOffer;
import ecumene.world.Bundle;
import ecumene.world.Market;
import ecumene.world.Offer;
import ecumene.world.World;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One action of one player while trade is on; whoever acts first is taken first.
 *
 * @rule P7.6, P7.7
 */
public final class TradeStep implements Script {

  /** No offer stands, and everybody trades but those who have too few cards (RU.53). */
  public static void open(Table table) {
    var world = table.world();
    var trading = world.seats().filter(seat -> hasEnough(seat, world));
    world.trade(Market.open(trading.size() < 2 ? world.seats() : world.seats().minus(trading)));
  }

  private static boolean hasEnough(Civilization seat, World world) {
    return world.cards().handSize(seat) >= Trade.FEWEST_CARDS; // P7.2
  }

  /** Whether everybody is done (P7.7). */
  public static boolean isOver(World world) {
    return world.seats().minus(world.market().done()).isEmpty();
  }

  @Override
  public void play(Table table) {
    var world = table.world();
    var able = world.seats().filter(seat -> hasEnough(seat, world));
    var given = table.askAny(new OpenTrades(inTurn(able, world.market()), able, world)); // P7.9
    var asked = (Trade) given.question();
    world.trade(world.market().actedBy(asked.seat()));
    act(asked, (TradeAction) given.answer(), table);
  }

  /** Those who still trade before the others, each time beginning after whoever acted last. */
  private static List<Civilization> inTurn(Seats able, Market market) {
    var order = new ArrayList<Civilization>(able.size());
    able.minus(market.done()).addAfter(market.last(), order);
    able.and(market.done()).addAfter(market.last(), order);
    return order;
  }

  /** What everybody is asked; each question is made when somebody looks at it. */
  private static final class OpenTrades extends AbstractList<Question<?>> {
    private final List<Civilization> seats;
    private final Seats able;
    private final World world;
    private final Market market;
    private final @Nullable Trade[] made;

    OpenTrades(List<Civilization> seats, Seats able, World world) {
      this.seats = seats;
      this.able = able;
      this.world = world;
      market = world.market();
      made = new Trade[seats.size()];
    }

    @Override
    public Question<?> get(int index) {
      var question = made[index];
      if (question == null) {
        question = question(seats.get(index));
        made[index] = question;
      }
      return question;
    }

    private Trade question(Civilization seat) {
      return new Trade(
          seat,
          new Moment(world.progress().turn(), market.actions(seat)),
          market.done().contains(seat) ? Attendance.DONE : Attendance.TRADING,
          world.cards().bundle(seat),
          own(seat),
          new Heard(seat, market),
          able.without(seat));
    }

    private List<Integer> own(Civilization seat) {
      var own = new ArrayList<Integer>();
      for (var offer : market.offers()) {
        if (offer.from() == seat) {
          own.add(offer.number());
        }
      }
      return own;
    }

    @Override
    public int size() {
      return seats.size();
    }
  }

  private static void act(Trade asked, TradeAction action, Table table) {
    var seat = asked.seat();
    var market = table.world().market();
    switch (action) {
      case MakeOffer made -> make(made, asked, table);
      case AcceptOffer(var number, var gives) -> accept(market.offer(number), seat, gives, table);
      case WithdrawOffer(var number) -> withdraw(market.offer(number), table);
      case FinishTrading _ -> {
        asked.own().forEach(number -> withdraw(market.offer(number), table));
        table.world().trade(table.world().market().finishedBy(seat));
        table.tell(new TradingFinished(seat));
      }
      case ResumeTrading _ -> {
        table.world().trade(market.resumedBy(seat));
        table.tell(new TradingResumed(seat));
      }
    }
  }

  private static void make(MakeOffer made, Trade asked, Table table) {
    var market = table.world().market();
    var offer = new Offer(market.offersMade() + 1, asked.seat(), made.gives(), made.bid());
    table.world().trade(market.with(offer));
    table.tell(
        made.bid().to().equals(asked.partners())
            ? new OfferMade(offer.proposal())
            : new OfferWhispered(offer.proposal())); // RU.81
  }

  /** Whoever made the offer may have given its cards away; others see it only now (RU.86). */
  private static void accept(Offer offer, Civilization seat, Bundle gives, Table table) {
    var world = table.world();
    if (offer.gives().isPartOf(world.cards().bundle(offer.from()))) {
      Exchange.carryOut(offer, seat, gives, table);
    } else {
      world.trade(world.market().without(offer));
      table.tell(new OfferLapsed(offer.number()));
    }
  }

  private static void withdraw(Offer offer, Table table) {
    table.world().trade(table.world().market().without(offer));
    table.tell(new OfferWithdrawn(offer.number()));
  }
}
