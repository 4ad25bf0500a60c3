package ecumene.server.store.sql;

import ecumene.facts.Civilization;
import ecumene.server.store.Digest;
import ecumene.server.store.KeyChange;
import ecumene.server.store.KeyChange.Exchanged;
import ecumene.server.store.KeyChange.Renewed;
import ecumene.server.store.StoredKey;
import ecumene.server.store.StoredKey.Role;
import ecumene.server.store.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The keys in a database. */
record SqlKeys(Sql sql) {
  private static final String KEY = "SELECT digest, table_id, role, seat, open FROM keys WHERE ";
  private static final String FOUND =
      "SELECT digest, table_id, role, seat, open, expires FROM keys WHERE digest = ?";
  private static final String INSERT_KEY =
      "INSERT INTO keys (digest, table_id, role, seat, open, made) VALUES (?, ?, ?, ?, ?, ?)";

  /** Adds a key that is not there, in the transaction that makes its table. */
  static void add(StoredKey key, Instant at, Handle handle) {
    insert(INSERT_KEY, key, at, handle);
  }

  @Nullable StoredKey key(Digest digest, Instant now) {
    return sql.keys().get(digest, now, () -> sql.one(FOUND, SqlKeys::found, digest.digits()));
  }

  private static KeyCache.Found found(ResultSet row) throws SQLException {
    long millis = row.getLong(6);
    var expires = row.wasNull() ? null : Instant.ofEpochMilli(millis);
    return new KeyCache.Found(read(row), expires);
  }

  List<StoredKey> keys(TableId table) {
    return sql.list(KEY + "table_id = ?", SqlKeys::read, table.word());
  }

  private static StoredKey read(ResultSet row) throws SQLException {
    var seat = row.getString(4);
    return new StoredKey(
        new Digest(row.getString(1)),
        new TableId(row.getString(2)),
        Role.valueOf(row.getString(3)),
        seat == null ? null : Civilization.of(seat),
        row.getString(5));
  }

  private static int insert(String statement, StoredKey key, Instant at, Handle handle) {
    var seat = key.seat();
    return handle.execute(
        statement,
        key.digest().digits(),
        key.table().word(),
        key.role().name(),
        seat == null ? null : seat.id(),
        key.open(),
        at.toEpochMilli());
  }

  /** Whether that was possible; if not, something may have been done of it. */
  static boolean change(KeyChange change, Instant at, Handle handle) {
    return switch (change) {
      case Exchanged(var spent, var fresh) ->
          handle.execute("DELETE FROM keys WHERE digest = ?", spent.digits()) == 1
              && insert(INSERT_KEY + " ON CONFLICT DO NOTHING", fresh, at, handle) == 1;
      case Renewed(var fresh) -> {
        var table = fresh.table().word();
        var seat = Objects.requireNonNull(fresh.seat()).id();
        handle.execute("DELETE FROM attachments WHERE table_id = ? AND seat = ?", table, seat);
        handle.execute("DELETE FROM keys WHERE table_id = ? AND seat = ?", table, seat);
        yield insert(INSERT_KEY + " ON CONFLICT DO NOTHING", fresh, at, handle) == 1;
      }
    };
  }
}
