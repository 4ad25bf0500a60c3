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
 * @param request null: nobody will ask for the same again
 * @param done how many lines the log has with it, or the {@link Problem}
 */
record PendingCommand(
    @Nullable Requested request, Command command, CompletableFuture<Integer> done) {

  /** Puts its line behind those that wait, and says what to answer when that is written. */
  Runnable putInto(TableLog.PendingLines lines, TableLog log, TableBounds bounds, Instant at) {
    try {
      var before = request == null ? null : lines.lineOf(request);
      if (before != null) {
        return () -> done.complete(before);
      }
      bounds.check(command, lines.bytes());
      int line = lines.add(command.line(lines.now()), request, at);
      return () -> done.complete(line);
    } catch (Problem problem) {
      return failed(problem, log);
    } catch (Refused refused) {
      return failed(Problem.of(refused.refusal()), log);
    } catch (StoreFailed unread) {
      throw unread;
    } catch (RuntimeException | Error broken) { // whoever asked for it is told, nobody else
      return () -> done.completeExceptionally(broken);
    }
  }

  /** Unless another process has done it before. */
  private Runnable failed(Problem problem, TableLog log) {
    try {
      var earlier = request == null ? null : log.lineOf(request);
      return earlier == null
          ? () -> done.completeExceptionally(problem)
          : () -> done.complete(earlier);
    } catch (Problem reused) {
      return () -> done.completeExceptionally(reused);
    }
  }
}
