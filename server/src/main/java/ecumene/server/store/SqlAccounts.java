package ecumene.server.store;

import ecumene.facts.Civilization;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** The accounts in a database: their sessions, and the seats attached to them. */
final class SqlAccounts {
  private static final Duration PURGE = Duration.ofHours(1);

  private final Sql sql;
  private final AtomicReference<Instant> nextPurge = new AtomicReference<>(Instant.EPOCH);

  SqlAccounts(Sql sql) {
    this.sql = sql;
  }

  boolean addAccount(String name, String passwordHash) {
    return sql.change(
            "INSERT INTO accounts (name, password_hash) VALUES (?, ?) ON CONFLICT DO NOTHING",
            name,
            passwordHash)
        == 1;
  }

  @Nullable String passwordHash(String account) {
    return sql.one(
        "SELECT password_hash FROM accounts WHERE name = ?", row -> row.getString(1), account);
  }

  void openSession(Digest session, String account, Instant expires) {
    sql.change(
        "INSERT INTO sessions (digest, account, expires) VALUES (?, ?, ?)",
        session.digits(),
        account,
        expires.toEpochMilli());
  }

  @Nullable String account(Digest session, Instant now) {
    purge(now);
    return sql.one(
        "SELECT account FROM sessions WHERE digest = ? AND expires > ?",
        row -> row.getString(1),
        session.digits(),
        now.toEpochMilli());
  }

  /** Drops expired sessions once in a while. */
  private void purge(Instant now) {
    var next = nextPurge.get();
    if (!now.isBefore(next) && nextPurge.compareAndSet(next, now.plus(PURGE))) {
      sql.change("DELETE FROM sessions WHERE expires <= ?", now.toEpochMilli());
    }
  }

  void closeSession(Digest session) {
    sql.change("DELETE FROM sessions WHERE digest = ?", session.digits());
  }

  void attach(String account, Store.Attachment seat) {
    sql.change(
        """
        INSERT INTO attachments (account, table_id, seat) VALUES (?, ?, ?)
        ON CONFLICT DO NOTHING\
        """,
        account,
        seat.table().word(),
        seat.seat().id());
  }

  List<Store.Attachment> attached(String account) {
    return sql.list(
        "SELECT table_id, seat FROM attachments WHERE account = ? ORDER BY table_id, seat",
        row ->
            new Store.Attachment(new TableId(row.getString(1)), Civilization.of(row.getString(2))),
        account);
  }

  void detach(Store.Attachment seat) {
    sql.change(
        "DELETE FROM attachments WHERE table_id = ? AND seat = ?",
        seat.table().word(),
        seat.seat().id());
  }
}
