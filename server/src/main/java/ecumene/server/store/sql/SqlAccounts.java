package ecumene.server.store.sql;

import ecumene.server.store.AccountStore;
import ecumene.server.store.Digest;
import ecumene.server.store.StoredKey;
import ecumene.server.store.StoredSession;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The accounts in a database. */
public final class SqlAccounts implements AccountStore {
  private static final Duration PURGE = Duration.ofHours(1);

  /** How many sessions an account has at most. */
  public static final int MOST = 50;

  private final Sql sql;
  private final SqlDevices devices;
  private final SqlSeats seats;
  private final AtomicReference<Instant> nextPurge = new AtomicReference<>(Instant.EPOCH);

  SqlAccounts(Sql sql) {
    this.sql = sql;
    devices = new SqlDevices(sql);
    seats = new SqlSeats(sql);
  }

  // Accounts

  @Override
  public boolean add(String name, String passwordHash) {
    return sql.change(
            "INSERT INTO accounts (name, password_hash) VALUES (?, ?) ON CONFLICT DO NOTHING",
            name,
            passwordHash)
        == 1;
  }

  @Override
  public @Nullable String passwordHash(String account) {
    return sql.one(
        "SELECT password_hash FROM accounts WHERE name = ?", row -> row.getString(1), account);
  }

  @Override
  public boolean changePassword(String account, String before, String after, Digest keptSession) {
    return sql.whole(
        handle -> {
          sql.hold(handle, account);
          int changed =
              handle.execute(
                  "UPDATE accounts SET password_hash = ? WHERE name = ? AND password_hash = ?",
                  after,
                  account,
                  before);
          if (changed == 1) {
            closeOthers(handle, account, keptSession);
          }
          return changed == 1;
        });
  }

  @Override
  public void delete(String account) {
    sql.whole(
        handle -> {
          sql.hold(handle, account);
          handle.execute(
              "DELETE FROM keys WHERE session IN (SELECT digest FROM sessions WHERE account = ?)",
              account);
          handle.execute("DELETE FROM sessions WHERE account = ?", account);
          handle.execute("DELETE FROM devices WHERE account = ?", account);
          handle.execute("DELETE FROM attachments WHERE account = ?", account);
          return handle.execute("DELETE FROM accounts WHERE name = ?", account);
        });
  }

  // Sessions

  @Override
  public boolean openSession(StoredSession session, String passwordHash) {
    var device = session.device();
    return sql.whole(
        handle -> {
          sql.hold(handle, session.account());
          int begun =
              handle.execute(
                  """
                  INSERT INTO sessions (digest, account, begun, expires, device)
                  SELECT ?, name, ?, ?, ? FROM accounts WHERE name = ? AND password_hash = ?\
                  """,
                  session.digest().digits(),
                  millis(session.begun()),
                  session.expires().toEpochMilli(),
                  device == null ? null : device.digits(),
                  session.account(),
                  passwordHash);
          if (begun == 1) {
            endOldest(handle, session);
          }
          if (begun == 1 && device != null) {
            SqlDevices.see(handle, session.account(), device, millis(session.begun()));
          }
          return begun == 1;
        });
  }

  private static void endOldest(Handle handle, StoredSession begun) {
    var oldest =
        handle
            .select(
                """
                SELECT digest FROM sessions WHERE account = ? AND digest <> ? AND digest NOT IN
                  (SELECT digest FROM sessions WHERE account = ? AND digest <> ?
                    ORDER BY COALESCE(begun, 0) DESC, digest LIMIT ?)\
                """,
                begun.account(),
                begun.digest().digits(),
                begun.account(),
                begun.digest().digits(),
                MOST - 1)
            .mapTo(String.class)
            .list();
    oldest.forEach(digits -> close(handle, digits));
  }

  private static void close(Handle handle, String session) {
    handle.execute("DELETE FROM keys WHERE session = ?", session);
    handle.execute("DELETE FROM sessions WHERE digest = ?", session);
  }

