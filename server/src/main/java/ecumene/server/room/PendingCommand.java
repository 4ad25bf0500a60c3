package ecumene.server.room;

import ecumene.game.Refused;
import ecumene.server.Problem;
import ecumene.server.log.Requested;
import ecumene.server.log.TableLog;
import ecumene.server.store.StoreFailed;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * A command that waits to be judged and written.
 *
 * @param by null: nothing that can be withdrawn
 * @param request null: nobody will ask for the same again
 * @param done how many lines the log has with it, or the {@link Problem}
 */
record PendingCommand(
    @Nullable Authority by,
    @Nullable Requested request,
    Command command,
    CompletableFuture<Integer> done) {

  /**
   * What comes of it.
   *
   * @param tell answers who waits, once all is written
   * @param isDoubtful whether it may come to something else at a table that has gone on
   */
  record Outcome(Runnable tell, boolean isDoubtful) {
    private static Outcome sure(Runnable tell) {
      return new Outcome(tell, false);
    }
  }

  /** Puts its line behind those that wait, and says what to answer when that is written. */
  Outcome putInto(TableLog.PendingLines lines, TableLog log, TableBounds bounds, Instant at) {
    try {
      if (by != null && !lines.isOpen(by.key(), by.found())) {
        throw new Problem(Problem.Kind.NO_KEY, "this key opens nothing, or nothing any more");
      }
      var before = request == null ? null : lines.linesWith(request);
      if (before != null) {
        return Outcome.sure(() -> done.complete(before));
      }
      bounds.check(command, lines.bytes());
      int count = lines.add(command.line(lines.now()), command.keyChange(), request, at);
      return Outcome.sure(() -> done.complete(count));
    } catch (Problem problem) {
      return failed(problem, log);
    } catch (Refused refused) {
      return failed(Problem.of(refused.refusal()), log);
    } catch (StoreFailed unread) {
      throw unread;
    } catch (RuntimeException | Error broken) { // whoever asked for it is told, nobody else
      return Outcome.sure(() -> done.completeExceptionally(broken));
    }
  }

  /** Unless another process has done it before. */
  private Outcome failed(Problem problem, TableLog log) {
    try {
      var earlier = request == null ? null : log.linesWith(request);
      return earlier == null
          ? new Outcome(() -> done.completeExceptionally(problem), problem.isOfTheMoment())
          : Outcome.sure(() -> done.complete(earlier));
    } catch (Problem reused) {
      return Outcome.sure(() -> done.completeExceptionally(reused));
    }
  }
}
