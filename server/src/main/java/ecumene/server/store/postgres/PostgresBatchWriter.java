package ecumene.server.store.postgres;

import ecumene.server.store.Checksum;
import ecumene.server.store.TableId;
import ecumene.server.store.commit.BatchWriter;
import ecumene.server.store.commit.Write;
import ecumene.server.store.commit.Write.Append;
import ecumene.server.store.sql.RowBatchWriter;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.util.PSQLState;

/**
 * Has a PostgreSQL append everything by one statement that commits by itself, so that there is one
 * answer to wait for. If that conflicts with what others have written, nothing of it was done, and
 * it is written row by row.
 */
final class PostgresBatchWriter implements BatchWriter {
  private static final String APPEND =
      """
      WITH
        noted AS (
          UPDATE tables SET due = news.due FROM unnest(?, ?) AS news (id, due)
          WHERE tables.id = news.id),
        appended AS (
          INSERT INTO lines (table_id, number, at, request, body, text, position, rules, checksum)
          SELECT * FROM unnest(?, ?, ?, ?, ?, ?, ?, ?, ?)),
        told AS (SELECT pg_notify(?, words) FROM unnest(?) AS words)
      SELECT count(*) FROM told\
      """;

  /** After these nothing was done: others have written the same lines, or wait for us to. */
  private static final Set<String> CONFLICTS =
      Set.of(PSQLState.UNIQUE_VIOLATION.getState(), PSQLState.DEADLOCK_DETECTED.getState());

  private static final String TEXTS = "text";
  private static final String LONGS = "int8";

  private final Connection connection;
  private final PGConnection arrays;
  private final RowBatchWriter rows;
  private final PreparedStatement append;

  PostgresBatchWriter(Connection connection) throws SQLException {
    this.connection = connection;
    arrays = connection.unwrap(PGConnection.class);
    rows = new RowBatchWriter(connection, new Others());
    append = connection.prepareStatement(APPEND);
    connection.setAutoCommit(true);
  }

  private static final class Others implements RowBatchWriter.Nodes {
    @Override
    public void announce(Connection connection, Collection<TableId> tables) throws SQLException {
      Announcements.announce(connection, tables);
    }

    @Override
    public void hold(Handle handle, String word) {
      Postgres.holdWord(handle, word);
    }
  }

  @Override
  public Result write(List<Write> writes) throws SQLException {
    var appends = appendsAlone(writes);
    return appends != null && append(appends)
        ? new Result(appends, List.of(), List.of())
        : writeRows(writes);
  }

  private Result writeRows(List<Write> writes) throws SQLException {
    connection.setAutoCommit(false);
    var written = rows.write(writes);
    connection.setAutoCommit(true);
    return written;
  }

  /** Null: there is something else among them, or that changes keys. */
  private static @Nullable List<Append> appendsAlone(List<Write> writes) {
    var appends = new ArrayList<Append>(writes.size());
    for (var write : writes) {
      if (!(write instanceof Append append) || !append.keys().isEmpty()) {
        return null;
      }
      appends.add(append);
    }
    appends.sort(Append.ORDER);
    return appends;
  }

  /** Whether all of it is on disk; otherwise nothing is. */
  private boolean append(List<Append> appends) throws SQLException {
    var dues = new LinkedHashMap<String, Long>();
    var tables = new LinkedHashSet<TableId>();
    for (var append : appends) {
      tables.add(append.table());
      if (append.due() != null) {
        dues.put(append.table().word(), append.due().toEpochMilli());
      }
    }
    set(1, TEXTS, dues.keySet().toArray(String[]::new));
    set(2, LONGS, dues.values().toArray(Long[]::new));
    setLines(appends);
    append.setString(12, Announcements.CHANNEL);
    set(13, TEXTS, Announcements.payloads(tables).toArray(String[]::new));
    try {
      append.execute();
      return true;
    } catch (SQLException e) {
      if (e.getSQLState() == null || !CONFLICTS.contains(e.getSQLState())) {
        throw e;
      }
      return false;
    }
  }

  private void setLines(List<Append> appends) throws SQLException {
    int count = 0;
    for (var append : appends) {
      count += append.lines().size();
    }
    var words = new String[count];
    var numbers = new int[count];
    var times = new long[count];
    var requests = new @Nullable String[count];
    var bodies = new @Nullable String[count];
    var texts = new String[count];
    var positions = new @Nullable Long[count];
    var versions = new @Nullable String[count];
    var checksums = new long[count];
    int row = 0;
    for (var append : appends) {
      int number = append.first();
      for (var line : append.lines()) {
        words[row] = append.table().word();
        numbers[row] = number;
        times[row] = line.at().toEpochMilli();
        requests[row] = line.request();
        bodies[row] = line.bodyDigits();
        texts[row] = line.text();
        positions[row] = line.position();
        versions[row] = line.rules();
        checksums[row] = Checksum.of(append.table(), number, line);
        number++;
        row++;
      }
    }
    set(3, TEXTS, words);
    set(4, "int4", numbers);
    set(5, LONGS, times);
    set(6, TEXTS, requests);
    set(7, TEXTS, bodies);
    set(8, TEXTS, texts);
    set(9, LONGS, positions);
    set(10, TEXTS, versions);
    set(11, LONGS, checksums);
  }

  private void set(int parameter, String type, Object values) throws SQLException {
    append.setArray(parameter, arrays.createArrayOf(type, values));
  }

  @Override
  public void close() throws SQLException {
    rows.close();
  }
}
