package ecumene.table;

import ecumene.event.Cause;
import ecumene.event.ChoiceForced;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Several debts that are settled in whatever order the answers arrive (RU.8). */
final class Settlement {
  private final Table table;
  private final Replies replies;
  private final List<Debt> debts;

  private Settlement(Table table, Replies replies, List<Debt> debts) {
    this.table = table;
    this.replies = replies;
    this.debts = debts;
  }

  static Settlement of(Table table, Replies replies, List<? extends Owed<?>> owed) {
    var debts = new ArrayList<Debt>(owed.size());
    for (var one : owed) {
      debts.add(new Debt(one, null));
    }
    return new Settlement(table, replies, debts);
  }

  static Settlement inSequence(Table table, Replies replies, List<? extends Sequence> sequences) {
    var debts = new ArrayList<Debt>(sequences.size());
    for (var sequence : sequences) {
      var first = sequence.next(table);
      if (first != null) {
        debts.add(new Debt(first, sequence));
      }
    }
    return new Settlement(table, replies, debts);
  }

  /** What is still owed, what follows it, and the question last asked for it that has a choice. */
  private static final class Debt {
    private Owed<?> owed;
    private final @Nullable Sequence sequence;
    private @Nullable Question<?> asked;

    Debt(Owed<?> owed, @Nullable Sequence sequence) {
      this.owed = owed;
      this.sequence = sequence;
    }

    @Nullable Cause cause() {
      return sequence == null ? null : sequence.cause();
    }

    /** Whether there is something owed instead: what is left, or what follows. */
    boolean goesOn(@Nullable Owed<?> rest, Table table) {
      var next = rest == null && sequence != null ? sequence.next(table) : rest;
      asked = null;
      if (next != null) {
        owed = next;
      }
      return next != null;
    }
  }

  /** Goes on until nothing is owed any more. */
  void settle() {
    for (var forced = ask(); !debts.isEmpty(); forced = ask()) {
      if (forced == null) {
        takeReply();
      } else {
        carryOut(forced, true);
      }
    }
    replies.settled();
  }

  /** Goes on where a reply was missing, which is there now. */
  void resume() {
    takeReply();
    settle();
  }

  private void takeReply() {
    Given given;
    try {
      given = replies.next(open());
    } catch (Suspended suspended) {
      throw suspended.within(this);
    }
    carryOut(given, false);
  }

  /**
   * Finds what is asked now, up to the first question that has only one answer, and returns both. A
   * question that was open before and is still the same has a choice.
   */
  @SuppressWarnings("ReferenceEquality") // an equal question would be judged again, no harm done
  private @Nullable Given ask() {
    for (int i = 0; i < debts.size(); ) {
      var debt = debts.get(i);
      var question = debt.owed.question(table);
      if (question == null) {
        if (!debt.goesOn(null, table)) {
          debts.remove(i);
        }
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

  private List<Question<?>> open() {
    var open = new Question<?>[debts.size()];
    for (int i = 0; i < open.length; i++) {
      open[i] = Objects.requireNonNull(debts.get(i).asked);
    }
    return List.of(open);
  }

  private void carryOut(Given given, boolean isForced) {
    int settled = debtOf(given.question());
    var debt = debts.get(settled);
    var rest =
        table.because(
            debt.cause(),
            () -> {
              var question = given.question();
              if (isForced) {
                table.tell(new ChoiceForced(question.seat(), question.rule())); // RU.6
              }
              return settle(question, given.answer(), debt.owed);
            });
    if (!debt.goesOn(rest, table)) {
      debts.remove(settled);
    }
  }

  /** Which of the debts the question was asked for. */
  @SuppressWarnings("ReferenceEquality") // mostly it is the very same, and comparing takes long
  private int debtOf(Question<?> question) {
    for (int i = 0; i < debts.size(); i++) {
      var asked = debts.get(i).asked;
      if (question == asked || question.equals(asked)) {
        return i;
      }
    }
    throw new IllegalArgumentException("nobody was asked " + question);
  }

  private <A extends Answer> @Nullable Owed<?> settle(
      Question<A> question, Answer answer, Owed<?> owed) {
    var accepted = table.accept(question, answer);
    @SuppressWarnings("unchecked") // the question came from this very debt
    var debt = (Owed<A>) owed;
    return debt.settle(accepted, table);
  }
}
