package ecumene.bots.house;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.Bot;
import ecumene.bots.BotDice;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.QuestionKind;
import ecumene.phase.Phase;
import ecumene.table.Dice;
import ecumene.table.Draws;
import ecumene.table.Given;
import ecumene.table.Question;
import ecumene.table.Seed;
import ecumene.table.Table;
import ecumene.view.View;
import ecumene.world.Terms;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a seat can not know makes no difference: a bot answers every question alike in two worlds
 * that its seat sees alike, where all other hands and all stacks are different.
 */
class FairnessTest {
  /** How many kinds of questions a few games come to, at the least. */
  private static final int KINDS = 18;

  private final Dice dice = new BotDice(5);
  private final EnumSet<QuestionKind> asked = EnumSet.noneOf(QuestionKind.class);
  private int different;

  @ParameterizedTest
  @ValueSource(strings = {"easy", "medium"})
  void whatIsHiddenMakesNoDifference(String version) {
    for (int seed = 0; seed < 3; seed++) {
      play(Version.released(version).figures(), seed);
    }

    assertThat(asked).hasSizeGreaterThanOrEqualTo(KINDS);
    assertThat(different).isGreaterThan(1000);
  }

  private void play(Figures figures, long seed) {
    var setup = Setup.of(9, Side.WEST);
    var world = new World(setup, Terms.BASIC.upTo(18));
    var bots = bots(setup, figures, seed);
    var twins = bots(setup, figures, seed);
    var table =
        new Table(
            world, new Draws(Seed.of(seed)), open -> answer(open, world, bots, twins), event -> {});
    for (@Nullable Phase phase = Phase.SET_UP; phase != null; phase = phase.following(world)) {
      phase.play(table);
    }
  }

  private static Map<Civilization, Bot> bots(Setup setup, Figures figures, long seed) {
    var bots = new EnumMap<Civilization, Bot>(Civilization.class);
    for (var seat : setup.seats()) {
      bots.put(seat, new HouseBot(figures, BotDice.of(seed, seat.index())));
    }
    return bots;
  }

  private Given answer(
      List<Question<?>> open,
      World world,
      Map<Civilization, Bot> bots,
      Map<Civilization, Bot> twins) {
    var question = open.stream().filter(Question::isAwaited).findFirst().orElseThrow();
    var seat = question.seat();
    var other = otherwise(world, seat);
    var answer = Objects.requireNonNull(bots.get(seat)).answer(question, new View(world, seat));
    var twin = Objects.requireNonNull(twins.get(seat)).answer(question, new View(other, seat));
    assertThat(twin).as("%s", question).isEqualTo(answer);
    asked.add(QuestionKind.of(question));
    different += other.hash() == world.hash() ? 0 : 1;
    return new Given(question, answer);
  }

  /** The same for the seat, with other hands of the others and other stacks. */
  private World otherwise(World world, Civilization seat) {
    var other = world.copy();
    var cards = other.cards();
    var others = new ArrayList<>(world.seats().without(seat).list());
    for (var one : others) {
      var partner = dice.one(others);
      if (partner != one && cards.handSize(one) > 0 && cards.handSize(partner) > 0) {
        var given = dice.one(cards.hand(one));
        var taken = dice.one(cards.hand(partner));
        cards.give(one, partner, given);
        cards.give(partner, one, taken);
      }
    }
    for (var block : world.setup().blocks()) {
      for (int number = 1; number <= 9; number++) {
        if (cards.discards(block, number).isEmpty()) {
          cards.rebuildStack(block, number, cards.stack(block, number).reversed());
        }
      }
    }
    return other;
  }
}
