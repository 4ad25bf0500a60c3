package ecumene.table;

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

  Settlement(Table table, Replies replies, List<? extends Owed<?>> owed) {
    this.table = table;
    this.replies = replies;
    debts = new ArrayList<>(owed.size());
    for (var one : owed) {
      debts.add(new Debt(one));
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

  /** Goes on until nothing is owed any more. */
  void settle() {
    for (var forced = ask(); !debts.isEmpty(); forced = ask()) {
      if (forced == null) {
        takeReply();
      } else {
        table.tell(new ChoiceForced(forced.question().seat(), forced.question().rule())); // RU.6
        carryOut(forced);
      }
    }
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
    carryOut(given);
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

  private List<Question<?>> open() {
    var open = new Question<?>[debts.size()];
    for (int i = 0; i < open.length; i++) {
      open[i] = Objects.requireNonNull(debts.get(i).asked);
    }
    return List.of(open);
  }

  private void carryOut(Given given) {
    int settled = debtOf(given.question());
    var rest = settle(given.question(), given.answer(), debts.get(settled).owed);
    if (rest == null) {
      debts.remove(settled);
    } else {
      debts.set(settled, new Debt(rest));
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
