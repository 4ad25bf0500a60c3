package ecumene.table;

import ecumene.event.ChoiceForced;
import ecumene.event.Event;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What a rule sees of the game: the world, the seats it can ask, the draws, and the log. */
public final class Table {
  private final World world;
  private final Draws draws;
  private final Replies replies;
  private final Consumer<Event> log;

  public Table(World world, Draws draws, Replies replies, Consumer<Event> log) {
    this.world = world;
    this.draws = draws;
    this.replies = replies;
    this.log = log;
  }

  public World world() {
    return world;
  }

  /** A number from 0 to bound − 1 (RU.5). */
  public int draw(Stream stream, int bound) {
    return draws.next(stream, bound);
  }

  public void tell(Event event) {
    log.accept(event);
  }

  /** Asks one seat and waits for its answer. */
  public <A extends Answer> A ask(Question<A> question) {
    var forced = question.forced();
    if (forced != null) {
      tell(new ChoiceForced(question.seat(), question.rule())); // RU.6
      return forced;
    }
    return accept(question, replies.next(List.of(question)).answer());
  }

  /** Asks several seats, and takes the answer that comes first. */
  public Given askAny(List<Question<?>> open) {
    var given = replies.next(open);
    accept(given.question(), given.answer());
    return given;
  }

  /**
   * Has all of this settled, in whatever order the answers arrive (RU.8). The order of the list is
   * the order in which those who wait for each other take their turns.
   */
  public void settleTogether(List<? extends Owed<?>> owed) {
    var left = new ArrayList<Owed<?>>(owed);
    var open = new ArrayList<Question<?>>();
    for (var forced = ask(left, open); !left.isEmpty(); forced = ask(left, open)) {
      if (forced != null) {
        var last = open.removeLast();
        tell(new ChoiceForced(last.seat(), last.rule())); // RU.6
        carryOut(left, open.size(), last, forced);
      } else {
        var given = replies.next(List.copyOf(open));
        carryOut(left, open.indexOf(given.question()), given.question(), given.answer());
      }
    }
  }

  /**
   * Finds what is asked now, up to the first question that has only one answer, and returns that
   * answer. A question that was open before and is still the same has a choice.
   */
  private @Nullable Answer ask(List<Owed<?>> left, List<Question<?>> open) {
    var before = List.copyOf(open);
    open.clear();
    for (var debts = left.iterator(); debts.hasNext(); ) {
      var question = debts.next().question(this);
      if (question == null) {
        debts.remove();
        continue;
      }
      open.add(question);
      var forced = isAmong(before, question) ? null : question.forced();
      if (forced != null) {
        return forced;
      }
    }
    return null;
  }

  @SuppressWarnings("ReferenceEquality") // an equal question would be judged again, no harm done
  private static boolean isAmong(List<Question<?>> before, Question<?> question) {
    for (var one : before) {
      if (one == question) {
        return true;
      }
    }
    return false;
  }

  private <A extends Answer> void carryOut(
      List<Owed<?>> left, int index, Question<A> question, Answer answer) {
    var accepted = accept(question, answer);
    @SuppressWarnings("unchecked") // the question came from this very debt
    var owed = (Owed<A>) left.get(index);
    var rest = owed.settle(accepted, this);
    if (rest == null) {
      left.remove(index);
    } else {
      left.set(index, rest);
    }
  }

  private static <A extends Answer> A accept(Question<A> question, Answer answer) {
    var refusal = question.judgeAny(answer);
    if (refusal != null) {
      throw new Refused(question, answer, refusal);
    }
    return question.answerType().cast(answer);
  }
}
