package ecumene.world;

import static ecumene.facts.Block.WEST;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.example.RandomPosition;
import ecumene.example.SeededDice;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.CalamityCard;
import ecumene.facts.Colour;
import ecumene.facts.Commodity;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class WorldCopyTest {
  /** Never changed, so that copies may share it: what is in play, and values. */
  private static final List<String> SHARED_OTHERS =
      List.of("setup", "cards.setup", "terms", "progress", "market");

  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area THERA = Area.of("thera");
  private static final Card OCHRE = Card.of(Commodity.OCHRE, WEST);
  private static final Card TREACHERY = Card.of(CalamityCard.TREACHERY, WEST);

  /** Every verb that changes an array; each changes something in the position below. */
  private static final List<Consumer<World>> VERBS =
      List.of(
          world -> world.placeTokens(MINOA, KNOSSOS, 1),
          world -> world.removeTokens(MINOA, KNOSSOS, 1),
          world -> world.moveTokens(MINOA, KNOSSOS, THERA, 1),
          world -> world.placeCity(MINOA, THERA),
          world -> world.buildCity(MINOA, THERA),
          world -> world.removeCity(PHAESTOS),
          world -> world.placeShip(MINOA, THERA),
          world -> world.removeShip(MINOA, KNOSSOS),
          world -> world.moveShip(MINOA, KNOSSOS, THERA),
          world -> world.fillTreasury(MINOA, 1),
          world -> world.emptyTreasury(MINOA, 1),
          world -> world.gainAdvance(MINOA, Advance.LIBRARY),
          world -> world.acquireAdvance(MINOA, Advance.LIBRARY),
          world -> world.gainCredits(MINOA, Colour.ARTS, 5),
          world -> world.promiseCredits(MINOA, Colour.ARTS, 5),
          world -> world.moveMarker(MINOA, 4),
          World::turnPasses,
          world -> world.leave(MINOA),
          world -> world.cards().draw(MINOA, 1),
          world -> world.cards().deal(MINOA, OCHRE),
          world -> world.cards().trade(MINOA, EGYPT, TREACHERY),
          world -> world.cards().give(MINOA, EGYPT, OCHRE),
          world -> world.cards().discard(MINOA, OCHRE),
          world -> world.cards().rebuildStack(WEST, 2, world.cards().stack(WEST, 2).reversed()));

  private static World position() {
    var world = new World(Setup.of(18, Side.BOTH));
    world.placeTokens(MINOA, KNOSSOS, 3);
    world.buildCity(MINOA, PHAESTOS);
    world.placeShip(MINOA, KNOSSOS);
    world.fillTreasury(MINOA, 5);
    world.acquireAdvance(MINOA, Advance.POTTERY);
    world.promiseCredits(MINOA, Colour.CRAFTS, 10);
    world.moveMarker(MINOA, 3);
    world.cards().deal(MINOA, OCHRE);
    world.cards().deal(MINOA, TREACHERY);
    return world;
  }

  private final World world = RandomPosition.of(Setup.of(18, Side.BOTH), new SeededDice(1));
  private final World copy = world.copy();
  private final Innards innards = Innards.of(world);
  private final Innards copied = Innards.of(copy);

  @Test
  void theWholeWorldIsLookedAt() {
    assertThat(innards.arrays())
        .containsKeys("pieces.tokens", "cards.hands.holder", "cards.stacks.stacked")
        .containsKeys("standing.advances");
  }

  @Test
  void aCopyIsEqual() {
    assertThat(copied.arrays().keySet()).isEqualTo(innards.arrays().keySet());
    innards.arrays().forEach((name, array) -> assertThat(copied.array(name)).isEqualTo(array));
    assertThat(copy.hash()).isEqualTo(world.hash());
    copy.verify();
  }

  @Test
  void whatIsNoArrayNeverChanges() {
    assertThat(innards.others().keySet()).containsExactlyInAnyOrderElementsOf(SHARED_OTHERS);
    assertThat(innards.others().values())
        .allMatch(value -> value instanceof Setup || value instanceof Record);
  }

  @Test
  void whateverChangesIsNotSharedAnyMore() {
    for (var verb : VERBS) {
      var one = position();
      var other = one.copy();
      long before = other.hash();
      verb.accept(one);
      assertThat(one.hash()).isNotEqualTo(before);
      assertThat(other.hash()).isEqualTo(before);
      other.verify();
      verb.accept(other);
      assertThat(other.hash()).isEqualTo(one.hash());
    }
  }

  @Test
  void aKnownHandIsNotShared() {
    var known = world.seats().list().stream().map(seat -> world.cards().bundle(seat)).toList();
    var other = world.copy();
    for (var seat : world.seats()) {
      other.cards().hand(seat).forEach(card -> other.cards().discard(seat, card));
      assertThat(other.cards().bundle(seat).size()).isZero();
    }
    assertThat(world.seats().list().stream().map(seat -> world.cards().bundle(seat)).toList())
        .isEqualTo(known);
    world.verify();
    other.verify();
  }

  @Test
  void inPublicThereAreNoCards() {
    var open = world.inPublic();
    var others = List.of("pieces", "standing");
    for (var name : innards.arrays().keySet()) {
      if (others.contains(name.substring(0, name.indexOf('.')))) {
        assertThat(Innards.of(open).array(name)).isEqualTo(innards.array(name));
      }
    }
    assertThat(open.progress()).isEqualTo(world.progress());
    long hash = open.hash();
    for (var seat : world.seats()) {
      assertThat(open.cards().handSize(seat)).isZero();
      for (var card : copy.cards().hand(seat)) {
        copy.cards().discard(seat, card);
      }
    }
    assertThat(copy.hash()).isNotEqualTo(world.hash());
    assertThat(copy.inPublic().hash()).isEqualTo(hash);
  }

  @Test
  void copiesOfCopiesAreWorldsOfTheirOwn() {
    var first = position();
    first.placeTokens(EGYPT, THERA, 2);
    var second = first.copy();
    second.placeTokens(MINOA, THERA, 1);
    var third = second.copy();
    third.placeTokens(MINOA, THERA, 2);
    second.placeTokens(EGYPT, THERA, 4);
    first.removeTokens(EGYPT, THERA, 1);
    assertThat(List.of(first.tokens(MINOA, THERA), first.tokens(EGYPT, THERA)))
        .containsExactly(0, 1);
    assertThat(List.of(second.tokens(MINOA, THERA), second.tokens(EGYPT, THERA)))
        .containsExactly(1, 6);
    assertThat(List.of(third.tokens(MINOA, THERA), third.tokens(EGYPT, THERA)))
        .containsExactly(3, 2);
    List.of(first, second, third).forEach(World::verify);
  }
}
