package ecumene.phase;

import static ecumene.facts.Block.EAST;
import static ecumene.facts.Block.WEST;
import static ecumene.facts.CalamityKind.MINOR;
import static ecumene.facts.CalamityKind.NON_TRADEABLE;
import static ecumene.facts.CalamityKind.TRADEABLE;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.example.Example;
import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.CalamityKind;
import ecumene.facts.Commodity;
import ecumene.world.Card;
import ecumene.world.Cards;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class StackPreparationTest {
  private static final int SHUFFLES = 60;

  /** What each card of a stack is, the top first: of many shuffles. */
  private static List<List<String>> stacks(Example example, Block block, int number) {
    var stacks = new ArrayList<List<String>>();
    for (int seed = 0; seed < SHUFFLES; seed++) {
      var cards = example.drawing(seed).plays(new StackPreparation()).after().cards();
      stacks.add(cards.stack(block, number).stream().map(StackPreparationTest::kind).toList());
    }
    return stacks;
  }

  private static String kind(Card card) {
    return switch (card.face()) {
      case Commodity commodity -> commodity.isExtra() ? "extra" : "base";
      case CalamityCard calamity -> calamity.kind().name();
    };
  }

  /** Wherever in the stacks this was found. */
  private static SortedSet<Integer> places(List<List<String>> stacks, CalamityKind kind) {
    var places = new TreeSet<Integer>();
    stacks.forEach(stack -> places.add(stack.indexOf(kind.name())));
    return places;
  }

  @Test
  @Rule({"S2.1", "S2.2", "S2.3", "S2.4", "S2.5", "2.5"})
  void upTo8PlayersHaveACommodityEachOnTop() {
    var stacks = stacks(Example.west(6, ""), WEST, 9);
    assertThat(stacks).allSatisfy(stack -> assertThat(stack).hasSize(4 + 5 + 2));
    assertThat(places(stacks, TRADEABLE)).containsExactly(6, 7, 8, 9);
    assertThat(places(stacks, NON_TRADEABLE)).containsExactly(10);
  }

  @Test
  @Rule({"S2.1", "RU.5"})
  void theCommoditiesOfAStackAreShuffled() {
    var orders = new ArrayList<List<Card>>();
    for (int seed = 0; seed < 3; seed++) {
      var prepared = Example.west(6, "").drawing(seed).plays(new StackPreparation());
      orders.add(prepared.after().cards().stack(WEST, 1));
    }
    assertThat(orders).doesNotHaveDuplicates();
    assertThat(orders)
        .allSatisfy(order -> assertThat(order).extracting(Card::isCalamity).containsOnly(false));
  }

  @Test
  @Rule({"S2.6", "S2.7", "S2.8", "RU.10", "2.6"})
  void nineToElevenPlayersHaveTheirStacksInLayers() {
    var stacks = stacks(Example.west(9, ""), WEST, 9);
    for (var stack : stacks) {
      assertThat(stack).hasSize(10 + 5 + 1);
      assertThat(stack.subList(0, 10)).containsOnly("base", MINOR.name());
      assertThat(stack.subList(10, 15)).containsOnly("extra", TRADEABLE.name());
    }
    assertThat(places(stacks, MINOR)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    assertThat(places(stacks, TRADEABLE)).containsExactly(10, 11, 12, 13, 14);
    assertThat(places(stacks, NON_TRADEABLE)).containsExactly(15);
  }

  @Test
  @Rule({"S2.9", "2.5"})
  void twelveToFourteenPlayersHaveAsManyOnTopAsTheirBlockHasPlayers() {
    assertThat(places(stacks(Example.both(13, ""), WEST, 9), TRADEABLE).first()).isEqualTo(7);
    assertThat(places(stacks(Example.both(13, ""), EAST, 9), TRADEABLE).first()).isEqualTo(6);
  }

  @Test
  @Rule({"S2.10", "RU.10"})
  void fifteenAndMorePlayersHaveTheStacksOfBothBlocksInLayers() {
    for (var block : Block.values()) {
      for (var stack : stacks(Example.both(15, ""), block, 9)) {
        assertThat(stack).hasSize(10 + 3 + 1).endsWith(NON_TRADEABLE.name());
        assertThat(stack.subList(0, 10)).containsOnly("base", MINOR.name());
        assertThat(stack.subList(10, 13)).containsOnly("extra", TRADEABLE.name());
      }
    }
  }

  /** The stacks after everybody has discarded the whole hand and the turn has ended. */
  private static Example discards(Example example) {
    return example.plays(
        table -> {
          var cards = table.world().cards();
          for (var seat : table.world().seats()) {
            cards.hand(seat).forEach(card -> cards.discard(seat, card));
          }
          new AstAlteration().play(table);
        });
  }

  private static List<Card> bottom(int count, List<Card> stack) {
    return stack.subList(stack.size() - count, stack.size());
  }

  private static Card west(CalamityCard calamity) {
    return Card.of(calamity, WEST);
  }

  @Test
  @Rule({"P13.5", "S2.11", "S2.12", "S2.13"})
  void discardsAreShuffledUnderTheirStackAndTheNonTradeableCalamityGoesLast() {
    var position = "minoa: holds gold 3, ivory 2, regression, piracy";
    var undrawn =
        stack(Example.west(5, position).plays(table -> {}), cards -> cards.stack(WEST, 9));
    var shuffles = new ArrayList<List<Card>>();
    for (int seed = 0; seed < 9; seed++) {
      var after = discards(Example.west(5, position).drawing(seed)).after().cards();
      var stack = after.stack(WEST, 9);
      assertThat(stack).startsWith(undrawn.toArray(Card[]::new)).hasSize(11);
      assertThat(stack.getLast()).isEqualTo(west(CalamityCard.REGRESSION));
      assertThat(bottom(7, stack)).contains(west(CalamityCard.PIRACY));
      assertThat(after.discards(WEST, 9)).isEmpty();
      shuffles.add(stack);
    }
    assertThat(shuffles.stream().distinct().count()).isGreaterThan(3);
  }

  @Test
  @Rule({"P13.5", "RU.5"})
  void inWhichOrderCardsWereDiscardedDoesNotMatter() {
    var position = "minoa: holds gold 3, ivory 2, piracy";
    var backwards =
        Example.west(5, position)
            .plays(
                table -> {
                  var cards = table.world().cards();
                  cards.hand(MINOA).reversed().forEach(card -> cards.discard(MINOA, card));
                  new AstAlteration().play(table);
                });
    var stack = stack(discards(Example.west(5, position)), cards -> cards.stack(WEST, 9));
    assertThat(stack(backwards, cards -> cards.stack(WEST, 9))).isEqualTo(stack);
  }

  private static List<Card> stack(Example example, Function<Cards, List<Card>> which) {
    return which.apply(example.after().cards());
  }

  @Test
  @Rule({"RU.62", "S2.12", "P13.5"})
  void aNonTradeableCalamityThatWasNotDrawnStaysInItsPlace() {
    var position = "minoa: holds gold 3, ivory 2, piracy";
    var undrawn =
        stack(Example.west(5, position).plays(table -> {}), cards -> cards.stack(WEST, 9));
    var stack = stack(discards(Example.west(5, position)), cards -> cards.stack(WEST, 9));
    assertThat(undrawn).contains(west(CalamityCard.REGRESSION));
    assertThat(stack).startsWith(undrawn.toArray(Card[]::new)).hasSize(11);
    assertThat(bottom(6, stack)).doesNotContain(west(CalamityCard.REGRESSION));
  }

  @Test
  @Rule({"2.8", "S2.11"})
  void discardsReturnToTheBlockTheyCameFrom() {
    var after = discards(Example.both(12, "minoa: holds east silk 2, west gold 1")).after().cards();
    assertThat(bottom(2, after.stack(EAST, 9))).containsOnly(Card.of(Commodity.SILK, EAST));
    assertThat(after.stack(WEST, 9).getLast()).isEqualTo(Card.of(Commodity.GOLD, WEST));
  }

  @Test
  @Rule({"S2.14", "2.7"})
  void waterReturnsToNoStack() {
    var after = discards(Example.west(5, "egypt: holds water 3, clay 1")).after().cards();
    assertThat(after.handSize(EGYPT)).isZero();
    for (int number = 1; number <= 9; number++) {
      assertThat(after.stack(WEST, number)).doesNotContain(Card.WATER);
    }
    assertThat(after.stackSize(WEST, 1)).isEqualTo(18);
    assertThat(after.handSize(MINOA)).isZero();
  }
}
