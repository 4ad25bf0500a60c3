package ecumene.example;

import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Barbarians;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.world.Bid;
import ecumene.world.Market;
import ecumene.world.Offer;
import ecumene.world.PopulationLimit;
import ecumene.world.Progress;
import ecumene.world.Progress.Ending;
import ecumene.world.Terms;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * A position as it can be after Trade: realms that hang together, tokens within the limits, cities
 * with their support, the stacks prepared and drawn from. Some seats are poor, some have nothing
 * left in stock, and here and there are barbarians.
 */
public final class RandomPosition {
  private static final int LARGEST_REALM = 30;
  private static final int MOST_ADVANCES = 20;
  private static final int SUPPORT = 2; // P5.4

  private final World world;
  private final SeededDice dice;
  private final RandomCards cards;

  private RandomPosition(Setup setup, SeededDice dice) {
    this(new World(setup), dice);
  }

  private RandomPosition(World empty, SeededDice dice) {
    this.world = empty;
    this.dice = dice;
    this.cards = new RandomCards(empty, dice);
    invade();
    world.seats().forEach(this::settle);
    cards.shuffle();
  }

  public static World of(Setup setup, SeededDice dice) {
    var position = new RandomPosition(setup, dice);
    position.cards.drawAndTrade();
    return position.world;
  }

  /**
   * The same on any terms, at any time of a game and in the middle of Trade: some have left, the
   * end may be near, and offers stand.
   */
  public static World amidTrade(Setup setup, SeededDice dice) {
    var terms = dice.one(List.of(Terms.BASIC, Terms.EXPERT, Terms.SHORT)).upTo(dice.below(30));
    var world = new World(setup, terms);
    for (var leaver : dice.some(setup.seats().list(), dice.below(4))) {
      world.leave(leaver);
    }
    var position = new RandomPosition(world, dice);
    position.cards.drawAndTrade();
    position.progress();
    position.openMarket();
    return world;
  }

  private void progress() {
    var gone = world.progress().gone();
    world.progressTo(
        new Progress(
            1 + dice.below(20),
            Progress.START.censuses(),
            gone,
            Seats.from(dice.some(world.seats().list(), dice.below(3))),
            dice.one(List.of(Ending.values()))));
    for (var seat : world.seats()) {
      world.progressTo(world.progress().withCensus(seat, world.tokensOnBoard(seat)));
    }
  }

  /** Some have acted, some are done, and some offer all they have. */
  private void openMarket() {
    var seats = world.seats().list();
    var market = Market.open(Seats.from(dice.some(seats, dice.below(3))));
    for (int actions = dice.below(12); actions > 0; actions--) {
      var seat = dice.one(seats);
      market = market.actedBy(seat);
      if (dice.oneIn(2)) {
        market = market.with(offer(seat, market.offersMade() + 1));
      } else if (!market.offers().isEmpty()) {
        market = market.without(dice.one(market.offers()));
      }
    }
    world.trade(market);
  }

  private Offer offer(Civilization from, int number) {
    var to = world.seats().without(from);
    var names = List.of(Commodity.values());
    var bid =
        new Bid(to, dice.some(names, 2), 3 + dice.below(3), dice.some(names, 2), dice.below(2));
    return new Offer(number, from, world.cards().bundle(from), bid);
  }

  /** The same in a bad year: half of the calamities left in the stacks are drawn too. */
  public static World beset(Setup setup, SeededDice dice) {
    var position = new RandomPosition(setup, dice);
    position.cards.drawAndTrade();
    position.cards.dealCalamities();
    return position.world;
  }

  /**
   * The same after Calamity selection, and somebody holds this calamity: with two blocks, perhaps
   * two players.
   */
  public static World struckBy(CalamityCard calamity, Setup setup, SeededDice dice) {
    var position = new RandomPosition(setup, dice);
    position.cards.deal(calamity);
    position.cards.drawAndTrade();
    position.world.seats().forEach(seat -> position.cards.select(seat, held -> held == calamity));
    return position.world;
  }

  /** The same, and in each block two players hold some of its minor calamities. */
  public static World struckByMinors(Setup setup, SeededDice dice) {
    var position = new RandomPosition(setup, dice);
    position.cards.dealMinors();
    position.cards.drawAndTrade();
    position.world.seats().forEach(seat -> position.cards.select(seat, held -> !held.isMajor()));
    return position.world;
  }

  private void invade() {
    for (var area : dice.some(world.areasInPlay(), dice.below(12))) {
      if (area.limit() > 0 && dice.oneIn(3)) {
        world.placeCity(Barbarians.THE_BARBARIANS, area);
      } else {
        world.placeTokens(Barbarians.THE_BARBARIANS, area, dice.below(area.limit() + 1));
      }
    }
  }

  private void settle(Civilization seat) {
    learn(seat);
    if (!dice.oneIn(12)) {
      populate(seat);
      sail(seat);
    }
    int stock = world.stock(seat);
    int kept = dice.oneIn(4) ? Math.min(stock, dice.below(3)) : dice.below(stock + 1);
    world.fillTreasury(seat, stock - kept);
    world.moveMarker(seat, dice.below(16));
  }

  private void learn(Civilization seat) {
    for (var advance : dice.some(List.of(Advance.values()), dice.below(MOST_ADVANCES))) {
      world.gainAdvance(seat, advance);
      for (var colour : Colour.values()) {
        world.gainCredits(seat, colour, advance.credits(colour));
      }
    }
  }

  /** Spreads from the start area over neighbours, by land and by sea. */
  private void populate(Civilization seat) {
    var edge = new ArrayList<Area>(List.of(seat.start()));
    var seen = new ArrayList<Area>(edge);
    for (int left = dice.below(LARGEST_REALM); left > 0 && !edge.isEmpty(); left--) {
      var area = edge.remove(dice.below(edge.size()));
      occupy(seat, area);
      for (var neighbour : area.neighbours()) {
        if (!neighbour.isSea() && world.isInPlay(neighbour) && !seen.contains(neighbour)) {
          seen.add(neighbour);
          edge.add(neighbour);
        }
      }
    }
  }

  private void occupy(Civilization seat, Area area) {
    boolean supported = world.tokensOnBoard(seat) >= SUPPORT * (world.citiesOnBoard(seat) + 1);
    boolean free = world.tokensIn(area) == 0 && world.city(area) == null && area.limit() > 0;
    if (supported && free && world.citiesInStock(seat) > 0 && !dice.oneIn(3)) {
      if (dice.oneIn(4)) {
        world.buildCity(seat, area);
      } else {
        world.placeCity(seat, area);
      }
    }
    int room = PopulationLimit.now(world, seat, area) - world.tokensIn(area);
    if (room > 0) {
      world.placeTokens(seat, area, Math.min(1 + dice.below(room), world.stock(seat)));
    }
  }

  private void sail(Civilization seat) {
    var coast = world.areasOf(seat).stream().filter(Area::isCoastal).toList();
    for (int ships = coast.isEmpty() ? 0 : dice.below(5); ships > 0; ships--) {
      world.placeShip(seat, dice.one(coast));
    }
  }
}
