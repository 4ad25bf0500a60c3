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
import ecumene.world.Card;
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

  private RandomPosition(Setup setup, SeededDice dice) {
    this(new World(setup), dice);
  }

  private RandomPosition(World empty, SeededDice dice) {
    this.world = empty;
    this.dice = dice;
    invade();
    world.seats().forEach(this::settle);
    shuffle();
  }

  public static World of(Setup setup, SeededDice dice) {
    var position = new RandomPosition(setup, dice);
    position.drawAndTrade();
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
    position.drawAndTrade();
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
    position.drawAndTrade();
    position.dealCalamities();
    return position.world;
  }

  /**
   * The same after Calamity selection, and somebody holds this calamity: with two blocks, perhaps
   * two players.
   */
  public static World struckBy(CalamityCard calamity, Setup setup, SeededDice dice) {
    var position = new RandomPosition(setup, dice);
    position.deal(calamity);
    position.drawAndTrade();
    position.world.seats().forEach(seat -> position.select(seat, calamity));
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

  /** In any order, but the non-tradeable calamity is the last (2.5). */
  private void shuffle() {
    for (var block : world.setup().blocks()) {
      for (int number = 1; number <= Setup.STACKS; number++) {
        var topFirst = new ArrayList<Card>();
        var bottom = new ArrayList<Card>();
        for (var card : dice.shuffled(world.cards().stack(block, number))) {
          (isTradeable(card) ? topFirst : bottom).add(card);
        }
        topFirst.addAll(bottom);
        world.cards().rebuildStack(block, number, topFirst);
      }
    }
  }

  private static boolean isTradeable(Card card) {
    return !(card.face() instanceof CalamityCard calamity) || calamity.isTradeable();
  }

  private void drawAndTrade() {
    world.seats().forEach(this::draw);
    trade();
  }

  /** One card from each stack up to the number of cities (P6.1), and as many again by purchase. */
  private void draw(Civilization seat) {
    for (int number = 1; number <= world.citiesOnBoard(seat); number++) {
      for (int cards = 1 + dice.below(2); cards > 0; cards--) {
        if (world.cards().stackSize(world.setup().block(seat), number) > 0) {
          world.cards().draw(seat, number);
        } else {
          world.cards().deal(seat, Card.WATER);
        }
      }
    }
  }

  private void trade() {
    var seats = world.seats().list();
    for (int trades = dice.below(40); trades > 0; trades--) {
      var giver = dice.one(seats);
      var cards = world.cards().hand(giver).stream().filter(RandomPosition::isTradeable).toList();
      if (!cards.isEmpty()) {
        var taker = dice.one(world.seats().without(giver).list());
        world.cards().trade(giver, taker, dice.one(cards));
      }
    }
  }

  private void deal(CalamityCard calamity) {
    var blocks = dice.shuffled(world.setup().blocks());
    for (var block : blocks.subList(0, 1 + dice.below(blocks.size()))) {
      var drawer = dice.one(world.setup().seatsOf(block).list());
      world.cards().deal(drawer, Card.of(calamity, block));
    }
  }

  private void dealCalamities() {
    for (var block : world.setup().blocks()) {
      var seats = world.setup().seatsOf(block).list();
      for (var calamity : CalamityCard.values()) {
        var card = Card.of(calamity, block);
        if (world.cards().stack(block, calamity.stack()).contains(card) && dice.oneIn(2)) {
          world.cards().deal(dice.one(seats), card);
        }
      }
    }
  }

  /** Discards what is too much (P8.2 to P8.4), but not the only copy of what is to strike. */
  private void select(Civilization seat, CalamityCard toStrike) {
    var held = new ArrayList<Card>();
    for (var card : dice.shuffled(world.cards().hand(seat))) {
      if (card.isCalamity()) {
        held.add(card.face() == toStrike ? 0 : held.size(), card);
      }
    }
    var kept = new ArrayList<CalamityCard>();
    for (var card : held) {
      var calamity = (CalamityCard) card.face();
      boolean tooMany =
          kept.contains(calamity)
              || kept.size() == world.setup().calamityLimit()
              || (calamity.isMajor() && kept.stream().filter(CalamityCard::isMajor).count() == 2);
      if (tooMany) {
        world.cards().discard(seat, card);
      } else {
        kept.add(calamity);
      }
    }
  }
}
