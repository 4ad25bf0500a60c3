package ecumene.bots.simulation;

import ecumene.bots.simulation.Played.Turn;
import ecumene.event.AdvanceEvent.AdvanceAcquired;
import ecumene.event.CalamityAudit;
import ecumene.event.CalamityEvent.CalamityStruck;
import ecumene.event.Event;
import ecumene.event.TradeEvent.CardsExchanged;
import ecumene.facts.Advances;
import ecumene.facts.CalamityCard;
import ecumene.game.Score;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;

/** Listens to a game, keeps what is worth knowing afterwards, and fails if it is not whole. */
final class Chronicle implements Consumer<Event> {
  private final World world;
  private final List<Turn> turns = new ArrayList<>();
  private final EnumSet<CalamityCard> struck = EnumSet.noneOf(CalamityCard.class);
  private final CalamityAudit audit = new CalamityAudit();
  private Advances bought = Advances.NONE;
  private int trades;

  Chronicle(World world) {
    this.world = world;
  }

  @Override
  public void accept(Event event) {
    audit.accept(event);
    switch (event) {
      case AdvanceAcquired acquired -> bought = bought.with(acquired.price().advance());
      case CalamityStruck calamity -> struck.add((CalamityCard) calamity.card().face());
      case CardsExchanged _ -> trades++;
      default -> {}
    }
  }

  void turnEnds() {
    var cities = new ArrayList<Integer>();
    var scores = new ArrayList<Integer>();
    for (var seat : world.seats()) {
      cities.add(world.citiesOnBoard(seat));
      scores.add(Score.of(seat, world).total());
    }
    turns.add(new Turn(cities, scores, trades));
    trades = 0;
  }

  Played played(long seed, int replies, List<Score> ranking) {
    return new Played(seed, replies, ranking, turns, bought, struck);
  }
}
