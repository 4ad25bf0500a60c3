package ecumene.server.store;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Keeps tables. What it has said is kept stays kept whatever happens to the process: it is synced
 * to disk before a method returns or a future is done. May be used by many threads at once, and,
 * with PostgreSQL, by many processes. What cannot be done for a reason of the disk or the database
 * is a {@link StoreFailed}.
 */
public interface Store extends AutoCloseable {
  /** So long somebody waits for a write; a store that takes longer counts as one that fails. */
  Duration PATIENCE = Duration.ofSeconds(10);

  // Tables and their logs

  /** Keeps a new table and its keys, all or nothing. */
  void create(StoredTable table, List<StoredKey> keys);

  /** Null if there is none; {@link Damaged} if it is not what was written. */
  @Nullable StoredTable table(TableId table);

  /**
   * Appends lines to the log of a table, of which this is the number of the first; all or none.
   * Many appends, also to different tables, become one commit.
   *
   * @param keys what the lines change about the keys of the table
   * @param due when somebody has to look at the table next; null: when it was before
   * @return false: a line with that number is there already, because another process was faster, or
   *     a key is gone that is to be spent, or there that is to be new; nothing was changed. A
   *     {@link StoreFailed} instead: nobody knows whether they are there
   */
  CompletableFuture<Boolean> append(
      TableId table,
      int first,
      List<StoredLine> lines,
      List<KeyChange> keys,
      @Nullable Instant due);

  /** The same; no key changes, and the table has to be looked at when it had to before. */
  default CompletableFuture<Boolean> append(TableId table, int first, List<StoredLine> lines) {
    return append(table, first, lines, List.of(), null);
  }

  /**
   * Waits for a write; what it fails with is thrown as it is. Whoever has waited too long does not
   * know whether it will be done: a request that is made again finds its line if it was.
   */
  static <T> T await(CompletableFuture<T> write) {
    return await(write, PATIENCE);
  }

  static <T> T await(CompletableFuture<T> write, Duration patience) {
    try {
      return write.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException stalled) {
      throw new StoreFailed("the store does not answer", stalled);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new StoreFailed("the server is being stopped", interrupted);
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException(failed.getCause());
    }
  }

  /**
   * The lines of a log from this index on; the first line is at 0.
   *
   * @throws Damaged if one of them is not what was written, or one is missing before the next, or
   *     the log is shorter than that
   */
  List<StoredLine> lines(TableId table, int from);

  /** The requests of the first so many lines. */
  List<String> requests(TableId table, int lines);

  /** The index of the line that this request made; empty if it is none from this index on. */
  OptionalInt indexOf(TableId table, int from, String request);

  /** How many bytes the first so many lines have. */
  long bytes(TableId table, int lines);

  /** Keeps what a version of rules and facts is made of, unless that is known. */
  void keepRules(String version, String text);

  /** What the version was made of by which this line of a log was played; null: nobody knows. */
  @Nullable String rules(TableId table, int line);

  /** Keeps a snapshot instead of an older one. Need not be synced. */
  void keep(TableId table, StoredSnapshot snapshot);

  /** Null if there is none that is what was written. */
  @Nullable StoredSnapshot snapshot(TableId table);

  // Time

  /** When somebody has to look at the table next; null: never. */
  void setDue(TableId table, @Nullable Instant at);

  /** Up to so many tables that had to be looked at by now, the longest overdue first. */
  List<TableId> overdue(Instant now, int most);

  // Retention

  /** Somebody has asked for a table then, and it has to be reviewed. */
  void noteTouched(TableId table, Instant at);

  /** It is kept at least until then. */
  void putOffReview(TableId table, Instant review);

  /** Up to so many tables that have to be reviewed by now. */
  List<StoredTouch> toReview(Instant now, int most);

  /**
   * Deletes a table with all that belongs to it, unless somebody has touched it since; of its lines
   * nothing can be read any more.
   *
   * @return whether it is gone
   */
  boolean delete(StoredTouch table);

  /** Drops up to so many lines of tables that were deleted; whether there are more. */
  boolean dropLines(int most);

  // Keys

  /** Null if there is none, or it is expired by now. */
  @Nullable StoredKey key(Digest digest, Instant now);

  /** All keys of a table. */
  List<StoredKey> keys(TableId table);

  // Accounts

  AccountStore accounts();

  // Other processes

  /** Calls back with each table to which another process, or this one, has appended lines. */
  void whenAppended(AppendListener listener);

  /** Hears of new lines, after they are on disk. Must be quick, and may hear of a line twice. */
  interface AppendListener {
    void appended(TableId table);

    /**
     * Something may not have been heard: any table may have new lines. Called when the way to the
     * database was broken, and now and then besides. A store of one process never calls it.
     */
    default void missed() {}
  }

  // Running it

  /** What time it is, alike for all processes that share the store. */
  InstantSource clock();

  /** How large it is now. */
  StoreSpace space();

  /**
   * How old the oldest commit is that the second copy does not have; zero: it has all, or there is
   * none.
   */
  Duration unprotected();

  /** What was committed so far. */
  Commits commits();

  /** How often something could not be read or changed, commits of lines left out. */
  long failures();

  /** Why not all can be read or written now, in one sentence; null if all is well. Tries both. */
  @Nullable String trouble();

  /** What of tables was found damaged when it was read last. */
  List<Damage> damage();

  Repairs repairs();

  /**
   * Copies the whole store to a new file while it is in use: everything that is on disk when this
   * begins, nothing by halves.
   */
  void backup(Path to);

  /** Writes what still waits. */
  @Override
  void close();
}
