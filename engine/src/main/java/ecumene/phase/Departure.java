package ecumene.phase;

import static ecumene.facts.Barbarians.THE_BARBARIANS;

import ecumene.event.PieceEvent.ShipRemoved;
import ecumene.event.PieceEvent.TokensTurnedBarbarian;
import ecumene.event.StandingEvent.PlayerLeft;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import ecumene.facts.Seats;
import ecumene.loss.CitySupport;
import ecumene.loss.Discard;
import ecumene.loss.Removal;
import ecumene.loss.Surplus;
import ecumene.loss.Treasury;
import ecumene.table.Script;
import ecumene.table.Table;
import java.util.List;

/**
 * A player leaves at the end of a phase: the region goes out of play, what is left elsewhere
 * belongs to nobody, others withdraw from the region, and surplus and support are checked.
 *
 * @rule 14.1, 14.2, 14.3
 */
public record Departure(Civilization leaver, Phase ended) implements Script {

  @Override
  public void play(Table table) {
    table.tell(new PlayerLeft(leaver));
    clearPossessions(table);
    for (var area : Area.land()) {
      if (area.region() == leaver) {
        clearRegion(area, table);
      } else {
        forsake(area, table);
      }
    }
    table.world().leave(leaver);
    var withdrawn = Withdrawal.from(leaver, table);
    if (isBoardAtRest()) {
      checkAll(table);
    } else {
      checkSupport(withdrawn, table);
    }
  }

  /** Hand, treasury and ships go (14.1). */
  private void clearPossessions(Table table) {
    var world = table.world();
    for (var card : world.cards().hand(leaver)) {
      Discard.card(table, leaver, card);
    }
    Treasury.lose(table, leaver, world.treasury(leaver));
    world.shipAreas(leaver).forEach(area -> removeShip(leaver, area, table));
  }

  static void removeShip(Civilization owner, Area area, Table table) {
    table.world().removeShip(owner, area);
    table.tell(new ShipRemoved(owner, area));
  }

  /** Within the region the leaver's pieces and nobody's pieces are removed (14.2). */
  private void clearRegion(Area area, Table table) {
    for (Owner owner : List.of(leaver, THE_BARBARIANS)) {
      if (table.world().hasCity(owner, area)) {
        Removal.destroy(table, area);
      }
      Removal.tokens(table, owner, area, table.world().tokens(owner, area));
    }
  }

  /** Outside the region the leaver's cities become pirate and the tokens barbarian (14.2). */
  private void forsake(Area area, Table table) {
    var world = table.world();
    if (world.hasCity(leaver, area)) {
      Removal.turnPirate(table, leaver, area); // RU.84
    }
    int tokens = world.tokens(leaver, area);
    if (tokens > 0) {
      world.removeTokens(leaver, area, tokens);
      world.placeTokens(THE_BARBARIANS, area, tokens);
      table.tell(new TokensTurnedBarbarian(leaver, area, tokens));
    }
  }

  /** Whether nothing is on the board that its next check is to find (RU.83). */
  private boolean isBoardAtRest() {
    return switch (ended) {
      case CITY_CONSTRUCTION,
          TRADE_CARDS_ACQUISITION,
          TRADE,
          CALAMITY_SELECTION,
          SURPLUS_POPULATION,
          ADVANCES_ACQUISITION,
          AST_ALTERATION ->
          true;
      case SET_UP,
          TAX_COLLECTION,
          POPULATION_EXPANSION,
          MOVEMENT,
          CONFLICT,
          CALAMITY_RESOLUTION,
          SPECIAL_ABILITIES ->
          false;
    };
  }

  /** Everybody checks surplus, then support (14.3). */
  private static void checkAll(Table table) {
    var seats = table.world().seats();
    seats.forEach(seat -> Surplus.remove(table, seat));
    checkSupport(seats, table);
  }

  private static void checkSupport(Seats seats, Table table) {
    table.settleTogether(seats.map(CitySupport::check));
  }
}
