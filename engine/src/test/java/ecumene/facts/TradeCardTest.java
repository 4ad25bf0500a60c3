package ecumene.facts;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class TradeCardTest {

  @Test
  void aCommodityIsFoundByNameAndByIndex() {
    assertThat(Commodity.values()).hasSize(Commodity.COUNT);
    for (var commodity : Commodity.values()) {
      assertThat(Commodity.at(commodity.index())).isSameAs(commodity);
      assertThat(Commodity.of(commodity.id())).isSameAs(commodity);
    }
  }

  @Rule("2.5")
  @Test
  void aCommodityLiesInTheStackOfItsFaceValue() {
    assertThat(Commodity.SALT.label()).isEqualTo("Salt");
    assertThat(Commodity.SALT.faceValue()).isEqualTo(3);
    assertThat(Commodity.SALT.stack()).isEqualTo(3);
    assertThat(Commodity.SALT.setSize()).isEqualTo(9);
    assertThat(Commodity.SALT.isExtra()).isFalse();
    assertThat(Commodity.CERAMICS.isExtra()).isTrue();
    assertThat(Arrays.stream(Commodity.values()).filter(Commodity::isExtra)).hasSize(9);
  }

  @Rule({"S1.7", "P7.1"})
  @Test
  void equalCardsAreWorthTheirFaceValueTimesTheSquareOfTheirNumber() {
    assertThat(Commodities.of(Commodity.SALT, Commodity.SALT, Commodity.SALT).setValue())
        .isEqualTo(3 * 3 * 3);
    assertThat(Commodities.of(Commodity.SALT, Commodity.FISH, Commodity.GOLD).setValue())
        .isEqualTo(3 + 3 + 9);
  }

  @Rule({"2.7", "S1.8"})
  @Test
  void waterHasNoValueAndBelongsToNoStack() {
    assertThat(Commodity.WATER.label()).isEqualTo("Water");
    assertThat(Commodity.WATER.faceValue()).isZero();
    assertThat(Commodity.WATER.stack()).isZero();
    assertThat(Commodity.WATER.setSize()).isZero();
    assertThat(Commodity.WATER.isExtra()).isFalse();
  }

  @Test
  void aCalamityIsFoundByNameAndByIndex() {
    assertThat(CalamityCard.values()).hasSize(CalamityCard.COUNT);
    for (var calamity : CalamityCard.values()) {
      assertThat(CalamityCard.at(calamity.index())).isSameAs(calamity);
      assertThat(CalamityCard.of(calamity.id())).isSameAs(calamity);
    }
  }

  @Rule({"2.5", "S1.6"})
  @Test
  void stacks2To9HaveOneCalamityOfEachKind() {
    for (var stack = 2; stack <= 9; stack++) {
      var number = stack;
      assertThat(Arrays.stream(CalamityCard.values()).filter(card -> card.stack() == number))
          .extracting(CalamityCard::kind)
          .containsExactlyInAnyOrder(CalamityKind.values());
    }
  }

  @Rule("P7.4")
  @Test
  void minorAndTradeableCalamitiesChangeHands() {
    assertThat(CalamityCard.TEMPEST.isTradeable()).isTrue();
    assertThat(CalamityCard.TREACHERY.isTradeable()).isTrue();
    assertThat(CalamityCard.FAMINE.isTradeable()).isFalse();
  }

  @Test
  void aMajorCalamityIsOneThatIsNotMinor() {
    assertThat(CalamityCard.TEMPEST.isMajor()).isFalse();
    assertThat(CalamityCard.TREACHERY.isMajor()).isTrue();
    assertThat(CalamityCard.FAMINE.isMajor()).isTrue();
    assertThat(CalamityCard.FAMINE.label()).isEqualTo("Famine");
  }

  @Rule("P7.1")
  @Test
  void equalCardsAreWorthTheSquareOfTheirNumber() {
    assertThat(Commodities.of(Commodity.SALT).setValue()).isEqualTo(3);
    assertThat(Commodities.of(Commodity.SALT, Commodity.SALT, Commodity.SALT).setValue())
        .isEqualTo(27);
    assertThat(Commodities.of(Commodity.SALT, Commodity.FISH, Commodity.SALT).setValue())
        .isEqualTo(15);
  }
}
