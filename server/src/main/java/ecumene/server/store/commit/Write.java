package ecumene.server.store.commit;

import ecumene.server.store.KeyChange;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What waits to be written, and who waits for it. */
public sealed interface Write {
  CompletableFuture<?> done();

  /**
   * Lines for the log of a table; done with false if they lost a race.
   *
   * @param keys what they change about the keys of the table
   * @param due when the table has to be looked at; null: when it had to before
   */
  record Append(
      TableId table,
      int first,
      List<StoredLine> lines,
      List<KeyChange> keys,
      @Nullable Instant due,
      CompletableFuture<Boolean> done)
      implements Write {
    /** The same in every process, so that no two of them wait for each other. */
    public static final Comparator<Append> ORDER =
        Comparator.comparing(append -> append.table().word());
  }

  /** Anything else; all of it is taken back if it throws. */
  record Change<T>(Function<Handle, T> how, CompletableFuture<T> done) implements Write {}
}
