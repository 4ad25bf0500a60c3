package ecumene.bench;

import static ecumene.facts.Advance.CALENDAR;
import static ecumene.facts.Advance.POTTERY;

import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.world.Card;
import ecumene.world.World;

/** A position in the middle of a game of 18: most seats have a realm, a hand and a treasury. */
final class FullWorld {
  private static final int CITIES = 5;
  private static final int TOKENS = 25;

  private FullWorld() {}

  static World create() {
    var world = new World(Setup.of(18, Side.BOTH));
    for (var seat : world.seats()) {
      settle(seat, world);
      world.fillTreasury(seat, 10);
      world.placeShip(seat, seat.start());
      learn(seat, world);
      for (int stack = 1; stack <= CITIES; stack++) {
        var commodity = world.cards().stack(world.setup().block(seat), stack).getLast();
        world.cards().deal(seat, commodity);
      }
    }
    world.verify();
    return world;
  }

  /** A third of all, but none against Famine, which is to be a hard one. */
  private static void learn(Civilization seat, World world) {
    for (int n = seat.index() % 3; n < Advance.COUNT; n += 3) {
      if (Advance.at(n) != POTTERY && Advance.at(n) != CALENDAR) {
        world.gainAdvance(seat, Advance.at(n));
      }
    }
  }

  /** The same with Famine in the hand of the first. */
  static World withFamine() {
    var world = create();
    var victim = world.seats().first();
    world.cards().deal(victim, Card.of(CalamityCard.FAMINE, world.setup().block(victim)));
    return world;
  }

  /** Cities first, then tokens up to the limits, in the own region. */
  private static void settle(Civilization seat, World world) {
    for (var area : Area.land()) {
      if (area.region() != seat || area.limit() == 0) {
        continue;
      }
      if (world.citiesOnBoard(seat) < CITIES) {
        world.placeCity(seat, area);
      } else if (world.tokensOnBoard(seat) < TOKENS) {
        world.placeTokens(seat, area, area.limit());
      }
    }
  }
}
