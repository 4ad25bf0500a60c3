package ecumene.server.http.routes;

import ecumene.server.store.Store;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Whether the store can be used. Says so at once, also when the store says nothing. */
final class Health {
  private static final Duration PATIENCE = Duration.ofMillis(700);

  private final Store store;
  private CompletableFuture<Optional<String>> asked =
      CompletableFuture.completedFuture(Optional.empty());

  Health(Store store) {
    this.store = store;
  }

  /** Why not, in one sentence; null: it can. */
  @Nullable String trouble() {
    try {
      return ask().get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS).orElse(null);
    } catch (TimeoutException silent) {
      return "the store does not answer";
    } catch (ExecutionException failed) {
      return "the store failed: " + failed.getCause();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return "the server is being stopped";
    }
  }

  /** A store that does not answer is asked once, on a thread that others can do without. */
  private synchronized CompletableFuture<Optional<String>> ask() {
    if (asked.isDone()) {
      asked =
          CompletableFuture.supplyAsync(
              () -> Optional.ofNullable(store.trouble()),
              asking -> Thread.ofPlatform().daemon().name("health").start(asking));
    }
    return asked;
  }
}
