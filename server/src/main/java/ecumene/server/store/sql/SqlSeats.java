package ecumene.server.store.sql;

import ecumene.facts.Civilization;
import ecumene.server.store.AccountStore.Attachment;
import ecumene.server.store.AccountStore.SeatKey;
import ecumene.server.store.Digest;
import ecumene.server.store.StoredKey;
import ecumene.server.store.StoredKey.Role;
import ecumene.server.store.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jdbi.v3.core.Handle;

/** The seats in a database that are attached to accounts, and their keys. */
public record SqlSeats(Sql sql) {
  /** How many keys of a seat a session has at most. */
  public static final int MOST_MADE = 10;

  /** Whoever renews the seat waits, or has done it before. */
  boolean attach(String account, Digest key) {
    return sql.whole(
        handle -> {
          sql.hold(handle, account);
          for (var table : tableOf(handle, key)) {
            sql.hold(handle, table);
          }
          handle.execute(
              """
              INSERT INTO attachments (account, table_id, seat)
              SELECT accounts.name, keys.table_id, keys.seat FROM accounts, keys
              WHERE accounts.name = ? AND keys.digest = ? AND keys.role = ? AND keys.seat IS NOT NULL
                AND (keys.session IS NULL OR EXISTS
                  (SELECT 1 FROM sessions
                    WHERE sessions.digest = keys.session AND sessions.account = accounts.name))
              ON CONFLICT DO NOTHING\
              """,
              account,
              key.digits(),
              Role.SEAT.name());
          return isAttached(handle, account, key);
        });
  }

  private static List<String> tableOf(Handle handle, Digest key) {
    return handle
        .select("SELECT table_id FROM keys WHERE digest = ?", key.digits())
        .mapTo(String.class)
        .list();
  }

  private static boolean isAttached(Handle handle, String account, Digest key) {
    return !handle
        .select(
            """
            SELECT attachments.seat FROM attachments JOIN keys
              ON keys.table_id = attachments.table_id AND keys.seat = attachments.seat
            WHERE attachments.account = ? AND keys.digest = ? AND keys.role = ?\
            """,
            account,
            key.digits(),
            Role.SEAT.name())
        .mapTo(String.class)
        .list()
        .isEmpty();
  }

  List<Attachment> attached(String account) {
    return sql.list(
        "SELECT table_id, seat FROM attachments WHERE account = ? ORDER BY table_id, seat",
        SqlSeats::attachment,
        account);
  }

  private static Attachment attachment(ResultSet row) throws SQLException {
    return new Attachment(new TableId(row.getString(1)), Civilization.of(row.getString(2)));
  }

  boolean addKey(StoredKey key, String account, Digest session, Instant now) {
    var table = key.table().word();
    var seat = Objects.requireNonNull(key.seat()).id();
    return sql.whole(
        handle -> {
          sql.hold(handle, account);
          sql.hold(handle, table);
          int added =
              handle.execute(
                  """
                  INSERT INTO keys (digest, table_id, role, seat, session, expires, made)
                  SELECT ?, attachments.table_id, ?, attachments.seat, sessions.digest,
                    sessions.expires, CAST(? AS BIGINT)
                  FROM attachments JOIN sessions ON sessions.account = attachments.account
                  WHERE attachments.account = ? AND attachments.table_id = ?
                    AND attachments.seat = ? AND sessions.digest = ?\
                  """,
                  key.digest().digits(),
                  Role.SEAT.name(),
                  now.toEpochMilli(),
                  account,
                  table,
                  seat,
                  session.digits());
          handle.execute(
              """
              DELETE FROM keys
              WHERE session = ? AND table_id = ? AND seat = ? AND digest <> ? AND digest NOT IN
                (SELECT digest FROM keys
                  WHERE session = ? AND table_id = ? AND seat = ? AND digest <> ?
                  ORDER BY COALESCE(made, 0) DESC, digest LIMIT ?)\
              """,
              session.digits(),
              table,
              seat,
              key.digest().digits(),
              session.digits(),
              table,
              seat,
              key.digest().digits(),
              MOST_MADE - 1);
          return added == 1;
        });
  }

  void withdraw(String account, Digest key) {
    sql.whole(
        handle -> {
          sql.hold(handle, account);
          for (var table : tableOf(handle, key)) {
            sql.hold(handle, table);
          }
          return handle.execute(
              """
              DELETE FROM keys WHERE digest = ? AND role = ? AND EXISTS
                (SELECT 1 FROM attachments WHERE attachments.account = ?
                  AND attachments.table_id = keys.table_id AND attachments.seat = keys.seat)\
              """,
              key.digits(),
              Role.SEAT.name(),
              account);
        });
  }

  List<SeatKey> keys(String account, Instant now) {
    return sql.list(
        """
        SELECT keys.table_id, keys.seat, keys.digest, keys.session, keys.made
        FROM keys JOIN attachments
          ON keys.table_id = attachments.table_id AND keys.seat = attachments.seat
        WHERE attachments.account = ? AND keys.role = ?
          AND (keys.expires IS NULL OR keys.expires > ?)
        ORDER BY keys.table_id, keys.seat, keys.session, keys.digest\
        """,
        row -> {
          var session = row.getString(4);
          long made = row.getLong(5);
          return new SeatKey(
              new Digest(row.getString(3)),
              attachment(row),
              session == null ? null : new Digest(session),
              row.wasNull() ? null : Instant.ofEpochMilli(made));
        },
        account,
        Role.SEAT.name(),
        now.toEpochMilli());
  }

  /** Detaches the account's seats from all others, too; how many keys they had. */
  int withdrawAll(Handle handle, String account) {
    var tables =
        handle
            .select(
                "SELECT DISTINCT table_id FROM attachments WHERE account = ? ORDER BY table_id",
                account)
            .mapTo(String.class)
            .list();
    tables.forEach(table -> sql.hold(handle, table));
    handle.execute(
        """
        DELETE FROM attachments WHERE account <> ? AND EXISTS
          (SELECT 1 FROM attachments own WHERE own.account = ?
            AND own.table_id = attachments.table_id AND own.seat = attachments.seat)\
        """,
        account,
        account);
    return handle.execute(
        """
        DELETE FROM keys WHERE role = ? AND EXISTS
          (SELECT 1 FROM attachments WHERE attachments.account = ?
            AND attachments.table_id = keys.table_id AND attachments.seat = keys.seat)\
        """,
        Role.SEAT.name(),
        account);
  }
}
