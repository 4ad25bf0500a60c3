package ecumene.phase;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.loss.PickTokens;
import ecumene.loss.Portion;
import ecumene.loss.Reduction;
import ecumene.loss.Removal;
import ecumene.loss.Surplus;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * A player withdraws from a region that is out of play: ships are destroyed, cities reduced, and
 * tokens go where others of the same owner are.
 *
 * @rule 14.3
 */
record Withdrawal(Civilization seat, Civilization region) {

  /** Everybody with pieces in the region withdraws, in A.S.T. ranking; this tells who did. */
  static Seats from(Civilization region, Table table) {
    var world = table.world();
    var there = world.seats().filter(seat -> new Withdrawal(seat, region).isDue(world));
    there.forEach(seat -> new Withdrawal(seat, region).carryOut(table));
    return there;
  }

  private boolean isDue(World world) {
    return world.areasOf(seat).stream().anyMatch(this::isHere)
        || world.shipAreas(seat).stream().anyMatch(this::isHere);
  }

  private boolean isHere(Area area) {
    return area.region() == region;
  }

  private void carryOut(Table table) {
    var world = table.world();
    for (var area : world.shipAreas(seat)) {
      if (isHere(area)) {
        Departure.removeShip(seat, area, table);
      }
    }
    for (var area : world.citiesOf(seat, this::isHere)) {
      Reduction.reduce(table, area);
    }
    int refugees = 0;
    for (var area : world.areasOf(seat)) {
      if (isHere(area)) {
        refugees += world.tokens(seat, area);
        Removal.tokens(table, seat, area, world.tokens(seat, area));
      }
    }
    settle(refugees, table);
  }

  /** What finds no place stays in stock. */
  private void settle(int refugees, Table table) {
    var room = room(refugees, table.world());
    int placed = Math.min(refugees, PickTokens.tokens(room));
    if (placed > 0) {
      var answer = table.ask(new PlaceTokens(seat, "14.3", room, placed, placed));
      for (var portion : answer.portions()) {
        Growth.place(table, seat, portion.area(), portion.tokens());
        Surplus.remove(table, seat, portion.area()); // RU.83
      }
    }
  }

  /** Areas that hold a token of the player, as far as no conflict follows. */
  private List<Portion> room(int refugees, World world) {
    var room = new ArrayList<Portion>();
    for (var area : world.areasOf(seat)) {
      boolean alone = world.tokensIn(area) == world.tokens(seat, area);
      boolean foreignCity = world.city(area) != null && !world.hasCity(seat, area); // P3.9
      int most = alone ? refugees : area.limit() - world.tokensIn(area); // P3.8
      if (world.tokens(seat, area) > 0 && !foreignCity && most > 0) {
        room.add(new Portion(area, Math.min(most, refugees), 0));
      }
    }
    return room;
  }
}
