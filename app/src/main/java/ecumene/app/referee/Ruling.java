package ecumene.app.referee;

import static java.util.stream.Collectors.joining;

import ecumene.facts.Civilization;
import ecumene.game.Course;
import ecumene.table.Dice;
import ecumene.table.Open;
import ecumene.table.Question;
import ecumene.table.Refusal;
import ecumene.wire.Wire;
import ecumene.wire.form.Kind;
import ecumene.wire.form.LeftOutIfNone;
import ecumene.wire.position.Position;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What the rules make of a document.
 *
 * @param played how many of its replies were legal
 * @param refusal why the next one was not; null when it was not played
 */
record Ruling(RefereeDocument document, Course course, int played, @Nullable Refusal refusal) {

  private record RefusedReply(String place, ReplyEntry reply, String rule, String reason) {}

  /** A question, an answer to it, and whom the seat has said to wait for. */
  private record Asked(
      Question<?> question, ReplyEntry example, @LeftOutIfNone List<Civilization> waitsFor) {}

  /** Where play has come to, in one sentence. */
  String sentence() {
    int left = document.replies().size() - played;
    return state() + (left == 0 ? "" : "; replies not played yet: " + left);
  }

  private String state() {
    var phase = course.phase();
    if (phase == null) {
      return "the game is over; " + Result.of(course.position()).sentence();
    }
    if (course.open().isEmpty()) {
      var beginning = "phase " + phase.number() + " is about to begin";
      return phase.number() == Objects.requireNonNullElse(document.until(), Start.END)
          ? beginning
          : "nobody was asked anything for %d turns; ".formatted(Course.MOST_QUIET_TURNS)
              + beginning;
    }
    return course.open().stream()
        .map(Ruling::waiting)
        .collect(joining(", ", "phase " + phase.number() + " waits for ", ""));
  }

  private static String waiting(Open open) {
    var question = open.question();
    return "%s to %s (%s%s)"
        .formatted(
            question.seat().id(),
            Kind.of(question.getClass()).replace('-', ' '),
            question.rule(),
            open.waitsFor().isEmpty() ? "" : ", after " + open.waitsFor());
  }

  /** The document, brought up to where the present resolution began. */
  RefereeDocument after() {
    var point = course.point();
    var position = Position.of(point.at().world());
    var draws = point.at().draws();
    return new RefereeDocument(
        position.players(),
        position.side(),
        position.terms(),
        position.stage(),
        Start.number(point.phase()),
        point.done(),
        document.until(),
        draws.seed(),
        draws.drawn(),
        position.seats(),
        position.barbarians(),
        position.market(),
        position.discards(),
        position.stacks(),
        replies(),
        present(),
        course.phase() == null ? tree(Result.of(course.position())) : null,
        refused(),
        tree(course.events()),
        tree(course.open().stream().map(Ruling::asked).toList()));
  }

  /** Those that were given in the present resolution, and those that were not played. */
  private List<ReplyEntry> replies() {
    int from = played - course.journal().replies().size();
    int to = refusal == null ? document.replies().size() : played;
    return document.replies().subList(from, to);
  }

  /** The position in the middle of the present resolution; null where it has changed nothing. */
  private @Nullable JsonNode present() {
    var present = course.present();
    return present.hash() == course.position().hash() ? null : tree(Position.of(present));
  }

  /** Where the refused reply stands in the document. */
  String place() {
    return "replies[" + played + "]";
  }

  private @Nullable JsonNode refused() {
    return refusal == null
        ? null
        : tree(
            new RefusedReply(
                place(), document.replies().get(played), refusal.rule(), refusal.reason()));
  }

  private static Asked asked(Open open) {
    var question = open.question();
    Dice dice = new SplittableRandom(1)::nextInt;
    var example = tree(question.anyAnswer(dice));
    return new Asked(
        question,
        new ReplyEntry(question.seat(), Kind.of(question.getClass()), example),
        open.waitsFor().list());
  }

  private static JsonNode tree(Object value) {
    return Wire.JSON.valueToTree(value);
  }
}
