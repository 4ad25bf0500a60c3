package ecumene.facts;

import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.ROME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ecumene.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetupTest {
  private final Setup fiveWest = Setup.of(5, Side.WEST);
  private final Setup thirteen = Setup.of(13, Side.BOTH);

  @Rule({"2.1", "S3.1"})
  @Test
  void thereIsASetupForEachPlayerCountAndSide() {
    assertThat(Setup.all())
        .extracting(Setup::toString)
        .hasSize(19)
        .startsWith("5 players, west", "5 players, east", "6 players, west")
        .contains("9 players, east", "10 players, west", "11 players, east", "12 players, both")
        .endsWith("18 players, both");
    for (var setup : Setup.all()) {
      assertThat(Setup.of(setup.players(), setup.side())).isSameAs(setup);
      assertThat(setup.seats().size()).isEqualTo(setup.players());
    }
  }

  @Rule("2.1")
  @Test
  void anotherSideIsRefused() {
    refused(4, Side.WEST, "4 players cannot play: 5 to 18 can (2.1)");
    refused(19, Side.BOTH, "19 players cannot play: 5 to 18 can (2.1)");
    refused(9, Side.BOTH, "9 players play west or east, not both (2.1)");
    refused(10, Side.EAST, "10 players play west, not east (2.1)");
    refused(11, Side.WEST, "11 players play east, not west (2.1)");
    refused(12, Side.WEST, "12 players play both, not west (2.1)");
  }

  @Rule({"2.1", "S3.1", "S3.2"})
  @Test
  void aSingleBlockHasAllSeats() {
    assertThat(fiveWest.blocks()).containsExactly(Block.WEST);
    assertThat(fiveWest.seats()).hasToString("minoa, assyria, hatti, hellas, egypt");
    assertThat(fiveWest.seatsOf(Block.WEST)).isEqualTo(fiveWest.seats());
    assertThat(fiveWest.seatsOf(Block.EAST)).isEmpty();
    assertThat(Setup.of(11, Side.EAST).blocks()).containsExactly(Block.EAST);
  }

  @Rule({"2.1", "S3.3"})
  @Test
  void twoBlocksShareTheSeats() {
    assertThat(thirteen.blocks()).containsExactly(Block.WEST, Block.EAST);
    assertThat(thirteen.block(EGYPT)).isEqualTo(Block.WEST);
    assertThat(thirteen.block(ASSYRIA)).isEqualTo(Block.EAST);
    assertThat(Setup.of(17, Side.BOTH).block(ASSYRIA)).isEqualTo(Block.WEST);
    assertThat(thirteen.seatsOf(Block.EAST))
        .hasToString("saba, assyria, babylon, persia, nubia, parthia");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> fiveWest.block(ROME))
        .withMessage("rome is not in play in 5 players, west");
  }

  @Rule({"2.1", "1.14"})
  @Test
  void areasOfRegionsNotInUseAreOutOfPlay() {
    assertThat(fiveWest.isInPlay(Area.of("knossos"))).isTrue();
    assertThat(fiveWest.isInPlay(Area.of("rome"))).isFalse();
    assertThat(fiveWest.isInPlay(Area.of("bay-of-bengal"))).isTrue();
    assertThat(fiveWest.areasInPlay()).hasSize(15 + 17 + 18 + 18 + 16).doesNotHaveDuplicates();
    assertThat(Setup.of(18, Side.BOTH).areasInPlay()).isEqualTo(Area.land());
  }

  @Rule("2.4")
  @Test
  void extraCreditsWith5And6And12Players() {
    for (var setup : Setup.all()) {
      var credits =
          switch (setup.players()) {
            case 5 -> 10;
            case 6, 12 -> 5;
            default -> 0;
          };
      assertThat(setup.startingCredits()).isEqualTo(credits);
    }
  }

  @Rule({"2.6", "P8.3", "S1.1"})
  @Test
  void minorCalamitiesWith9To11And15To18Players() {
    for (var setup : Setup.all()) {
      var players = setup.players();
      var minors = (players >= 9 && players <= 11) || players >= 15;
      assertThat(setup.usesMinors()).isEqualTo(minors);
      assertThat(setup.calamityLimit()).isEqualTo(minors ? 3 : 2);
    }
  }

  @Rule({"P12.6", "S1.1"})
  @Test
  void theHandLimitIs8WithUpTo11PlayersAnd9WithMore() {
    assertThat(Setup.of(11, Side.EAST).handLimit()).isEqualTo(8);
    assertThat(Setup.of(12, Side.BOTH).handLimit()).isEqualTo(9);
  }

  @Rule({"2.5", "S1.3", "S1.6"})
  @Test
  void aStackHoldsTheCommoditiesAndCalamitiesOfItsNumber() {
    assertThat(fiveWest.deck(Block.WEST, 1))
        .containsExactly(new CardCount(Commodity.OCHRE, 9), new CardCount(Commodity.CLAY, 9));
    assertThat(Setup.of(15, Side.BOTH).deck(Block.EAST, 9))
        .containsExactly(
            new CardCount(Commodity.GOLD, 2),
            new CardCount(Commodity.SILK, 4),
            new CardCount(Commodity.PEARLS, 3),
            new CardCount(Commodity.AMBER, 2),
            new CardCount(CalamityCard.COASTAL_MIGRATION, 1),
            new CardCount(CalamityCard.REGRESSION, 1),
            new CardCount(CalamityCard.PIRACY, 1));
  }

  @Rule({"2.5", "S1.1", "S1.5"})
  @Test
  void everyBlockHasItsNumberOfCards() {
    for (var setup : Setup.all()) {
      var players = setup.players();
      for (var block : setup.blocks()) {
        var commodities = players <= 8 ? 119 : players <= 11 ? 177 : players <= 14 ? 119 : 148;
        assertThat(copies(setup, block, Commodity.class)).isEqualTo(commodities);
        assertThat(copies(setup, block, CalamityCard.class))
            .isEqualTo(setup.usesMinors() ? 24 : 16);
      }
    }
  }

  @Rule({"2.5", "S1.7"})
  @Test
  void everySetInPlayIsCompleteOverBothBlocks() {
    for (var setup : Setup.all()) {
      for (var commodity : Commodity.values()) {
        var copies = 0;
        for (var block : setup.blocks()) {
          copies +=
              cards(setup, block).stream()
                  .filter(count -> count.card() == commodity)
                  .mapToInt(CardCount::copies)
                  .sum();
        }
        assertThat(copies).isIn(0, commodity.setSize());
      }
    }
  }

  @Rule({"S1.1", "S1.2", "S1.4"})
  @Test
  void setsAreSplitOverTheBlocksOfTwoBlockGamesOnly() {
    for (var setup : Setup.all()) {
      var players = setup.players();
      for (var block : setup.blocks()) {
        var commodities =
            cards(setup, block).stream()
                .filter(count -> count.card() instanceof Commodity)
                .toList();
        var whole =
            commodities.stream()
                .filter(count -> count.copies() == ((Commodity) count.card()).setSize())
                .toList();
        assertThat(commodities).hasSize(players <= 8 ? 18 : players <= 14 ? 27 : 36);
        assertThat(whole).hasSize(players <= 8 ? 18 : players <= 11 ? 27 : 9);
      }
    }
  }

  @Rule("S1.4")
  @Test
  void ofASplitSetTheHomeBlockHasTheOddCardAndAnExtraSetIsHalved() {
    var fifteen = Setup.of(15, Side.BOTH);
    assertThat(fifteen.deck(Block.WEST, 1))
        .containsExactly(
            new CardCount(Commodity.OCHRE, 9),
            new CardCount(Commodity.CLAY, 5),
            new CardCount(Commodity.HIDES, 4),
            new CardCount(Commodity.BONE, 4));
    assertThat(fifteen.deck(Block.EAST, 1))
        .containsExactly(
            new CardCount(Commodity.CLAY, 4),
            new CardCount(Commodity.FLAX, 9),
            new CardCount(Commodity.HIDES, 5),
            new CardCount(Commodity.BONE, 4));
  }

  @Rule("2.8")
  @Test
  void aBlockThatIsNotPlayedHasNoStacks() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> fiveWest.deck(Block.EAST, 1))
        .withMessage("there is no stack 1 of block east in 5 players, west");
    assertThatIllegalArgumentException().isThrownBy(() -> fiveWest.deck(Block.WEST, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> fiveWest.deck(Block.WEST, 10));
  }

  private static int copies(Setup setup, Block block, Class<? extends TradeCard> kind) {
    return cards(setup, block).stream()
        .filter(count -> kind.isInstance(count.card()))
        .mapToInt(CardCount::copies)
        .sum();
  }

  private static List<CardCount> cards(Setup setup, Block block) {
    var cards = new ArrayList<CardCount>();
    for (var stack = 1; stack <= Setup.STACKS; stack++) {
      cards.addAll(setup.deck(block, stack));
    }
    return cards;
  }

  private static void refused(int players, Side side, String reason) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Setup.of(players, side))
        .withMessage(reason);
  }
}
