package ecumene.world;

import static ecumene.facts.Barbarians.THE_BARBARIANS;
import static ecumene.facts.Block.WEST;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import ecumene.Rule;
import ecumene.facts.Area;
import ecumene.facts.CalamityCard;
import ecumene.facts.Commodity;
import ecumene.facts.Owner;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import org.junit.jupiter.api.Test;

/** Damage that no verb can do is done past them, and found. */
class WorldVerifyTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area THERA = Area.of("thera");
  private static final Card OCHRE = Card.of(Commodity.OCHRE, WEST);
  private static final Card TREACHERY = Card.of(CalamityCard.TREACHERY, WEST);

  private final World world = position();
  private final Innards innards = Innards.of(world);

  private static World position() {
    var world = new World(Setup.of(9, Side.WEST));
    world.placeTokens(MINOA, KNOSSOS, 3);
    world.placeTokens(EGYPT, KNOSSOS, 2);
    world.buildCity(MINOA, PHAESTOS);
    world.placeShip(MINOA, THERA);
    world.fillTreasury(MINOA, 4);
    world.cards().deal(MINOA, OCHRE);
    world.cards().deal(MINOA, TREACHERY);
    world.verify();
    return world;
  }

  @Test
  @Rule("1.1")
  void tokens() {
    innards.add("pieces.stock", MINOA.index(), 1);
    found("1.1: minoa: there are not 55 tokens");
    innards.add("pieces.treasury", MINOA.index(), -1);
    world.verify();
    innards.add("pieces.stock", MINOA.index(), 5).add("pieces.treasury", MINOA.index(), -5);
    found("1.1: minoa: a place holds less than nothing");
  }

  @Test
  @Rule("1.1")
  void tokensOnTheBoard() {
    innards.add("pieces.tokens", at(MINOA, KNOSSOS), -1);
    found("1.1: minoa: tokens on the board do not add up");
    innards.add("pieces.tokensOnBoard", MINOA.index(), -1);
    found("1.1: minoa: there are not 55 tokens");
    innards.add("pieces.stock", MINOA.index(), 1);
    found("1.1: knossos: tokens in the area do not add up");
    innards.add("pieces.crowd", KNOSSOS.index(), -1);
    world.verify();
    innards.add("pieces.tokens", at(MINOA, KNOSSOS), 1).add("pieces.crowd", KNOSSOS.index(), 1);
    innards.add("pieces.tokens", at(MINOA, THERA), -1).add("pieces.crowd", THERA.index(), -1);
    found("1.1: minoa: an area holds less than nothing");
  }

  @Test
  @Rule("1.12")
  void barbarians() {
    innards.add("pieces.tokens", at(THE_BARBARIANS, KNOSSOS), 1);
    found("1.1: barbarians: tokens on the board do not add up");
    innards.add("pieces.tokensOnBoard", THE_BARBARIANS.index(), 1);
    found("1.1: knossos: tokens in the area do not add up");
    innards.add("pieces.crowd", KNOSSOS.index(), 1);
    found("1.1: barbarians: an area is listed wrongly");
  }

  @Test
  @Rule("1.12")
  void knownAreas() {
    var first = Area.at(0);
    world.areasOf(THE_BARBARIANS);
    innards.add("pieces.tokens", at(THE_BARBARIANS, first), 1).add("pieces.crowd", 0, 1);
    innards.add("pieces.tokensOnBoard", THE_BARBARIANS.index(), 1);
    innards.add("pieces.presence.bits", THE_BARBARIANS.index() * Presence.WORDS, 1);
    found("1.1: barbarians: areas have changed unnoticed");
  }

  @Test
  @Rule("1.1")
  void cities() {
    innards.add("pieces.cityOwner", THERA.index(), MINOA.index() + 1);
    found("1.1: minoa: cities on the board do not add up");
    for (var area : Area.land().subList(0, 8)) {
      innards.add("pieces.cityOwner", area.index(), MINOA.index() + 1);
    }
    innards.add("pieces.cities", MINOA.index(), 9);
    found("1.1: minoa: there are more than 9 cities");
  }

  @Test
  @Rule("P5.4")
  void newCities() {
    innards.add("pieces.cityOwner", PHAESTOS.index(), -1 - MINOA.index());
    innards.add("pieces.cities", MINOA.index(), -1);
    found("1.1: phaestos: a new city is missing");
  }

  @Test
  @Rule("1.1")
  void ships() {
    int first = MINOA.index() * Ships.EACH;
    innards.add("pieces.ships.areas", first + 1, -1);
    found("1.1: minoa: a ship is out of place");
    innards.add("pieces.ships.areas", first + 1, 1);
    world.verify();
    innards.add("pieces.ships.areas", first + 3, THERA.index() - 1 - Ships.IN_STOCK);
    found("1.1: minoa: a ship is out of place");
    innards.add("pieces.ships.areas", first + 3, Ships.IN_STOCK + 1 - THERA.index());
    innards.add("pieces.ships.areas", first, -1 - THERA.index());
    found("1.1: minoa: a ship is out of place");
  }

  @Test
  @Rule("2.5")
  void cards() {
    int inHand = MINOA.index() * Card.COMMODITIES + OCHRE.code();
    innards.add("cards.hands.commodities", inHand, -1);
    found("2.5: ochre/west: 1 missing");
    innards.add("cards.hands.commodities", inHand, 2);
    found("2.5: ochre/west: -1 missing");
    innards.add("cards.hands.commodities", inHand, -1);
    innards.add("cards.hands.holder", TREACHERY.code() - Card.COMMODITIES, -1 - MINOA.index());
    found("2.5: treachery/west: 1 missing");
  }

  @Test
  @Rule("2.5")
  void stacks() {
    var top = world.cards().stack(WEST, 1).getFirst();
    innards.add("cards.stacks.stackSize", 0, -1);
    found("2.5: " + top + ": 1 missing");
    innards.add("cards.stacks.discardSize", 0, 1);
    innards.add("cards.stacks.discarded", 0, top.code());
    world.verify();
    innards.add("cards.stacks.discarded", 0, 2);
    found("2.5: " + top + ": 1 missing");
  }

  @Test
  @Rule("1.15")
  void handSizes() {
    innards.add("cards.hands.commodityCount", MINOA.index(), 1);
    found("1.15: the hand of minoa is not as large as told");
    innards.add("cards.hands.commodityCount", MINOA.index(), -1);
    innards.add("cards.hands.calamityCount", EGYPT.index(), 1);
    found("1.15: the hand of egypt is not as large as told");
  }

  @Test
  @Rule("1.15")
  void knownHands() {
    world.cards().bundle(MINOA);
    int ochre = OCHRE.code();
    for (int code : new int[] {ochre, ochre + 2}) {
      int more = code == ochre ? -1 : 1;
      innards.add("cards.hands.commodities", MINOA.index() * Card.COMMODITIES + code, more);
      innards.add("cards.hands.commodities", EGYPT.index() * Card.COMMODITIES + code, -more);
    }
    found("1.15: the hand of minoa has changed unnoticed");
  }

  @Test
  @Rule("P7.8")
  void traders() {
    innards.add("cards.hands.tradedBy", 0, 1);
    found("P7.8: tempest/west was traded to nobody");
  }

  private void found(String damage) {
    assertThatIllegalStateException().isThrownBy(world::verify).withMessage(damage);
  }

  private static int at(Owner owner, Area area) {
    return owner.index() * Area.LAND + area.index();
  }
}