  private static @Nullable Long millis(@Nullable Instant at) {
    return at == null ? null : at.toEpochMilli();
  }

  @Override
  public @Nullable String account(Digest session, Instant now) {
    purge(now);
    return sql.one(
        "SELECT account FROM sessions WHERE digest = ? AND expires > ?",
        row -> row.getString(1),
        session.digits(),
        now.toEpochMilli());
  }

  /** Drops what is expired once in a while. */
  private void purge(Instant now) {
    var next = nextPurge.get();
    if (!now.isBefore(next) && nextPurge.compareAndSet(next, now.plus(PURGE))) {
      sql.change("DELETE FROM sessions WHERE expires <= ?", now.toEpochMilli());
      sql.change("DELETE FROM keys WHERE expires <= ?", now.toEpochMilli());
      devices.purge(now);
    }
  }

  @Override
  public List<StoredSession> sessions(String account, Instant now) {
    return sql.list(
        """
        SELECT digest, account, begun, expires, device FROM sessions
        WHERE account = ? AND expires > ? ORDER BY expires DESC, digest\
        """,
        SqlAccounts::session,
        account,
        now.toEpochMilli());
  }

  private static StoredSession session(ResultSet row) throws SQLException {
    long begun = row.getLong(3);
    var isOlder = row.wasNull();
    var device = row.getString(5);
    return new StoredSession(
        new Digest(row.getString(1)),
        row.getString(2),
        isOlder ? null : Instant.ofEpochMilli(begun),
        Instant.ofEpochMilli(row.getLong(4)),
        device == null ? null : new Digest(device));
  }

  @Override
  public void closeSession(String account, Digest session) {
    sql.whole(
        handle -> {
          sql.hold(handle, account);
          close(handle, session.digits());
          return true;
        });
  }

  @Override
  public void forget(String account, Digest device) {
    sql.whole(
        handle -> {
          sql.hold(handle, account);
          handle
              .select(
                  "SELECT digest FROM sessions WHERE account = ? AND device = ?",
                  account,
                  device.digits())
              .mapTo(String.class)
              .list()
              .forEach(session -> close(handle, session));
          return handle.execute(
              "DELETE FROM devices WHERE account = ? AND digest = ?", account, device.digits());
        });
  }

  @Override
  public void withdraw(String account, Digest key) {
    seats.withdraw(account, key);
  }

  @Override
  public void closeAll(String account, Digest keptSession) {
    sql.whole(
        handle -> {
          sql.hold(handle, account);
          closeOthers(handle, account, keptSession);
          return seats.withdrawAll(handle, account);
        });
  }

  private static void closeOthers(Handle handle, String account, Digest kept) {
    handle.execute(
        """
        DELETE FROM keys WHERE session IN
          (SELECT digest FROM sessions WHERE account = ? AND digest <> ?)\
        """,
        account,
        kept.digits());
    handle.execute(
        "DELETE FROM sessions WHERE account = ? AND digest <> ?", account, kept.digits());
    handle.execute(
        """
        DELETE FROM devices WHERE account = ? AND digest NOT IN
          (SELECT device FROM sessions WHERE digest = ? AND device IS NOT NULL)\
        """,
        account,
        kept.digits());
  }

  @Override
  public boolean knows(String account, Digest device) {
    return devices.knows(account, device);
  }

  @Override
  public List<Device> devices(String account) {
    return devices.of(account);
  }

  // Seats

  @Override
  public boolean attach(String account, Digest key) {
    return seats.attach(account, key);
  }

  @Override
  public List<Attachment> attached(String account) {
    return seats.attached(account);
  }

  @Override
  public boolean addKey(StoredKey key, String account, Digest session, Instant now) {
    return seats.addKey(key, account, session, now);
  }

  @Override
  public List<SeatKey> keys(String account, Instant now) {
    return seats.keys(account, now);
  }
}
