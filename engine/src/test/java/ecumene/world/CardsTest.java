package ecumene.world;

import static ecumene.facts.Block.EAST;
import static ecumene.facts.Block.WEST;
import static ecumene.facts.CalamityCard.CIVIL_WAR;
import static ecumene.facts.CalamityCard.FAMINE;
import static ecumene.facts.CalamityCard.TREACHERY;
import static ecumene.facts.Civilization.BABYLON;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Civilization.SABA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import ecumene.Rule;
import ecumene.example.SeededDice;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CardsTest {
  private static final Card CLAY = Card.of(Commodity.CLAY, WEST);
  private static final Card EASTERN_CLAY = Card.of(Commodity.CLAY, EAST);
  private static final Card HIDES = Card.of(Commodity.HIDES, WEST);
  private static final Card TREACHERY_WEST = Card.of(TREACHERY, WEST);

  private final World world = new World(Setup.of(18, Side.BOTH));
  private final Cards cards = world.cards();

  @AfterEach
  void noCardIsLost() {
    world.verify();
  }

  @Test
  @Rule("2.5")
  void allCardsOfTheSetupAreInTheStacksAtFirst() {
    for (var block : world.setup().blocks()) {
      for (int number = 1; number <= Setup.STACKS; number++) {
        var deck = new ArrayList<Card>();
        for (var line : world.setup().deck(block, number)) {
          deck.addAll(Collections.nCopies(line.copies(), Card.of(line.card(), block)));
        }
        assertThat(cards.stack(block, number)).containsExactlyInAnyOrderElementsOf(deck);
        assertThat(cards.discards(block, number)).isEmpty();
      }
    }
  }

  @Test
  @Rule("2.8")
  void cardsAreDrawnFromTheTopOfTheOwnBlocksStack() {
    var west = cards.stack(WEST, 4);
    var east = cards.stack(EAST, 4);
    assertThat(cards.draw(MINOA, 4)).isEqualTo(west.getFirst());
    assertThat(cards.draw(SABA, 4)).isEqualTo(east.getFirst());
    assertThat(cards.stack(WEST, 4)).isEqualTo(west.subList(1, west.size()));
    assertThat(cards.stackSize(EAST, 4)).isEqualTo(east.size() - 1);
    assertThat(cards.hand(MINOA)).containsExactly(west.getFirst());
    assertThat(cards.hand(SABA)).containsExactly(east.getFirst());
  }

  @Test
  @Rule("1.15")
  void handsAreCounted() {
    cards.deal(MINOA, CLAY);
    cards.deal(MINOA, CLAY);
    cards.deal(MINOA, Card.WATER);
    cards.deal(MINOA, TREACHERY_WEST);
    assertThat(cards.hand(MINOA)).containsExactly(CLAY, CLAY, Card.WATER, TREACHERY_WEST);
    assertThat(cards.handSize(MINOA)).isEqualTo(4);
    assertThat(cards.commodityCount(MINOA)).isEqualTo(3);
    assertThat(cards.calamityCount(MINOA)).isEqualTo(1);
    assertThat(cards.commodities(MINOA))
        .isEqualTo(Commodities.of(Commodity.CLAY, Commodity.CLAY, Commodity.WATER));
    assertThat(cards.handSize(EGYPT)).isZero();
  }

  @Test
  @Rule("RU.11")
  void aCommodityAloneMeansTheWesternCopyFirst() {
    cards.deal(MINOA, EASTERN_CLAY);
    assertThat(cards.copyOf(Commodity.CLAY, MINOA)).isEqualTo(EASTERN_CLAY);
    cards.deal(MINOA, CLAY);
    assertThat(cards.copyOf(Commodity.CLAY, MINOA)).isEqualTo(CLAY);
    assertThat(cards.count(MINOA, Commodity.CLAY)).isEqualTo(2);
  }

  @Test
  @Rule("P7.8")
  void whoTradedACalamityLastIsRemembered() {
    cards.deal(MINOA, TREACHERY_WEST);
    assertThat(cards.tradedBy(TREACHERY_WEST)).isNull();
    cards.trade(MINOA, EGYPT, TREACHERY_WEST);
    assertThat(cards.tradedBy(TREACHERY_WEST)).isEqualTo(MINOA);
    cards.trade(EGYPT, ROME, TREACHERY_WEST);
    assertThat(cards.tradedBy(TREACHERY_WEST)).isEqualTo(EGYPT);
    assertThat(cards.holders(TREACHERY)).isEqualTo(Seats.of(ROME));
    assertThat(cards.calamities(ROME, TREACHERY)).containsExactly(TREACHERY_WEST);
  }

  @Test
  @Rule("P7.8")
  void aCardThatChangesHandsOtherwiseWasTradedByNobody() {
    cards.deal(MINOA, TREACHERY_WEST);
    cards.trade(MINOA, EGYPT, TREACHERY_WEST);
    cards.give(EGYPT, ROME, TREACHERY_WEST);
    assertThat(cards.tradedBy(TREACHERY_WEST)).isNull();
  }

  @Test
  @Rule("P7.8")
  void aDiscardedCalamityForgetsItsTrader() {
    cards.deal(MINOA, TREACHERY_WEST);
    cards.trade(MINOA, EGYPT, TREACHERY_WEST);
    cards.discard(EGYPT, TREACHERY_WEST);
    assertThat(cards.tradedBy(TREACHERY_WEST)).isNull();
    assertThat(cards.holders(TREACHERY)).isEqualTo(Seats.NONE);
  }

  @Test
  void theTwoCopiesOfACalamityAreHeldAndTradedApart() {
    var eastern = Card.of(TREACHERY, EAST);
    cards.deal(MINOA, TREACHERY_WEST);
    cards.deal(SABA, eastern);
    cards.trade(SABA, EGYPT, eastern);
    assertThat(cards.holders(TREACHERY)).isEqualTo(Seats.of(MINOA, EGYPT));
    assertThat(cards.tradedBy(eastern)).isEqualTo(SABA);
    assertThat(cards.tradedBy(TREACHERY_WEST)).isNull();
  }

  @Test
  @Rule({"P8.5", "2.8", "P9.9"})
  void discardsGoToThePileOfTheirNumberAndBlock() {
    cards.deal(MINOA, TREACHERY_WEST);
    cards.deal(MINOA, EASTERN_CLAY);
    cards.discard(MINOA, TREACHERY_WEST);
    cards.discard(MINOA, EASTERN_CLAY);
    assertThat(cards.discards(WEST, TREACHERY.stack())).containsExactly(TREACHERY_WEST);
    assertThat(cards.discards(EAST, 1)).containsExactly(EASTERN_CLAY);
    assertThat(cards.discards(WEST, 1)).isEmpty();
    assertThat(cards.handSize(MINOA)).isZero();
  }

  @Test
  @Rule("2.7")
  void waterIsUnlimitedAndJustLeaves() {
    for (int i = 0; i < 20; i++) {
      cards.deal(MINOA, Card.WATER);
    }
    cards.discard(MINOA, Card.WATER);
    assertThat(cards.count(MINOA, Commodity.WATER)).isEqualTo(19);
    for (int number = 1; number <= Setup.STACKS; number++) {
      assertThat(cards.discards(WEST, number)).isEmpty();
    }
  }

  @Test
  @Rule("P13.5")
  void aRebuiltStackHasItsDiscardsAgain() {
    var drawn = cards.draw(MINOA, 2);
    cards.discard(MINOA, drawn);
    var anew = new ArrayList<>(cards.stack(WEST, 2));
    anew.add(drawn);
    cards.rebuildStack(WEST, 2, anew);
    assertThat(cards.stack(WEST, 2)).isEqualTo(anew);
    assertThat(cards.discards(WEST, 2)).isEmpty();
  }

  @Test
  @Rule({"2.5", "P6.2"})
  void cardsThatAreNotThereCanNotBeMoved() {
    cards.deal(MINOA, CLAY);
    cards.deal(EGYPT, TREACHERY_WEST);
    impossible(() -> cards.deal(ROME, TREACHERY_WEST), "2.5: no treachery/west is left");
    impossible(() -> cards.give(MINOA, ROME, HIDES), "minoa does not hold hides/west");
    impossible(() -> cards.trade(ROME, EGYPT, TREACHERY_WEST), "rome does not hold treachery");
    impossible(() -> cards.discard(MINOA, EASTERN_CLAY), "minoa does not hold clay/east");
    impossible(() -> cards.discard(ROME, Card.WATER), "rome does not hold water");
    while (cards.stackSize(EAST, 1) > 0) {
      cards.draw(BABYLON, 1);
    }
    impossible(() -> cards.draw(SABA, 1), "P6.2: the stack is empty");
  }

  @Test
  @Rule("2.5")
  void aStackIsRebuiltOfItsOwnCardsOnly() {
    var stack = cards.stack(WEST, 1);
    var fewer = stack.subList(1, stack.size());
    var other = new ArrayList<>(fewer);
    other.add(HIDES.equals(stack.getFirst()) ? CLAY : HIDES);
    impossible(() -> cards.rebuildStack(WEST, 1, fewer), "2.5: cards were lost or added");
    impossible(() -> cards.rebuildStack(WEST, 1, other), "2.5: cards were lost or added");
  }

  @Test
  @Rule("2.8")
  void whoIsNotInPlayDrawsNothing() {
    var west = new World(Setup.of(9, Side.WEST));
    assertThatIllegalArgumentException().isThrownBy(() -> west.cards().draw(SABA, 1));
    assertThatIllegalStateException()
        .isThrownBy(() -> west.cards().deal(MINOA, EASTERN_CLAY))
        .withMessage("2.5: no clay/east is left in its stack");
    west.verify();
  }

  @Test
  void noVerbLosesACard() {
    var dice = new SeededDice(7);
    var seats = world.seats().list();
    for (int step = 0; step < 500; step++) {
      var seat = dice.one(seats);
      int number = 1 + dice.below(Setup.STACKS);
      var block = world.setup().block(seat);
      var hand = cards.hand(seat);
      switch (dice.below(hand.isEmpty() ? 2 : 5)) {
        case 0 -> drawOrDeal(number, seat);
        case 1 -> {
          var all = new ArrayList<>(cards.stack(block, number));
          all.addAll(cards.discards(block, number));
          cards.rebuildStack(block, number, dice.shuffled(all));
        }
        case 2 -> cards.discard(seat, dice.one(hand));
        case 3 -> cards.trade(seat, dice.one(seats), dice.one(hand));
        default -> cards.give(seat, dice.one(seats), dice.one(hand));
      }
      world.verify();
    }
  }

  private void drawOrDeal(int number, Civilization seat) {
    var stack = cards.stack(world.setup().block(seat), number);
    if (stack.isEmpty()) {
      cards.deal(seat, Card.WATER);
    } else if (number % 2 == 0) {
      cards.draw(seat, number);
    } else {
      cards.deal(seat, stack.getLast());
    }
  }

  /** The verb throws, and changes nothing. */
  private void impossible(ThrowingCallable verb, String because) {
    long before = world.hash();
    assertThatIllegalStateException().isThrownBy(verb).withMessageStartingWith(because);
    assertThat(world.hash()).isEqualTo(before);
    world.verify();
  }

  @Test
  void facesAndBlocksTellCardsApart() {
    var all = new ArrayList<Card>();
    for (int code = 0; code < Card.KINDS; code++) {
      assertThat(Card.at(code).code()).isEqualTo(code);
      all.add(Card.at(code));
    }
    assertThat(all).doesNotHaveDuplicates().isSorted().contains(Card.WATER);
    assertThat(Card.of(Commodity.WATER, EAST)).isEqualTo(Card.WATER);
    assertThat(List.of(Card.of(CIVIL_WAR, EAST), Card.of(FAMINE, WEST), CLAY, Card.WATER))
        .extracting(Card::toString)
        .containsExactly("civil-war/east", "famine/west", "clay/west", "water");
  }
}
