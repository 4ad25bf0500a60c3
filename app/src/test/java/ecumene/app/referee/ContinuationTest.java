package ecumene.app.referee;

import static ecumene.phase.Phase.CALAMITY_SELECTION;
import static ecumene.phase.Phase.TAX_COLLECTION;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import ecumene.example.RandomPosition;
import ecumene.example.SeededDice;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Course;
import ecumene.phase.Phase;
import ecumene.table.Answer;
import ecumene.table.Checkpoint;
import ecumene.table.Question;
import ecumene.table.Reply;
import ecumene.table.Seed;
import ecumene.wire.Wire;
import ecumene.wire.form.Kind;
import ecumene.wire.position.Position;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

/** Whatever the referee prints can be given back, and play goes on as if it had not stopped. */
class ContinuationTest {
  private static final int SEED = 7;

  /** Both halves of a turn. */
  static Stream<Arguments> stretches() {
    return Stream.of(
            Setup.of(5, Side.WEST),
            Setup.of(9, Side.EAST),
            Setup.of(12, Side.BOTH),
            Setup.of(18, Side.BOTH))
        .flatMap(
            setup ->
                Stream.of(
                    arguments(setup, TAX_COLLECTION, CALAMITY_SELECTION),
                    arguments(setup, CALAMITY_SELECTION, TAX_COLLECTION)));
  }

  @ParameterizedTest
  @MethodSource("stretches")
  void playGoesOnFromEveryAnswer(Setup setup, Phase first, Phase until) {
    var dice = new SeededDice(setup.players());
    var world = RandomPosition.beset(setup, dice);
    var course = Course.play(Checkpoint.start(world, Seed.of(SEED)), first, until);
    var all = new ArrayList<ReplyEntry>();
    var start = document(world, first, until);
    var ruling = rule(start.deepCopy(), List.of());
    while (!course.open().isEmpty()) {
      var open =
          dice.one(course.open().stream().filter(one -> one.question().isAwaited()).toList());
      var answer = open.question().anyAnswer(dice);
      course = course.submit(new Reply(open.id(), open.question().seat(), answer));
      all.add(line(open.question(), answer));
      ruling = rule(Wire.JSON.valueToTree(ruling.after()), List.of(all.getLast()));
    }
    assertSame(ruling.course(), course);
    var atOnce = rule(start, all).course();
    assertSame(atOnce, course);
    assertThat(atOnce.events()).isEqualTo(course.events());
  }

  private static ObjectNode document(World world, Phase first, Phase until) {
    ObjectNode document = Wire.JSON.valueToTree(Position.of(world));
    return document.put("phase", first.number()).put("until", until.number()).put("seed", SEED);
  }

  private static ReplyEntry line(Question<?> question, Answer answer) {
    return new ReplyEntry(
        question.seat(), Kind.of(question.getClass()), Wire.JSON.valueToTree(answer));
  }

  /** What comes of a document with more replies, after it was printed and read. */
  private static Ruling rule(ObjectNode document, List<ReplyEntry> more) {
    var replies = document.withArray("replies");
    more.forEach(line -> replies.add(Wire.JSON.<ObjectNode>valueToTree(line)));
    var ruling = Referee.rule(Wire.JSON.readValue(Layout.of(document), RefereeDocument.class));
    assertThat(ruling.refusal()).isNull();
    return ruling;
  }

  private static void assertSame(Course one, Course other) {
    assertThat(one.open()).isEmpty();
    assertThat(one.position().hash()).isEqualTo(other.position().hash());
    assertThat(one.point().at().draws()).isEqualTo(other.point().at().draws());
  }
}
