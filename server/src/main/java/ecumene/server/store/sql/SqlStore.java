package ecumene.server.store.sql;

import ecumene.server.store.AccountStore;
import ecumene.server.store.Checksum;
import ecumene.server.store.Commits;
import ecumene.server.store.Damage;
import ecumene.server.store.Digest;
import ecumene.server.store.KeyChange;
import ecumene.server.store.Repairs;
import ecumene.server.store.Store;
import ecumene.server.store.StoreSpace;
import ecumene.server.store.StoredKey;
import ecumene.server.store.StoredLine;
import ecumene.server.store.StoredSnapshot;
import ecumene.server.store.StoredTable;
import ecumene.server.store.StoredTouch;
import ecumene.server.store.TableId;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** The store in a database: tables here, what belongs to them each in its class. */
public final class SqlStore implements Store {
  private final Database database;
  private final Sql sql;
  private final DamagedTables damaged = new DamagedTables();
  private final SqlLines lines;
  private final SqlSnapshots snapshots;
  private final SqlKeys keys;
  private final SqlAccounts accounts;
  private final SqlRetention retention;

  public SqlStore(Database database) {
    this.database = database;
    sql = new Sql(database);
    lines = new SqlLines(sql, damaged);
    snapshots = new SqlSnapshots(sql);
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
              "INSERT INTO tables (id, created, plan, checksum) VALUES (?, ?, ?, ?)",
              table.id().word(),
              table.created().toEpochMilli(),
              table.plan(),
              Checksum.of(table));
          fresh.forEach(key -> SqlKeys.add(key, table.created(), handle));
        });
  }

  @Override
  public @Nullable StoredTable table(TableId table) {
    var row = TableRow.of(table, sql);
    if (row == null) {
      return null;
    }
    if (!row.isWhole()) {
      throw damaged.found(Damage.of(table, Damage.Part.PLAN), 0);
    }
    damaged.hasPlan(table);
    return row.table();
  }

  @Override
  public CompletableFuture<Boolean> append(
      TableId table,
      int first,
      List<StoredLine> more,
      List<KeyChange> changes,
      @Nullable Instant due) {
    return database.append(table, first, more, changes, due);
  }

  @Override
  public List<StoredLine> lines(TableId table, int from) {
    return lines.lines(table, from);
  }

  @Override
  public List<String> requests(TableId table, int count) {
    return lines.requests(table, count);
  }

  @Override
  public OptionalInt indexOf(TableId table, int from, String request) {
    return lines.indexOf(table, from, request);
  }

  @Override
  public long bytes(TableId table, int count) {
    return lines.bytes(table, count);
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
    snapshots.keep(table, snapshot);
  }

  @Override
  public @Nullable StoredSnapshot snapshot(TableId table) {
    return snapshots.snapshot(table);
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
    boolean isGone = retention.delete(table);
    if (isGone) {
      damaged.forget(table.table());
    }
    return isGone;
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
  public Duration unprotected() {
    return database.unprotected();
  }

  @Override
  public InstantSource clock() {
    return database.clock();
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
  public List<Damage> damage() {
    return damaged.all();
  }

  @Override
  public Repairs repairs() {
    return new SqlRepairs(sql, damaged);
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
