package ecumene.bots.simulation;

import ecumene.bots.simulation.GameSummary.Turn;
import ecumene.event.AdvanceEvent.AdvanceAcquired;
import ecumene.event.CalamityAudit;
import ecumene.event.CalamityEvent.CalamityStruck;
import ecumene.event.Event;
import ecumene.event.PieceEvent.CityAttacked;
import ecumene.event.TradeEvent.CardsExchanged;
import ecumene.event.TradeEvent.OfferMade;
import ecumene.event.TradeEvent.OfferWhispered;
import ecumene.facts.Advances;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.game.Score;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;

/** Listens to a game, keeps what is worth knowing afterwards, and fails if it is not whole. */
final class GameRecorder implements Consumer<Event> {
  private final World world;
  private final List<Turn> turns = new ArrayList<>();
  private final EnumSet<CalamityCard> struck = EnumSet.noneOf(CalamityCard.class);
  private final CalamityAudit audit = new CalamityAudit();
  private Advances bought = Advances.NONE;
  private int offers;
  private int trades;
  private int attacks;

  GameRecorder(World world) {
    this.world = world;
  }

  @Override
  public void accept(Event event) {
    audit.accept(event);
    switch (event) {
      case AdvanceAcquired acquired -> bought = bought.with(acquired.price().advance());
      case CalamityStruck calamity -> struck.add((CalamityCard) calamity.card().face());
      case CardsExchanged _ -> trades++;
      case OfferMade _, OfferWhispered _ -> offers++;
      case CityAttacked attacked
          when attacked.attacker() instanceof Civilization
              && attacked.defender() instanceof Civilization ->
          attacks++;
      default -> {}
    }
  }

  void turnEnds() {
    var cities = new ArrayList<Integer>();
    var scores = new ArrayList<Integer>();
    var stock = new ArrayList<Integer>();
    for (var seat : world.seats()) {
      cities.add(world.citiesOnBoard(seat));
      scores.add(Score.of(seat, world).total());
      stock.add(world.stock(seat));
    }
    turns.add(new Turn(cities, scores, stock, offers, trades, attacks));
    offers = 0;
    trades = 0;
    attacks = 0;
  }

  GameSummary played(long seed, int replies, List<Score> ranking) {
    return new GameSummary(seed, replies, ranking, turns, bought, struck);
  }
}
