package ecumene.world;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.facts.Commodity.BONE;
import static ecumene.facts.Commodity.OCHRE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import ecumene.example.RandomPosition;
import ecumene.example.SeededDice;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.Colour;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import java.util.HashSet;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class WorldHashTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area THERA = Area.of("thera");

  /** What follows from other arrays is not part of the hash; {@code verify()} compares it. */
  private static final List<String> SUMS =
      List.of(
          "pieces.crowd",
          "pieces.presence.bits",
          "pieces.cities",
          "pieces.tokensOnBoard",
          "pieces.stock",
          "cards.hands.commodityCount",
          "cards.hands.calamityCount");

  /** What follows from the set-up. */
  private static final List<String> FACTS = List.of("cards.stacks.start");

  @Test
  void everySingleChangeChangesTheHash() {
    var world = RandomPosition.of(Setup.of(18, Side.BOTH), new SeededDice(2));
    var innards = Innards.of(world);
    long hash = world.hash();
    for (var name : innards.arrays().keySet()) {
      if (SUMS.contains(name) || FACTS.contains(name)) {
        continue;
      }
      for (int i = 0; i < innards.length(name); i++) {
        innards.add(name, i, 1);
        assertThat(world.hash()).as("%s[%s]", name, i).isNotEqualTo(hash);
        innards.add(name, i, -1);
      }
    }
    assertThat(world.hash()).isEqualTo(hash);
  }

  @Test
  void everyChangeOfProgressAndMarketChangesTheHash() {
    var start = Progress.START;
    for (var progress :
        List.of(
            start.nextTurn(),
            start.withCensus(ROME, 3),
            start.without(ROME),
            start.withFirstInLateIronAge(Seats.of(ROME)),
            start.ending(Progress.Ending.NOW))) {
      assertThat(after(world -> world.progressTo(progress))).isNotEqualTo(after(world -> {}));
    }
    var offer = offer(1, BONE, Seats.of(MINOA), 3, 0);
    for (var market :
        List.of(
            Market.CLOSED.with(offer),
            Market.CLOSED.finishedBy(ROME),
            Market.CLOSED.actedBy(ROME),
            Market.CLOSED.with(offer).without(offer))) {
      assertThat(after(world -> world.trade(market))).isNotEqualTo(after(world -> {}));
    }
  }

  @Test
  void everyPartOfAnOfferChangesTheHash() {
    var hashes = new HashSet<Long>();
    for (var offer :
        List.of(
            offer(1, BONE, Seats.of(MINOA), 3, 0),
            offer(2, BONE, Seats.of(MINOA), 3, 0),
            offer(1, OCHRE, Seats.of(MINOA), 3, 0),
            offer(1, BONE, Seats.of(EGYPT), 3, 0),
            offer(1, BONE, Seats.of(MINOA), 4, 0),
            offer(1, BONE, Seats.of(MINOA), 3, 1))) {
      assertThat(hashes.add(after(world -> world.trade(Market.CLOSED.with(offer)))))
          .as("%s", offer)
          .isTrue();
    }
  }

  private static Offer offer(int number, Commodity third, Seats to, int wants, int answers) {
    var names = List.of(BONE, BONE);
    return new Offer(
        number,
        ROME,
        Bundle.of(Commodities.of(BONE, BONE, third)),
        new Bid(to, names, wants, names, answers));
  }

  @Test
  void everySumThatIsNotInTheHashIsVerified() {
    var world = RandomPosition.of(Setup.of(18, Side.BOTH), new SeededDice(3));
    var innards = Innards.of(world);
    for (var name : SUMS) {
      for (int i = 0; i < innards.length(name); i++) {
        innards.add(name, i, 1);
        assertThatIllegalStateException().as("%s[%s]", name, i).isThrownBy(world::verify);
        innards.add(name, i, -1);
      }
    }
    world.verify();
  }

  @Test
  void equalPositionsHaveEqualHashes() {
    var setup = Setup.of(12, Side.BOTH);
    assertThat(RandomPosition.of(setup, new SeededDice(4)).hash())
        .isEqualTo(RandomPosition.of(setup, new SeededDice(4)).hash())
        .isNotEqualTo(RandomPosition.of(setup, new SeededDice(5)).hash());
  }

  @Test
  void theWayToAPositionLeavesNoTrace() {
    same(
        world -> world.placeTokens(MINOA, KNOSSOS, 3),
        world -> {
          world.placeTokens(MINOA, PHAESTOS, 1);
          world.placeTokens(MINOA, KNOSSOS, 4);
          world.moveTokens(MINOA, PHAESTOS, KNOSSOS, 1);
          world.removeTokens(MINOA, KNOSSOS, 2);
        });
    same(
        world -> world.placeCity(MINOA, KNOSSOS),
        world -> {
          world.buildCity(ROME, KNOSSOS);
          world.removeCity(KNOSSOS);
          world.placeCity(MINOA, KNOSSOS);
        });
    same(
        world -> {
          world.placeShip(MINOA, THERA);
          world.placeShip(MINOA, KNOSSOS);
        },
        world -> {
          world.placeShip(MINOA, KNOSSOS);
          world.placeShip(MINOA, KNOSSOS);
          world.placeShip(MINOA, PHAESTOS);
          world.moveShip(MINOA, KNOSSOS, THERA);
          world.removeShip(MINOA, PHAESTOS);
        });
    same(
        world -> world.fillTreasury(MINOA, 2),
        world -> {
          world.fillTreasury(MINOA, 7);
          world.emptyTreasury(MINOA, 5);
        });
    same(
        world -> {
          world.gainAdvance(MINOA, Advance.POTTERY);
          world.gainAdvance(MINOA, Advance.LAW);
          world.gainCredits(MINOA, Colour.ARTS, 5);
        },
        world -> {
          world.gainAdvance(MINOA, Advance.LAW);
          world.gainAdvance(MINOA, Advance.POTTERY);
          world.promiseCredits(MINOA, Colour.ARTS, 5);
          world.turnPasses();
          world.progressTo(Progress.START);
        });
  }

  @Test
  void theWayOfCardsLeavesNoTrace() {
    var ochre = Card.of(Commodity.OCHRE, Block.WEST);
    var bone = Card.of(Commodity.BONE, Block.WEST);
    var treachery = Card.of(CalamityCard.TREACHERY, Block.WEST);
    same(
        world -> {
          world.cards().deal(MINOA, bone);
          world.cards().deal(MINOA, ochre);
          world.cards().discard(MINOA, ochre);
          world.cards().discard(MINOA, bone);
        },
        world -> {
          world.cards().deal(EGYPT, bone);
          world.cards().deal(ROME, ochre);
          world.cards().discard(EGYPT, bone);
          world.cards().discard(ROME, ochre);
        });
    same(
        world -> world.cards().deal(MINOA, treachery),
        world -> {
          world.cards().deal(EGYPT, treachery);
          world.cards().trade(EGYPT, ROME, treachery);
          world.cards().give(ROME, MINOA, treachery);
        });
    same(
        world -> world.cards().deal(MINOA, Card.WATER),
        world -> {
          world.cards().deal(MINOA, Card.WATER);
          world.cards().deal(MINOA, Card.WATER);
          world.cards().discard(MINOA, Card.WATER);
        });
    same(
        world -> {},
        world -> {
          var stack = world.cards().stack(Block.WEST, 3);
          world.cards().draw(MINOA, 3);
          world.cards().discard(MINOA, world.cards().hand(MINOA).getFirst());
          world.cards().rebuildStack(Block.WEST, 3, stack);
        });
  }

  private static void same(Consumer<World> oneWay, Consumer<World> another) {
    assertThat(after(another)).isEqualTo(after(oneWay));
  }

  private static long after(Consumer<World> way) {
    var world = new World(Setup.of(9, Side.WEST));
    way.accept(world);
    world.verify();
    return world.hash();
  }
}
