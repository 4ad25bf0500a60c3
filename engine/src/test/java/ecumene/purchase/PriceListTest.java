package ecumene.purchase;

import static ecumene.facts.Advance.ARCHITECTURE;
import static ecumene.facts.Advance.LAW;
import static ecumene.facts.Advance.MONUMENT;
import static ecumene.facts.Advance.MYSTICISM;
import static ecumene.facts.Advance.POTTERY;
import static ecumene.facts.Advance.WONDER_OF_THE_WORLD;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Colour.ARTS;
import static ecumene.facts.Colour.CIVICS;
import static ecumene.facts.Colour.CRAFTS;
import static ecumene.facts.Colour.RELIGION;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.Rule;
import ecumene.event.Price;
import ecumene.facts.Advance;
import ecumene.facts.Colour;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PriceListTest {
  private final World world = new World(Setup.of(9, Side.WEST));

  private void price(Advance advance, String explained) {
    assertThat(PriceList.workOut(world, MINOA).of(advance)).hasToString(explained);
    assertThat(PriceList.of(world, MINOA)).isEqualTo(PriceList.workOut(world, MINOA));
  }

  @Test
  @Rule("P12.2")
  void withoutCreditsThePrintedCostIsDue() {
    price(MONUMENT, "180");
  }

  @Test
  @Rule("P12.2")
  void theLargerCreditOfItsColoursCountsAndNotBoth() {
    world.gainCredits(MINOA, CRAFTS, 10);
    world.gainCredits(MINOA, RELIGION, 15);
    world.gainCredits(MINOA, CIVICS, 40);
    price(MONUMENT, "180 − 15 religion (P12.2) = 165");
    price(POTTERY, "60 − 10 crafts (P12.2) = 50");
    world.gainCredits(MINOA, CRAFTS, 5);
    price(MONUMENT, "180 − 15 crafts (P12.2) = 165"); // of equals the first
  }

  @Test
  @Rule("P12.2")
  void anOwnedAdvanceTakesItsCreditOffTheOneItIsGrantedTo() {
    world.gainAdvance(MINOA, MYSTICISM);
    world.gainAdvance(MINOA, LAW);
    world.gainCredits(MINOA, RELIGION, 15);
    price(MONUMENT, "180 − 15 religion (P12.2) − 10 Mysticism (P12.2) = 155");
    price(ARCHITECTURE, "140");
  }

  @Test
  @Rule("P12.2")
  void noPriceIsBelowNothing() {
    world.gainCredits(MINOA, ARTS, 60);
    price(MYSTICISM, "50 − 60 arts (P12.2) = 0");
  }

  @Test
  @Rule("P12.1")
  void whatIsOwnedIsNotForSale() {
    world.gainAdvance(MINOA, POTTERY);
    assertThat(PriceList.workOut(world, MINOA).of(POTTERY)).isNull();
    assertThat(PriceList.of(world, MINOA).of(POTTERY)).isNull();
    assertThat(PriceList.of(world, MINOA).due(Purchase.NOTHING.buy(POTTERY, LAW))).isEqualTo(150);
    assertThat(PriceList.of(world, MINOA).prices()).hasSize(Advance.COUNT - 1);
  }

  @Test
  @Rule("P12.3")
  void creditsGainedThisTurnCountFromTheNextTurnOn() {
    world.gainAdvance(MINOA, MYSTICISM);
    world.acquireAdvance(MINOA, MONUMENT);
    world.promiseCredits(MINOA, CRAFTS, 10);
    price(WONDER_OF_THE_WORLD, "290");
    world.turnPasses();
    price(WONDER_OF_THE_WORLD, "290 − 10 crafts (P12.2) − 20 Monument (P12.2) = 260");
  }

  @Test
  @Rule("P12.3")
  void anAdvanceGrantsItsCreditFromTheNextTurnOn() {
    world.acquireAdvance(MINOA, MONUMENT);
    price(WONDER_OF_THE_WORLD, "290");
    world.turnPasses();
    price(WONDER_OF_THE_WORLD, "290 − 20 Monument (P12.2) = 270");
  }

  @Test
  @Rule("P12.2")
  void whatIsKnownIsWhatWouldBeWorkedOut() {
    var prices = new KnownPrices();
    for (var advance : Advance.values()) {
      for (var colour : Colour.values()) {
        for (int credits = 0; credits <= 152; credits++) {
          for (var from : new @Nullable Advance[] {null, advance.creditFrom()}) {
            var known = prices.of(advance, colour, credits, from);
            assertThat(known.equals(KnownPrices.workOut(advance, colour, credits, from))).isTrue();
          }
        }
      }
    }
    for (int credits = 0; credits < 3000; credits++) { // more than there is room for
      world.gainCredits(MINOA, ARTS, 1);
      var list = known(prices);
      assertThat(list.equals(PriceList.workOut(world, MINOA))).isTrue();
    }
  }

  private PriceList known(KnownPrices prices) {
    var buyer = KnownPrices.Buyer.of(MINOA, world);
    return prices.list(buyer, () -> PriceList.workOut(world, MINOA));
  }

  @Test
  void whatIsKnownIsNotWorkedOutAgain() {
    var prices = new KnownPrices();
    var most = prices.of(MONUMENT, RELIGION, 150, MYSTICISM);
    assertThat(prices.of(MONUMENT, RELIGION, 150, MYSTICISM)).isSameAs(most);
    var withoutCredits = known(prices);
    world.gainCredits(MINOA, ARTS, 5);
    var withCredits = known(prices);
    assertThat(known(prices)).isSameAs(withCredits);
    world.gainCredits(MINOA, ARTS, -5);
    assertThat(known(prices)).isSameAs(withoutCredits);
  }

  /** Whatever was priced before these, most of their lists are worked out here. */
  @Test
  @Rule("P12.2")
  void ofMoreBuyersThanAreKnownEachHasTheOwnPrices() {
    for (int credits = 0; credits < 3000; credits++) {
      var buyer = new World(Setup.of(9, Side.WEST));
      buyer.gainCredits(MINOA, ARTS, credits % 60);
      buyer.gainCredits(MINOA, CIVICS, credits / 60);
      assertThat(PriceList.of(buyer, MINOA)).isEqualTo(PriceList.workOut(buyer, MINOA));
    }
  }

  @Test
  @Rule("P12.2")
  void deductionsAreNamed() {
    assertThat(KnownPrices.workOut(MONUMENT, RELIGION, 0, null)).hasToString("180");
    assertThat(KnownPrices.workOut(MONUMENT, RELIGION, 5, MYSTICISM))
        .hasToString("180 − 5 religion (P12.2) − 10 Mysticism (P12.2) = 165");
  }

  @Test
  @Rule("P12.3")
  void aCopyOfTheWorldKnowsWhatIsNew() {
    world.acquireAdvance(MINOA, MYSTICISM);
    var copy = world.copy();
    world.turnPasses();
    assertThat(copy.isNewAdvance(MINOA, MYSTICISM)).isTrue();
    assertThat(world.isNewAdvance(MINOA, MYSTICISM)).isFalse();
    assertThat(copy.hash()).isNotEqualTo(world.hash());
  }

  @Test
  void aListIsInThePrintedOrder() {
    var law = new Price(LAW, List.of());
    var pottery = new Price(POTTERY, List.of());
    assertThat(new PriceList(List.of(law, pottery)).of(LAW)).isEqualTo(law);
    assertThatThrownBy(() -> new PriceList(List.of(law, law)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PriceList(List.of(pottery, law)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
