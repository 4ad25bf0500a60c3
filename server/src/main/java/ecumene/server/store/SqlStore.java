package ecumene.server.store;

import ecumene.facts.Civilization;
import ecumene.server.store.StoredKey.Role;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The store in a database. */
final class SqlStore implements Store {
  private static final Duration PURGE = Duration.ofHours(1);
  private static final String KEY = "SELECT digest, table_id, role, seat, open FROM keys WHERE ";
  private static final String INSERT_KEY =
      "INSERT INTO keys (digest, table_id, role, seat, open) VALUES (?, ?, ?, ?, ?)";

  private final Database database;
  private final Sql sql;
  private final AtomicReference<Instant> nextPurge = new AtomicReference<>(Instant.EPOCH);

  SqlStore(Database database) {
    this.database = database;
    sql = new Sql(database);
  }

  // Tables and their logs

  @Override
  public void create(StoredTable table, List<StoredKey> keys) {
    sql.together(
        handle -> {
          handle.execute(
              "INSERT INTO tables (id, created, plan) VALUES (?, ?, ?)",
              table.id().word(),
              table.created().toEpochMilli(),
              table.plan());
          keys.forEach(key -> insert(INSERT_KEY, key, handle));
        });
  }

  @Override
  public @Nullable StoredTable table(TableId table) {
    return sql.one(
        "SELECT created, plan FROM tables WHERE id = ?",
        row -> new StoredTable(table, Instant.ofEpochMilli(row.getLong(1)), row.getString(2)),
        table.word());
  }

  @Override
  public CompletableFuture<Boolean> append(
      TableId table, int first, List<StoredLine> lines, @Nullable Instant due) {
    return database.append(table, first, lines, due);
  }

  @Override
  public List<StoredLine> lines(TableId table, int from) {
    return sql.list(
        "SELECT at, request, text FROM lines WHERE table_id = ? AND number >= ? ORDER BY number",
        row ->
            new StoredLine(
                Instant.ofEpochMilli(row.getLong(1)), row.getString(2), row.getString(3)),
        table.word(),
        from);
  }

  @Override
  public List<String> requests(TableId table, int lines) {
    return sql.list(
        "SELECT request FROM lines WHERE table_id = ? AND number < ? AND request IS NOT NULL",
        row -> row.getString(1),
        table.word(),
        lines);
  }

  @Override
  public OptionalInt lineOf(TableId table, int from, String request) {
    var number =
        sql.one(
            "SELECT number FROM lines WHERE table_id = ? AND number >= ? AND request = ?",
            row -> row.getInt(1),
            table.word(),
            from,
            request);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  @Override
  public void keep(TableId table, StoredSnapshot snapshot) {
    sql.change(
        """
        INSERT INTO snapshots (table_id, lines, text) VALUES (?, ?, ?)
        ON CONFLICT (table_id) DO UPDATE SET lines = excluded.lines, text = excluded.text
        WHERE excluded.lines >= snapshots.lines\
        """,
        table.word(),
        snapshot.lines(),
        snapshot.text());
  }

  @Override
  public @Nullable StoredSnapshot snapshot(TableId table) {
    return sql.one(
        "SELECT lines, text FROM snapshots WHERE table_id = ?",
        row -> new StoredSnapshot(row.getInt(1), row.getString(2)),
        table.word());
  }

  // Time

  @Override
  public void noteDue(TableId table, @Nullable Instant at) {
    var millis = at == null ? null : at.toEpochMilli();
    sql.change("UPDATE tables SET due = ? WHERE id = ?", millis, table.word());
  }

  @Override
  public List<TableId> overdue(Instant now, int most) {
    return sql.list(
        "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?",
        row -> new TableId(row.getString(1)),
        now.toEpochMilli(),
        most);
  }

  // Keys

  @Override
  public @Nullable StoredKey key(Digest digest) {
    return sql.one(KEY + "digest = ?", SqlStore::readKey, digest.digits());
  }

  @Override
  public List<StoredKey> keys(TableId table) {
    return sql.list(KEY + "table_id = ?", SqlStore::readKey, table.word());
  }

  private static StoredKey readKey(ResultSet row) throws SQLException {
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

  @Override
  public boolean exchange(List<Digest> spent, StoredKey fresh) {
    // In the same order everywhere, so that no two wait for each other.
    var digests = new ArrayList<>(spent);
    digests.sort(Comparator.comparing(Digest::digits));
    try {
      sql.together(
          handle -> {
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

  /** A key is not there any more, or already: takes the transaction back. */
  private static final class Spent extends RuntimeException {
    private static final long serialVersionUID = 1;

    Spent() {
      super(null, null, false, false);
    }
  }

  // Accounts

  @Override
  public boolean addAccount(String name, String passwordHash) {
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
  public void openSession(Digest session, String account, Instant expires) {
    sql.change(
        "INSERT INTO sessions (digest, account, expires) VALUES (?, ?, ?)",
        session.digits(),
        account,
        expires.toEpochMilli());
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

  /** Drops expired sessions once in a while. */
  private void purge(Instant now) {
    var next = nextPurge.get();
    if (!now.isBefore(next) && nextPurge.compareAndSet(next, now.plus(PURGE))) {
      sql.change("DELETE FROM sessions WHERE expires <= ?", now.toEpochMilli());
    }
  }

  @Override
  public void closeSession(Digest session) {
    sql.change("DELETE FROM sessions WHERE digest = ?", session.digits());
  }

  @Override
  public void attach(String account, Attachment seat) {
    sql.change(
        """
        INSERT INTO attachments (account, table_id, seat) VALUES (?, ?, ?)
        ON CONFLICT DO NOTHING\
        """,
        account,
        seat.table().word(),
        seat.seat().id());
  }

  @Override
  public List<Attachment> attached(String account) {
    return sql.list(
        "SELECT table_id, seat FROM attachments WHERE account = ? ORDER BY table_id, seat",
        row -> new Attachment(new TableId(row.getString(1)), Civilization.of(row.getString(2))),
        account);
  }

  @Override
  public void detach(Attachment seat) {
    sql.change(
        "DELETE FROM attachments WHERE table_id = ? AND seat = ?",
        seat.table().word(),
        seat.seat().id());
  }

  // Other processes

  @Override
  public void whenAppended(AppendListener listener) {
    database.whenAppended(listener);
  }

  // Running it

  @Override
  public Commits commits() {
    return database.commits();
  }

  @Override
  public @Nullable String trouble() {
    return database.trouble();
  }

  @Override
  public void backup(Path to) {
    database.backup(to);
  }

  @Override
  public void close() {
    database.close();
  }
}
