package ecumene.server.store.sql;

import ecumene.server.store.AccountStore;
import ecumene.server.store.BodyHash;
import ecumene.server.store.Commits;
import ecumene.server.store.Digest;
import ecumene.server.store.KeyChange;
import ecumene.server.store.Stamp;
import ecumene.server.store.Store;
import ecumene.server.store.StoreSpace;
import ecumene.server.store.StoredKey;
import ecumene.server.store.StoredLine;
import ecumene.server.store.StoredSnapshot;
import ecumene.server.store.StoredTable;
import ecumene.server.store.StoredTouch;
import ecumene.server.store.TableId;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** The store in a database: tables and their logs here, keys and accounts each in their class. */
public final class SqlStore implements Store {
  private final Database database;
  private final Sql sql;
  private final SqlKeys keys;
  private final SqlAccounts accounts;
  private final SqlRetention retention;

  public SqlStore(Database database) {
    this.database = database;
    sql = new Sql(database);
    keys = new SqlKeys(sql);
    accounts = new SqlAccounts(sql);
    retention = new SqlRetention(sql);
  }

  // Tables and their logs

  @Override
  public void create(StoredTable table, List<StoredKey> fresh) {
    sql.together(
        handle -> {
          handle.execute(
              "INSERT INTO tables (id, created, plan) VALUES (?, ?, ?)",
              table.id().word(),
              table.created().toEpochMilli(),
              table.plan());
          fresh.forEach(key -> SqlKeys.add(key, table.created(), handle));
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
      TableId table,
      int first,
      List<StoredLine> lines,
      List<KeyChange> keys,
      @Nullable Instant due) {
    return database.append(table, first, lines, keys, due);
  }

  @Override
  public List<StoredLine> lines(TableId table, int from) {
    return sql.list(
        """
        SELECT at, request, body, text, position, rules FROM lines
        WHERE table_id = ? AND number >= ? ORDER BY number\
        """,
        SqlStore::line,
        table.word(),
        from);
  }

  private static StoredLine line(ResultSet row) throws SQLException {
    var body = row.getString(3);
    return new StoredLine(
        Instant.ofEpochMilli(row.getLong(1)),
        row.getString(2),
        body == null ? null : new BodyHash(body),
        row.getString(4),
        stamp(row));
  }

  private static @Nullable Stamp stamp(ResultSet row) throws SQLException {
    long position = row.getLong(5);
    return row.wasNull() ? null : new Stamp(position, row.getString(6));
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
  public OptionalInt indexOf(TableId table, int from, String request) {
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
  public long bytes(TableId table, int lines) {
    var bytes =
        sql.one(
            "SELECT SUM(OCTET_LENGTH(text)) FROM lines WHERE table_id = ? AND number < ?",
            row -> row.getLong(1),
            table.word(),
            lines);
    return bytes == null ? 0 : bytes;
  }

  @Override
  public void keepRules(String version, String text) {
    sql.change(
        "INSERT INTO rules (version, text) VALUES (?, ?) ON CONFLICT DO NOTHING", version, text);
  }

  @Override
  public @Nullable String rules(TableId table, int line) {
    return sql.one(
        """
        SELECT rules.text FROM lines JOIN rules ON rules.version = lines.rules
        WHERE table_id = ? AND number <= ? ORDER BY number DESC LIMIT 1\
        """,
        row -> row.getString(1),
        table.word(),
        line);
  }

  @Override
  public void keep(TableId table, StoredSnapshot snapshot) {
    sql.change(
        """
        INSERT INTO snapshots (table_id, lines, text, rules) VALUES (?, ?, ?, ?)
        ON CONFLICT (table_id) DO UPDATE
        SET lines = excluded.lines, text = excluded.text, rules = excluded.rules
        WHERE excluded.lines >= snapshots.lines\
        """,
        table.word(),
        snapshot.lines(),
        snapshot.text(),
        snapshot.rules());
  }

  @Override
  public @Nullable StoredSnapshot snapshot(TableId table) {
    return sql.one(
        "SELECT lines, text, rules FROM snapshots WHERE table_id = ?",
        row -> new StoredSnapshot(row.getInt(1), row.getString(2), row.getString(3)),
        table.word());
  }

  // Time

  @Override
  public void setDue(TableId table, @Nullable Instant at) {
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

  // Retention

  @Override
  public void noteTouched(TableId table, Instant at) {
    retention.noteTouched(table, at);
  }

  @Override
  public void putOffReview(TableId table, Instant review) {
    retention.putOffReview(table, review);
  }

  @Override
  public List<StoredTouch> toReview(Instant now, int most) {
    return retention.toReview(now, most);
  }

  @Override
  public boolean delete(StoredTouch table) {
    return retention.delete(table);
  }

  @Override
  public boolean dropLines(int most) {
    return retention.dropLines(most);
  }

  // Keys

  @Override
  public @Nullable StoredKey key(Digest digest, Instant now) {
    return keys.key(digest, now);
  }

  @Override
  public List<StoredKey> keys(TableId table) {
    return keys.keys(table);
  }

  // Accounts

  @Override
  public AccountStore accounts() {
    return accounts;
  }

  // Other processes

  @Override
  public void whenAppended(AppendListener listener) {
    database.whenAppended(listener);
  }

  // Running it

  @Override
  public StoreSpace space() {
    return sql.space();
  }

  @Override
  public Commits commits() {
    return database.commits();
  }

  @Override
  public long failures() {
    return sql.failures();
  }

  @Override
  public @Nullable String trouble() {
    var unread = sql.trouble();
    return unread == null ? database.trouble() : unread;
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
