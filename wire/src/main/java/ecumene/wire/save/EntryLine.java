package ecumene.wire.save;

import ecumene.facts.Civilization;
import ecumene.game.Entry;
import ecumene.game.Entry.Left;
import ecumene.game.Entry.Replied;
import ecumene.game.Entry.TimedOut;
import ecumene.table.Answer;
import ecumene.table.QuestionId;
import ecumene.table.Reply;
import org.jspecify.annotations.Nullable;

/**
 * A line of the journal: a reply, or without question and answer somebody who leaves.
 *
 * @param by left out: the player
 * @param question its identity, 16 hexadecimal digits
 */
public record EntryLine(
    Civilization seat, @Nullable By by, @Nullable String question, @Nullable Answer answer) {

  /** Who answered instead of the player. */
  public enum By {
    CLOCK
  }

  public static EntryLine of(Entry entry) {
    return switch (entry) {
      case Replied(Reply reply) -> of(reply, null);
      case TimedOut(Reply reply) -> of(reply, By.CLOCK);
      case Left(Civilization seat) -> new EntryLine(seat, null, null, null);
    };
  }

  private static EntryLine of(Reply reply, @Nullable By by) {
    return new EntryLine(reply.seat(), by, reply.question().toString(), reply.answer());
  }

  public Entry entry() {
    if (question == null || answer == null) {
      return new Left(seat);
    }
    var reply = new Reply(QuestionId.parse(question), seat, answer);
    return by == By.CLOCK ? new TimedOut(reply) : new Replied(reply);
  }
}
