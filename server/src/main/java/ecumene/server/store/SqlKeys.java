package ecumene.server.store;

import ecumene.facts.Civilization;
import ecumene.server.store.StoredKey.Role;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The keys in a database. */
record SqlKeys(Sql sql) {
  private static final String KEY = "SELECT digest, table_id, role, seat, open FROM keys WHERE ";
  private static final String INSERT_KEY =
      "INSERT INTO keys (digest, table_id, role, seat, open) VALUES (?, ?, ?, ?, ?)";

  /** Adds a key that is not there, in the transaction that makes its table. */
  static void add(StoredKey key, Handle handle) {
    insert(INSERT_KEY, key, handle);
  }

  @Nullable StoredKey key(Digest digest, Instant now) {
    return sql.one(
        KEY + "digest = ? AND (expires IS NULL OR expires > ?)",
        SqlKeys::read,
        digest.digits(),
        now.toEpochMilli());
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

  private static int insert(String statement, StoredKey key, Handle handle) {
    var seat = key.seat();
    return handle.execute(
        statement,
        key.digest().digits(),
        key.table().word(),
        key.role().name(),
        seat == null ? null : seat.id(),
        key.open());
  }

  boolean exchange(List<Digest> spent, StoredKey fresh) {
    // In the same order everywhere, so that no two wait for each other.
    var digests = new ArrayList<>(spent);
    digests.sort(Comparator.comparing(Digest::digits));
    try {
      sql.together(
          handle -> {
            sql.hold(handle, fresh.table().word());
            for (var digest : digests) {
              if (handle.execute("DELETE FROM keys WHERE digest = ?", digest.digits()) == 0) {
                throw new Spent();
              }
            }
            if (insert(INSERT_KEY + " ON CONFLICT DO NOTHING", fresh, handle) == 0) {
              throw new Spent();
            }
          });
      return true;
    } catch (Spent e) {
      return false;
    }
  }

  void renew(StoredKey invitation) {
    var table = invitation.table().word();
    var seat = Objects.requireNonNull(invitation.seat()).id();
    sql.together(
        handle -> {
          sql.hold(handle, table);
          handle.execute("DELETE FROM attachments WHERE table_id = ? AND seat = ?", table, seat);
          handle.execute("DELETE FROM keys WHERE table_id = ? AND seat = ?", table, seat);
          add(invitation, handle);
        });
  }

  /** A key is not there any more, or already: takes the transaction back. */
  private static final class Spent extends RuntimeException {
    private static final long serialVersionUID = 1;

    Spent() {
      super(null, null, false, false);
    }
  }
}
