package ecumene.phase;

import static ecumene.facts.CalamityCard.BANDITRY;
import static ecumene.facts.CalamityCard.BARBARIAN_HORDES;
import static ecumene.facts.CalamityCard.CITY_RIOTS;
import static ecumene.facts.CalamityCard.COASTAL_MIGRATION;
import static ecumene.facts.CalamityCard.EPIDEMIC;
import static ecumene.facts.CalamityCard.FAMINE;
import static ecumene.facts.CalamityCard.SQUANDERED_WEALTH;
import static ecumene.facts.CalamityCard.SUPERSTITION;
import static ecumene.facts.CalamityCard.TEMPEST;
import static ecumene.facts.CalamityCard.TREACHERY;
import static ecumene.facts.CalamityCard.TYRANNY;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.CalamityEvent.CalamitiesCounted;
import ecumene.event.CardEvent.CalamityDiscarded;
import ecumene.example.Example;
import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.world.Card;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CalamitySelectionTest {
  private static final String DAVID = "minoa: holds famine, treachery from egypt, barbarian-hordes";
  private static final String JACOB =
      """
      minoa: holds west superstition, east superstition from egypt, tyranny, squandered-wealth,\
       coastal-migration
      """;

  private static Stream<Example> withManySeeds(String position, int players) {
    return LongStream.range(0, 200)
        .mapToObj(
            seed ->
                (players < 12 ? Example.west(players, position) : Example.both(players, position))
                    .drawing(seed)
                    .plays(new CalamitySelection()));
  }

  private static List<CalamityDiscarded> discarded(Example example) {
    return example.events().stream()
        .filter(CalamityDiscarded.class::isInstance)
        .map(CalamityDiscarded.class::cast)
        .toList();
  }

  private static Set<CalamityCard> held(Example example, Civilization seat) {
    var held = EnumSet.noneOf(CalamityCard.class);
    for (var card : example.after().cards().hand(seat)) {
      if (card.face() instanceof CalamityCard calamity) {
        held.add(calamity);
      }
    }
    return held;
  }

  @Test
  @Rule({"P8.3", "P8.4"})
  void commoditiesDoNotCount() {
    Example.west(9, "minoa: holds famine, treachery, ochre 4")
        .plays(new CalamitySelection())
        .changesNothing();
  }

  @Test
  @Rule({"P8.3", "P8.4", "P8.5", "G1", "D10"})
  void withEightPlayersOneOfThreeMajorsIsDiscardedAtRandom() {
    var seen = EnumSet.noneOf(CalamityCard.class);
    withManySeeds(DAVID, 8)
        .forEach(
            example -> {
              assertThat(discarded(example)).hasSize(1);
              var gone = discarded(example).getFirst();
              var left = EnumSet.of(FAMINE, TREACHERY, BARBARIAN_HORDES);
              left.remove((CalamityCard) gone.card().face());
              assertThat(held(example, MINOA)).isEqualTo(left);
              assertThat(gone.rule()).isEqualTo("P8.4");
              assertThat(example.after().cards().discards(Block.WEST, gone.card().face().stack()))
                  .containsExactly(gone.card());
              seen.add((CalamityCard) gone.card().face());
            });
    assertThat(seen).containsExactlyInAnyOrder(FAMINE, TREACHERY, BARBARIAN_HORDES);
  }

  @Test
  @Rule({"P8.2", "P8.3", "P8.4", "RU.1", "G1"})
  void withSixteenPlayersOneOfTwoEqualAndThenOneOfFourIsDiscarded() {
    var first = EnumSet.noneOf(Block.class);
    var second = EnumSet.noneOf(CalamityCard.class);
    withManySeeds(JACOB, 16)
        .forEach(
            example -> {
              var gone = discarded(example);
              assertThat(gone).extracting(CalamityDiscarded::rule).containsExactly("P8.2", "P8.4");
              assertThat(gone.getFirst().card().face()).isEqualTo(SUPERSTITION);
              first.add(gone.getFirst().card().block());
              second.add((CalamityCard) gone.getLast().card().face());
              assertThat(held(example, MINOA)).hasSize(3);
            });
    assertThat(first).containsExactlyInAnyOrder(Block.WEST, Block.EAST);
    assertThat(second)
        .containsExactlyInAnyOrder(SUPERSTITION, TYRANNY, SQUANDERED_WEALTH, COASTAL_MIGRATION);
  }

  @Test
  @Rule({"P8.3", "RU.1"})
  void majorsAboveTwoGoBeforeAnyMinor() {
    withManySeeds("minoa: holds famine, treachery, epidemic, tempest, banditry", 10)
        .forEach(
            example -> {
              var gone = discarded(example);
              assertThat(gone).hasSize(2);
              assertThat(gone.getFirst().card().face()).isIn(FAMINE, TREACHERY, EPIDEMIC);
              assertThat(held(example, MINOA)).hasSize(3);
            });
  }

  @Test
  @Rule("P8.3")
  void threeMinorsMayStay() {
    Example.west(9, "minoa: holds tempest, banditry, city-riots")
        .plays(new CalamitySelection())
        .changesNothing();
    withManySeeds("minoa: holds tempest, banditry, city-riots, coastal-migration", 9)
        .forEach(
            example ->
                assertThat(held(example, MINOA))
                    .hasSize(3)
                    .isSubsetOf(TEMPEST, BANDITRY, CITY_RIOTS, COASTAL_MIGRATION));
  }

  @Test
  @Rule({"P8.1", "P8.6", "G16"})
  void everybodyShowsHowManyAndTargetsDoNotMatter() {
    Example.west(
            8,
            """
            minoa: holds famine, superstition
            egypt: holds tyranny; treasury 3
            """)
        .plays(new CalamitySelection())
        .tells(new CalamitiesCounted(MINOA, 2))
        .tells(new CalamitiesCounted(EGYPT, 1))
        .changesNothing();
  }

  @Test
  @Rule("P8.5")
  void aDiscardReturnsToTheBlockItCameFrom() {
    var example =
        withManySeeds("minoa: holds east superstition from saba, superstition", 12)
            .filter(one -> discarded(one).getFirst().card().block() == Block.EAST)
            .findFirst()
            .orElseThrow();
    assertThat(example.after().cards().discards(Block.EAST, 4))
        .containsExactly(Card.of(SUPERSTITION, Block.EAST));
    assertThat(example.after().cards().discards(Block.WEST, 4)).isEmpty();
  }
}
