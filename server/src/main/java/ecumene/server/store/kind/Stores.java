package ecumene.server.store.kind;

import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.postgres.Postgres;
import ecumene.server.store.postgres.PostgresUrl;
import ecumene.server.store.sql.SqlStore;
import ecumene.server.store.sqlite.Restore;
import ecumene.server.store.sqlite.Restored;
import ecumene.server.store.sqlite.Sqlite;
import ecumene.server.store.sqlite.protection.Protection;
import ecumene.server.store.sqlite.protection.Rebuilding;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Opens stores. */
public final class Stores {
  private Stores() {}

  /**
   * Opens the store in this directory, or makes one there.
   *
   * @throws StoreFailed also if another process has it open
   */
  public static Store open(Path directory) {
    return new SqlStore(Sqlite.open(directory));
  }

  /**
   * The same, with a second copy that gets every commit soon.
   *
   * @param to where it is
   * @param kept how long one can go back in it
   */
  public static Store open(Path directory, Path to, Duration kept) {
    return new SqlStore(Sqlite.open(directory, new Protection.Place(to, kept)));
  }

  /** Whether a store was ever begun in this directory, as far as can be seen there. */
  public static boolean isThere(Path directory) {
    return Sqlite.isThere(directory);
  }

  /**
   * Opens the store in a PostgreSQL, or makes one there.
   *
   * @param url {@code postgres://name:password@host:port/database}, or one that begins with {@code
   *     jdbc:postgresql:}
   */
  public static Store open(String url) {
    return new SqlStore(Postgres.open(PostgresUrl.of(url)));
  }

  /** Opens the store in this directory to be read, also while another process has it open. */
  public static Store readOnly(Path directory) {
    return new SqlStore(Sqlite.readOnly(directory));
  }

  /** Opens the store in a PostgreSQL to be read. */
  public static Store readOnly(String url) {
    return new SqlStore(Postgres.readOnly(PostgresUrl.of(url)));
  }

  /**
   * Puts a backup in the place of the store in this directory, and moves that aside.
   *
   * @throws StoreFailed also if the backup is damaged, or a process has the directory open; then
   *     all is as before
   */
  public static Restored restore(Path backup, Path directory) {
    return Restore.from(backup, directory);
  }

  /**
   * The same with what a second copy has.
   *
   * @param copy where that is
   * @param at what was committed later is left out; null: nothing is
   */
  public static Restored restore(Path copy, @Nullable Instant at, Path directory) {
    var rebuilt = copy.resolve("rebuilt.db");
    Rebuilding.of(copy, at, rebuilt);
    try {
      return Restore.from(rebuilt, directory);
    } finally {
      rebuilt.toFile().delete();
    }
  }

  /** Copies the store in this directory to a new file, also while another process has it open. */
  public static void backup(Path directory, Path to) {
    Sqlite.backupOf(directory, to);
  }
}
