package ecumene.game;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.Event;
import ecumene.example.RandomPosition;
import ecumene.example.SeededDice;
import ecumene.example.Spoiled;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.phase.Phase;
import ecumene.table.Checkpoint;
import ecumene.table.Draws;
import ecumene.table.Given;
import ecumene.table.Open;
import ecumene.table.Question;
import ecumene.table.QuestionId;
import ecumene.table.Reply;
import ecumene.table.Seed;
import ecumene.table.Table;
import ecumene.world.Terms;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Phases 8 to 12 from thousands of random positions with random answers; failures name the seed.
 */
class CourseTest {
  private static final int POSITIONS = 300;

  /** Far more than any stretch needs: beyond it, play goes round in circles. */
  private static final int MOST_REPLIES = 2_000;

  private static final List<String> KINDS =
      List.of(
          "AppeaseBandits",
          "AvoidReductions",
          "AvoidStepBack",
          "BuyAdvances",
          "GiveUpCommodities",
          "InsistOnOrder",
          "KeepHandLimit",
          "MoveHorde",
          "NameVictims",
          "PayTreasury",
          "PickCities",
          "PickPlace",
          "ShakeNeighbour",
          "TakeArea",
          "TakeCasualty",
          "TakeDamage",
          "UseAbility");

  static Stream<Setup> setups() {
    return Stream.of(
        Setup.of(5, Side.WEST),
        Setup.of(8, Side.EAST),
        Setup.of(9, Side.WEST),
        Setup.of(11, Side.EAST),
        Setup.of(12, Side.BOTH),
        Setup.of(14, Side.BOTH),
        Setup.of(15, Side.BOTH),
        Setup.of(18, Side.BOTH));
  }

  @ParameterizedTest
  @MethodSource("setups")
  @Rule({"1.1", "RU.5"})
  void everyPositionCanBePlayedToTheEnd(Setup setup) {
    for (long seed = 0; seed < POSITIONS; seed++) {
      try {
        new Play(setup, seed).run();
      } catch (RuntimeException | AssertionError failure) {
        throw new AssertionError(setup + ", seed " + seed, failure);
      }
    }
  }

  @Test
  void playStopsWhereNobodyWillEverBeAsked() {
    var nothing = Checkpoint.start(new World(Setup.of(5, Side.WEST), Terms.BASIC), Seed.of(1));
    var course = Course.play(nothing, Phase.CALAMITY_SELECTION, null);
    assertThat(course.open()).isEmpty();
    assertThat(course.phase()).isEqualTo(Phase.TAX_COLLECTION);
    assertThat(course.position().progress().turn()).isEqualTo(1 + Course.MOST_QUIET_TURNS);
  }

  /** One position, played with suspension at every question and then once more on the spot. */
  private static final class Play {
    private final World start;
    private final long seed;
    private final SeededDice dice;
    private final List<Reply> replies = new ArrayList<>();

    Play(Setup setup, long seed) {
      this.seed = seed;
      this.dice = new SeededDice(seed);
      this.start = RandomPosition.beset(setup, dice);
    }

    void run() {
      var from = Checkpoint.start(start, Seed.of(seed));
      var course = Course.play(from, Phase.CALAMITY_SELECTION, Phase.AST_ALTERATION);
      while (!course.open().isEmpty()) {
        assertThat(replies.size()).as("replies").isLessThan(MOST_REPLIES);
        course = answerOne(course);
      }
      course.position().verify();
      playOnTheSpot(course);
    }

    private Course answerOne(Course course) {
      var open = dice.one(course.open());
      var question = open.question();
      var answer = question.anyAnswer(dice);
      var reply = new Reply(open.id(), question.seat(), answer);
      assertThat(course.judge(reply)).as("%s to %s", answer, question).isNull();
      for (var spoiled : Spoiled.from(question, answer)) {
        assertThat(question.judgeAny(spoiled)).as("%s to %s", spoiled, question).isNotNull();
      }
      replies.add(reply);
      var next = course.submit(reply);
      next.position().verify();
      assertThat(next.events().subList(0, course.events().size())).isEqualTo(course.events());
      return next;
    }

    private void playOnTheSpot(Course course) {
      var world = start.copy();
      var events = new ArrayList<Event>();
      var left = new ArrayList<>(replies);
      Course.playThrough(
          Phase.CALAMITY_SELECTION,
          Phase.AST_ALTERATION,
          new Table(world, new Draws(Seed.of(seed)), open -> next(open, left), events::add));
      assertThat(events).isEqualTo(course.events());
      assertThat(world.hash()).isEqualTo(course.position().hash());
      world.verify();
    }

    private static Given next(List<Question<?>> open, List<Reply> left) {
      var reply = left.removeFirst();
      var question =
          open.stream()
              .filter(one -> one.seat() == reply.seat() && one.judgeAny(reply.answer()) == null)
              .findFirst();
      return new Given(question.orElseThrow(), reply.answer());
    }
  }

  private static List<QuestionId> ids(Course course) {
    return course.open().stream().map(Open::id).toList();
  }

  @Test
  void playGoesOnFromThePointWhereAResolutionBegan() {
    var dice = new SeededDice(1);
    var world = RandomPosition.beset(Setup.of(18, Side.BOTH), dice);
    var course =
        Course.play(
            Checkpoint.start(world, Seed.of(1)), Phase.CALAMITY_SELECTION, Phase.AST_ALTERATION);
    while (!course.open().isEmpty()) {
      var resumed = Course.play(course.point(), Phase.AST_ALTERATION);
      for (var reply : course.journal().replies()) {
        resumed = resumed.submit(reply);
      }
      assertThat(ids(resumed)).isEqualTo(ids(course));
      var open = dice.one(course.open());
      var answer = open.question().anyAnswer(dice);
      course = course.submit(new Reply(open.id(), open.question().seat(), answer));
    }
    assertThat(course.journal().replies()).isEmpty();
    assertThat(course.point().phase()).isEqualTo(Phase.AST_ALTERATION);
  }

  @Test
  void everyKindOfQuestionOfThesePhasesIsAsked() {
    var missing = new TreeSet<>(KINDS);
    for (long seed = 0; seed < 10 * POSITIONS && !missing.isEmpty(); seed++) { // some are rare
      var dice = new SeededDice(seed);
      var world = RandomPosition.beset(Setup.of(18, Side.BOTH), dice);
      Course.playThrough(
          Phase.CALAMITY_SELECTION,
          Phase.AST_ALTERATION,
          new Table(
              world,
              new Draws(Seed.of(seed)),
              open -> {
                open.forEach(one -> missing.remove(one.getClass().getSimpleName()));
                var question = dice.one(open);
                return new Given(question, question.anyAnswer(dice));
              },
              event -> {}));
    }
    assertThat(missing).isEmpty();
  }
}
