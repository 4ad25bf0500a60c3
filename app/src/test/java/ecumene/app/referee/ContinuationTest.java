package ecumene.app.referee;

import static org.assertj.core.api.Assertions.assertThat;

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
import ecumene.wire.Kind;
import ecumene.wire.Wire;
import ecumene.wire.position.Position;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

/** Whatever the referee prints can be given back, and play goes on as if it had not stopped. */
class ContinuationTest {
  private static final int SEED = 7;

  static Stream<Setup> setups() {
    return Stream.of(
        Setup.of(5, Side.WEST),
        Setup.of(9, Side.EAST),
        Setup.of(12, Side.BOTH),
        Setup.of(18, Side.BOTH));
  }

  @ParameterizedTest
  @MethodSource("setups")
  void playGoesOnFromEveryAnswer(Setup setup) {
    var dice = new SeededDice(setup.players());
    var world = RandomPosition.beset(setup, dice);
    var course =
        Course.play(Checkpoint.start(world, Seed.of(SEED)), Phase.CALAMITY_SELECTION, null);
    var all = new ArrayList<ReplyLine>();
    var ruling = rule(document(world), List.of());
    while (!course.open().isEmpty()) {
      var open = dice.one(course.open());
      var answer = open.question().anyAnswer(dice);
      course = course.submit(new Reply(open.id(), open.question().seat(), answer));
      all.add(line(open.question(), answer));
      ruling = rule(Wire.JSON.valueToTree(ruling.after()), List.of(all.getLast()));
    }
    assertSame(ruling.course(), course);
    var atOnce = rule(document(world), all).course();
    assertSame(atOnce, course);
    assertThat(atOnce.events()).isEqualTo(course.events());
  }

  private static ObjectNode document(World world) {
    ObjectNode document = Wire.JSON.valueToTree(Position.of(world));
    return document.put("phase", 8).put("seed", SEED);
  }

  private static ReplyLine line(Question<?> question, Answer answer) {
    return new ReplyLine(
        question.seat(), Kind.of(question.getClass()), Wire.JSON.valueToTree(answer));
  }

  /** What comes of a document with more replies, after it was printed and read. */
  private static Ruling rule(ObjectNode document, List<ReplyLine> more) {
    var replies = document.withArray("replies");
    more.forEach(line -> replies.add(Wire.JSON.<ObjectNode>valueToTree(line)));
    var ruling = Referee.rule(Wire.JSON.readValue(Layout.of(document), Sheet.class));
    assertThat(ruling.refusal()).isNull();
    return ruling;
  }

  private static void assertSame(Course one, Course other) {
    assertThat(one.open()).isEmpty();
    assertThat(one.position().hash()).isEqualTo(other.position().hash());
    assertThat(one.point().at().draws()).isEqualTo(other.point().at().draws());
  }
}
