package ecumene.table;

import ecumene.event.ChoiceForced;
import ecumene.event.Event;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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
    var debts = new ArrayList<Debt>(owed.size());
    owed.forEach(one -> debts.add(new Debt(one)));
    for (var forced = ask(debts); !debts.isEmpty(); forced = ask(debts)) {
      if (forced != null) {
        tell(new ChoiceForced(forced.question().seat(), forced.question().rule())); // RU.6
        carryOut(debts, forced);
      } else {
        carryOut(debts, replies.next(open(debts)));
      }
    }
  }

  /** What is still owed, and the question that was last asked for it and has a choice. */
  private static final class Debt {
    private final Owed<?> owed;
    private @Nullable Question<?> asked;

    Debt(Owed<?> owed) {
      this.owed = owed;
    }
  }

  /**
   * Finds what is asked now, up to the first question that has only one answer, and returns both. A
   * question that was open before and is still the same has a choice.
   */
  @SuppressWarnings("ReferenceEquality") // an equal question would be judged again, no harm done
  private @Nullable Given ask(List<Debt> debts) {
    for (int i = 0; i < debts.size(); ) {
      var debt = debts.get(i);
      var question = debt.owed.question(this);
      if (question == null) {
        debts.remove(i);
        continue;
      }
      var forced = question == debt.asked ? null : question.forced();
      debt.asked = question;
      if (forced != null) {
        return new Given(question, forced);
      }
      i++;
    }
    return null;
  }

  private static List<Question<?>> open(List<Debt> debts) {
    var open = new Question<?>[debts.size()];
    for (int i = 0; i < open.length; i++) {
      open[i] = Objects.requireNonNull(debts.get(i).asked);
    }
    return List.of(open);
  }

  private void carryOut(List<Debt> debts, Given given) {
    for (int i = 0; i < debts.size(); i++) {
      var debt = debts.get(i);
      if (given.question().equals(debt.asked)) {
        var rest = settle(given.question(), given.answer(), debt.owed);
        if (rest == null) {
          debts.remove(i);
        } else {
          debts.set(i, new Debt(rest));
        }
        return;
      }
    }
    throw new IllegalArgumentException("nobody was asked " + given.question());
  }

  private <A extends Answer> @Nullable Owed<?> settle(
      Question<A> question, Answer answer, Owed<?> owed) {
    var accepted = accept(question, answer);
    @SuppressWarnings("unchecked") // the question came from this very debt
    var debt = (Owed<A>) owed;
    return debt.settle(accepted, this);
  }

  private <A extends Answer> A accept(Question<A> question, Answer answer) {
    var refusal = question.judgeAny(answer);
    if (refusal != null) {
      throw replies.refused(new Given(question, answer), refusal);
    }
    return question.answerType().cast(answer);
  }
}
