package ecumene.world;

import static ecumene.facts.Barbarians.THE_BARBARIANS;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import ecumene.Rule;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Colour;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WorldTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area THERA = Area.of("thera");
  private static final Area SEA = Area.seas().getFirst();

  private final World world = new World(Setup.of(9, Side.WEST));

  @AfterEach
  void theSumsHold() {
    world.verify();
  }

  @Test
  @Rule("1.1")
  void everythingIsInStockAtFirst() {
    for (var seat : world.seats()) {
      assertThat(world.stock(seat)).isEqualTo(55);
      assertThat(world.citiesInStock(seat)).isEqualTo(9);
      assertThat(world.shipsInStock(seat)).isEqualTo(4);
    }
  }

  @Test
  @Rule({"1.1", "1.3"})
  void tokensComeFromStockAndReturnToIt() {
    world.placeTokens(MINOA, KNOSSOS, 5);
    has(KNOSSOS, 5, 50);
    world.removeTokens(MINOA, KNOSSOS, 2);
    has(KNOSSOS, 3, 52);
    world.removeTokens(MINOA, KNOSSOS, 3);
    has(KNOSSOS, 0, 55);
    assertThat(world.areasOf(MINOA)).isEmpty();
  }

  @Test
  @Rule("1.1")
  void movedTokensStayOnTheBoard() {
    world.placeTokens(MINOA, KNOSSOS, 5);
    world.moveTokens(MINOA, KNOSSOS, PHAESTOS, 4);
    has(KNOSSOS, 1, 50);
    has(PHAESTOS, 4, 50);
    assertThat(world.tokensOnBoard(MINOA)).isEqualTo(5);
    assertThat(world.areasOf(MINOA)).containsExactlyInAnyOrder(KNOSSOS, PHAESTOS);
  }

  private void has(Area area, int tokens, int stock) {
    assertThat(world.tokens(MINOA, area)).isEqualTo(tokens);
    assertThat(world.tokensIn(area)).isEqualTo(tokens);
    assertThat(world.stock(MINOA)).isEqualTo(stock);
  }

  @Test
  @Rule({"1.1", "1.3"})
  void treasuryComesFromStockAndIsNoPopulation() {
    world.fillTreasury(MINOA, 12);
    assertThat(world.treasury(MINOA)).isEqualTo(12);
    assertThat(world.stock(MINOA)).isEqualTo(43);
    assertThat(world.tokensOnBoard(MINOA)).isZero();
    world.emptyTreasury(MINOA, 7);
    assertThat(world.treasury(MINOA)).isEqualTo(5);
    assertThat(world.stock(MINOA)).isEqualTo(50);
  }

  @Test
  @Rule({"1.1", "1.3"})
  void citiesAreOnTheBoardOrInStock() {
    world.placeCity(MINOA, KNOSSOS);
    assertThat(world.city(KNOSSOS)).isEqualTo(MINOA);
    assertThat(world.citiesOf(MINOA)).containsExactly(KNOSSOS);
    assertThat(world.citiesInStock(MINOA)).isEqualTo(8);
    world.removeCity(KNOSSOS);
    assertThat(world.city(KNOSSOS)).isNull();
    assertThat(world.citiesInStock(MINOA)).isEqualTo(9);
  }

  @Test
  @Rule({"1.1", "1.3"})
  void shipsAreOnTheBoardOrInStock() {
    world.placeShip(MINOA, KNOSSOS);
    world.placeShip(MINOA, KNOSSOS);
    world.moveShip(MINOA, KNOSSOS, THERA);
    assertThat(world.ships(MINOA, KNOSSOS)).isEqualTo(1);
    assertThat(world.ships(MINOA, THERA)).isEqualTo(1);
    assertThat(world.shipsInStock(MINOA)).isEqualTo(2);
    world.removeShip(MINOA, THERA);
    assertThat(world.ships(MINOA, THERA)).isZero();
    assertThat(world.shipsInStock(MINOA)).isEqualTo(3);
  }

  @Test
  @Rule("1.2")
  void aTokenCountsOneACityFiveAShipNothing() {
    world.placeTokens(MINOA, KNOSSOS, 3);
    world.placeCity(MINOA, PHAESTOS);
    world.placeTokens(MINOA, PHAESTOS, 1);
    world.placeShip(MINOA, THERA);
    assertThat(world.unitPoints(MINOA, KNOSSOS)).isEqualTo(3);
    assertThat(world.unitPoints(MINOA, PHAESTOS)).isEqualTo(6);
    assertThat(world.unitPoints(MINOA, THERA)).isZero();
    assertThat(world.hasUnits(MINOA, THERA)).isFalse();
    assertThat(world.unitPoints(MINOA)).isEqualTo(9);
  }

  @Test
  @Rule("1.12")
  void barbariansHaveNoStock() {
    world.placeTokens(THE_BARBARIANS, KNOSSOS, 60);
    world.placeTokens(THE_BARBARIANS, PHAESTOS, 60);
    Area.land().subList(0, 10).forEach(area -> world.placeCity(THE_BARBARIANS, area));
    assertThat(world.tokensOnBoard(THE_BARBARIANS)).isEqualTo(120);
    assertThat(world.citiesOnBoard(THE_BARBARIANS)).isEqualTo(10);
    for (var seat : world.seats()) {
      assertThat(world.stock(seat)).isEqualTo(55);
    }
  }

  @Test
  @Rule("1.1")
  void allTokensOfAllPlayersCanMeetInOneArea() {
    world.seats().forEach(seat -> world.placeTokens(seat, KNOSSOS, 55));
    assertThat(world.tokensIn(KNOSSOS)).isEqualTo(9 * 55);
  }

  @Test
  @Rule("P5.4")
  void aCityIsNewUntilTheTurnPasses() {
    world.buildCity(MINOA, KNOSSOS);
    world.placeCity(MINOA, PHAESTOS);
    assertThat(world.isNewCity(KNOSSOS)).isTrue();
    assertThat(world.isNewCity(PHAESTOS)).isFalse();
    world.turnPasses();
    assertThat(world.isNewCity(KNOSSOS)).isFalse();
    assertThat(world.hasCity(MINOA, KNOSSOS)).isTrue();
  }

  @Test
  @Rule("P5.4")
  void aCityThatReplacesANewOneIsNotNew() {
    world.buildCity(MINOA, KNOSSOS);
    world.removeCity(KNOSSOS);
    world.placeCity(ROME, KNOSSOS);
    assertThat(world.isNewCity(KNOSSOS)).isFalse();
  }

  @Test
  @Rule("P12.3")
  void promisedCreditsCountFromTheNextTurnOn() {
    world.gainCredits(MINOA, Colour.ARTS, 5);
    world.promiseCredits(MINOA, Colour.ARTS, 10);
    assertThat(world.credits(MINOA, Colour.ARTS)).isEqualTo(5);
    assertThat(world.creditsToCome(MINOA, Colour.ARTS)).isEqualTo(10);
    world.turnPasses();
    assertThat(world.credits(MINOA, Colour.ARTS)).isEqualTo(15);
    assertThat(world.creditsToCome(MINOA, Colour.ARTS)).isZero();
    assertThat(world.credits(MINOA, Colour.CRAFTS)).isZero();
    assertThat(world.credits(EGYPT, Colour.ARTS)).isZero();
  }

  @Test
  void advancesAndMarkersAreTheirOwners() {
    world.gainAdvance(MINOA, Advance.POTTERY);
    world.gainAdvance(MINOA, Advance.ADVANCED_MILITARY);
    world.moveMarker(MINOA, 7);
    assertThat(world.advances(MINOA)).containsExactly(Advance.POTTERY, Advance.ADVANCED_MILITARY);
    assertThat(world.holds(MINOA, Advance.POTTERY)).isTrue();
    assertThat(world.holds(MINOA, Advance.LAW)).isFalse();
    assertThat(world.advances(EGYPT)).isEmpty();
    assertThat(world.space(MINOA)).isEqualTo(7);
    assertThat(world.space(EGYPT)).isZero();
  }

  @Test
  @Rule({"1.1", "1.3"})
  void whatIsNotThereCanNotBeTaken() {
    world.placeTokens(MINOA, KNOSSOS, 3);
    world.placeTokens(EGYPT, KNOSSOS, 9);
    world.fillTreasury(MINOA, 40);
    impossible(it -> it.placeTokens(MINOA, KNOSSOS, 13), "1.3: stock has fewer tokens");
    impossible(it -> it.fillTreasury(MINOA, 13), "1.3: stock has fewer tokens");
    impossible(it -> it.emptyTreasury(MINOA, 41), "1.1: treasury has fewer tokens");
    impossible(it -> it.removeTokens(MINOA, KNOSSOS, 4), "1.1: fewer tokens there");
    impossible(it -> it.moveTokens(MINOA, KNOSSOS, PHAESTOS, 4), "1.1: fewer tokens there");
    impossible(it -> it.removeShip(MINOA, KNOSSOS), "1.1: no ship there");
    impossible(it -> it.moveShip(MINOA, KNOSSOS, THERA), "1.1: no ship there");
    impossible(it -> it.removeCity(KNOSSOS), "1.1: no city there");
    world.placeShip(MINOA, KNOSSOS);
    world.placeShip(MINOA, KNOSSOS);
    world.placeShip(MINOA, KNOSSOS);
    world.placeShip(MINOA, THERA);
    impossible(it -> it.placeShip(MINOA, KNOSSOS), "1.1: no ship there");
    Area.land().subList(0, 9).forEach(area -> world.placeCity(MINOA, area));
    impossible(it -> it.placeCity(MINOA, THERA), "1.1: no city in stock");
    impossible(it -> it.buildCity(MINOA, THERA), "1.1: no city in stock");
  }

  @Test
  @Rule("1.1")
  void lessThanNothingCanNotBeMoved() {
    world.placeTokens(MINOA, KNOSSOS, 3);
    world.placeTokens(MINOA, PHAESTOS, 3);
    world.fillTreasury(MINOA, 3);
    impossible(it -> it.placeTokens(MINOA, KNOSSOS, -1), "1.3: ");
    impossible(it -> it.placeTokens(THE_BARBARIANS, KNOSSOS, -1), "1.3: ");
    impossible(it -> it.removeTokens(MINOA, KNOSSOS, -1), "1.1: ");
    impossible(it -> it.moveTokens(MINOA, KNOSSOS, PHAESTOS, -1), "1.1: ");
    impossible(it -> it.fillTreasury(MINOA, -1), "1.3: ");
    impossible(it -> it.emptyTreasury(MINOA, -1), "1.1: ");
  }

  @Test
  void moreBarbariansThanCanBeCountedAreRefused() {
    world.placeTokens(THE_BARBARIANS, KNOSSOS, 120);
    world.placeTokens(THE_BARBARIANS, PHAESTOS, 20);
    impossible(it -> it.placeTokens(THE_BARBARIANS, KNOSSOS, 8), "1.3: ");
    impossible(it -> it.moveTokens(THE_BARBARIANS, PHAESTOS, KNOSSOS, 8), "1.1: ");
  }

  @Test
  @Rule("P5.1")
  void oneCityAnArea() {
    world.placeCity(MINOA, KNOSSOS);
    impossible(it -> it.placeCity(EGYPT, KNOSSOS), "P5.1: one city per area");
    impossible(it -> it.buildCity(MINOA, KNOSSOS), "P5.1: one city per area");
  }

  @Test
  @Rule("P12.1")
  void anAdvanceIsGainedOnce() {
    world.gainAdvance(MINOA, Advance.POTTERY);
    impossible(it -> it.gainAdvance(MINOA, Advance.POTTERY), "P12.1: each advance at most once");
  }

  @Test
  @Rule("1.5")
  void nothingStaysOnAnOpenSea() {
    world.placeTokens(MINOA, KNOSSOS, 3);
    world.placeShip(MINOA, KNOSSOS);
    var refusal = "1.5: nothing can stay on the open sea " + SEA;
    impossible(it -> it.placeTokens(MINOA, SEA, 1), refusal);
    impossible(it -> it.removeTokens(MINOA, SEA, 1), refusal);
    impossible(it -> it.moveTokens(MINOA, KNOSSOS, SEA, 1), refusal);
    impossible(it -> it.placeCity(MINOA, SEA), refusal);
    impossible(it -> it.buildCity(MINOA, SEA), refusal);
    impossible(it -> it.removeCity(SEA), refusal);
    impossible(it -> it.placeShip(MINOA, SEA), refusal);
    impossible(it -> it.moveShip(MINOA, KNOSSOS, SEA), refusal);
    assertThat(world.tokens(MINOA, SEA)).isZero();
    assertThat(world.tokensIn(SEA)).isZero();
    assertThat(world.city(SEA)).isNull();
    assertThat(world.isNewCity(SEA)).isFalse();
  }

  /** The verb throws, and changes nothing. */
  private void impossible(Consumer<World> verb, String because) {
    long before = world.hash();
    assertThatIllegalStateException()
        .isThrownBy(() -> verb.accept(world))
        .withMessageStartingWith(because);
    assertThat(world.hash()).isEqualTo(before);
    world.verify();
  }
}
