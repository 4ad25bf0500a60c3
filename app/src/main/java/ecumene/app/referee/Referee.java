package ecumene.app.referee;

import static java.util.stream.Collectors.joining;

import ecumene.game.Course;
import ecumene.table.Open;
import ecumene.table.Refusal;
import ecumene.table.Reply;
import ecumene.wire.Wire;
import ecumene.wire.fault.FaultyDocument;
import ecumene.wire.form.Kind;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Plays a document's replies from its position, one after the other, as long as they are legal. */
final class Referee {
  private final RefereeDocument document;
  private Course course;
  private int played;
  private @Nullable Refusal refusal;

  private Referee(RefereeDocument document) {
    this.document = document;
    var start = start(document);
    course = Course.play(start.from(), start.until());
  }

  /** Where play begins, if everything that is said can be. */
  private static Start start(RefereeDocument document) {
    var replies = ReplyCheck.faults(document.replies());
    try {
      var start = Start.of(document);
      if (replies.isEmpty()) {
        return start;
      }
    } catch (FaultyDocument position) {
      throw new FaultyDocument(
          Stream.concat(position.faults().stream(), replies.stream()).toList());
    }
    throw new FaultyDocument(replies);
  }

  /** What the rules make of a document. */
  static Ruling rule(RefereeDocument document) {
    var referee = new Referee(document);
    referee.play();
    return new Ruling(document, referee.course, referee.played, referee.refusal);
  }

  private void play() {
    while (refusal == null && played < document.replies().size() && !hasStopped()) {
      refusal = play(document.replies().get(played));
      played += refusal == null ? 1 : 0;
    }
  }

  /** Play has stopped before the end of the game; replies are left for later. */
  private boolean hasStopped() {
    return course.open().isEmpty() && course.phase() != null;
  }

  private @Nullable Refusal play(ReplyEntry line) {
    var open = find(line);
    if (open == null) {
      return new Refusal("RU.8", "{reason}", notAsked(line));
    }
    var reply = new Reply(open.id(), line.seat(), Wire.answer(line.answer(), open.question()));
    var illegal = course.judge(reply);
    if (illegal == null) {
      course = course.submit(reply);
    }
    return illegal;
  }

  private @Nullable Open find(ReplyEntry line) {
    for (var open : course.open()) {
      var question = open.question();
      if (question.seat() == line.seat() && kind(open).equals(line.question())) {
        return open;
      }
    }
    return null;
  }

  private String notAsked(ReplyEntry line) {
    var asked =
        course.open().stream()
            .map(open -> open.question().seat().id() + " " + kind(open))
            .collect(joining(", "));
    return asked.isEmpty()
        ? "nobody is asked anything any more"
        : line.seat().id() + " is not asked " + line.question() + " now; open: " + asked;
  }

  private static String kind(Open open) {
    return Kind.of(open.question().getClass());
  }
}
