package ecumene.server.room;

import ecumene.game.Refused;
import ecumene.server.Problem;
import ecumene.server.table.Line;
import ecumene.server.table.TableState;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * What somebody wants to be done at a table.
 *
 * @param request unique at the table; null: nobody will ask for the same again
 * @param done how many lines the log has with it, or the {@link Problem}
 */
record Command(@Nullable String request, Wish wish, CompletableFuture<Integer> done) {

  /** Says what is to be written, or throws a {@link Problem}. The rules may still refuse it. */
  interface Wish {
    Line line(TableState now);
  }

  /** Puts what is to be done into the draft, and says what to answer when that is written. */
  Runnable putInto(Ledger.Draft draft, Ledger ledger, long at) {
    int before = request == null ? 0 : draft.remembered(request);
    if (before > 0) {
      return () -> done.complete(before);
    }
    try {
      int line = draft.add(wish.line(draft.now()), request, at);
      return () -> done.complete(line);
    } catch (Problem problem) {
      return failed(problem, ledger);
    } catch (Refused refused) {
      return failed(Problem.of(refused.refusal()), ledger);
    }
  }

  /** Unless another process has done it before. */
  private Runnable failed(Problem problem, Ledger ledger) {
    int earlier = request == null ? 0 : ledger.lineOf(request);
    return earlier > 0 ? () -> done.complete(earlier) : () -> done.completeExceptionally(problem);
  }
}
