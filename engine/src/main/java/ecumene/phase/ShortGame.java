package ecumene.phase;

import ecumene.event.AdvanceEvent.CreditsChosen;
import ecumene.event.AdvanceEvent.ThemeSetDealt;
import ecumene.event.AdvanceEvent.ThemeSetRevealed;
import ecumene.event.PieceEvent.CityBuilt;
import ecumene.event.StandingEvent.MarkerMoved;
import ecumene.facts.Advance;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.ThemeSet;
import ecumene.loss.PickTokens;
import ecumene.loss.Portion;
import ecumene.loss.Treasury;
import ecumene.table.Script;
import ecumene.table.Stream;
import ecumene.table.Table;
import ecumene.world.PopulationLimit;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * The Short Game begins in the middle: everybody has five cities, four advances, trade cards, some
 * tokens and a treasury, and stands just before the Late Bronze Age.
 *
 * @rule S7
 */
final class ShortGame implements Script {
  private static final int MOST_TOKENS = 14;
  private static final int TREASURY = 10;
  private static final int SPACE = 10;

  @Override
  public void play(Table table) {
    var seats = table.world().seats().list();
    var sets = deal(seats, table); // S7.1
    seats.forEach(seat -> foundCities(seat, table)); // S7.3
    for (int i = 0; i < seats.size(); i++) {
      reveal(seats.get(i), sets.get(i), table); // S7.4
    }
    TradeCardsAcquisition.draw(table); // S7.6
    seats.forEach(seat -> settle(seat, table)); // S7.7
    for (var seat : seats) {
      Treasury.gain(table, seat, TREASURY); // S7.8
      table.tell(new MarkerMoved(seat, table.world().space(seat), SPACE, "S7.9"));
      table.world().moveMarker(seat, SPACE); // S7.9
    }
  }

  private static List<ThemeSet> deal(List<Civilization> seats, Table table) {
    var left = new ArrayList<>(ThemeSet.forPlayers(seats.size())); // S7.13
    var dealt = new ArrayList<ThemeSet>();
    for (var seat : seats) {
      var set = left.remove(table.draw(Stream.THEME_SETS, left.size()));
      dealt.add(set);
      table.tell(new ThemeSetDealt(seat, set));
    }
    return dealt;
  }

  private static void foundCities(Civilization seat, Table table) {
    var world = table.world();
    var region = seat.region().stream().filter(area -> area.limit() > 0).toList();
    for (var area : table.ask(new FoundCities(seat, Areas.from(region))).areas()) {
      world.placeCity(seat, area);
      table.tell(new CityBuilt(seat, area));
    }
  }

  private static void reveal(Civilization seat, ThemeSet set, Table table) {
    var world = table.world();
    table.tell(new ThemeSetRevealed(seat, set));
    for (var advance : set.advances()) {
      world.gainAdvance(seat, advance);
      for (var colour : Colour.values()) {
        world.gainCredits(seat, colour, advance.credits(colour));
      }
    }
    int free = set.advances().stream().mapToInt(Advance::freeCredits).sum();
    if (free > 0) {
      chooseCredits(seat, free, table); // written-record.1
    }
  }

  private static void chooseCredits(Civilization seat, int free, Table table) {
    var chosen = table.ask(new ChooseCredits(seat, free)).credits();
    for (var colour : Colour.values()) {
      if (chosen.of(colour) > 0) {
        table.world().gainCredits(seat, colour, chosen.of(colour));
        table.tell(new CreditsChosen(seat, colour, chosen.of(colour)));
      }
    }
  }

  private static void settle(Civilization seat, Table table) {
    var room = room(seat, table.world());
    int most = Math.min(MOST_TOKENS, PickTokens.tokens(room));
    var placed = table.ask(new PlaceTokens(seat, "S7.7", room, 0, most));
    for (var portion : placed.portions()) {
      Growth.place(table, seat, portion.area(), portion.tokens());
    }
  }

  private static List<Portion> room(Civilization seat, World world) {
    var room = new ArrayList<Portion>();
    for (var area : seat.region()) {
      int limit = PopulationLimit.now(world, seat, area);
      if (limit > 0) {
        room.add(new Portion(area, limit, 0));
      }
    }
    return room;
  }
}
