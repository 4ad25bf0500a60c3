package ecumene.server.store.sql;

import ecumene.server.store.Checksum;
import ecumene.server.store.TableId;
import ecumene.server.store.commit.BatchWriter;
import ecumene.server.store.commit.Write;
import ecumene.server.store.commit.Write.Append;
import ecumene.server.store.commit.Write.Change;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Writes row by row, in one transaction. Knows which of several appends have lost a race. */
public final class RowBatchWriter implements BatchWriter {
  private static final String INSERT =
      """
      INSERT INTO lines (table_id, number, at, request, body, text, position, rules, checksum)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING\
      """;

  private final Connection connection;
  private final Nodes nodes;
  private final Handle handle;
  private final PreparedStatement insert;
  private final PreparedStatement due;

  /** Other processes at the same database. */
  public interface Nodes {
    /** There are none. */
    Nodes NONE =
        new Nodes() {
          @Override
          public void announce(Connection connection, Collection<TableId> tables) {}

          @Override
          public void hold(Handle handle, String word) {}
        };

    /** Tells them of new lines, in the transaction that adds these. */
    void announce(Connection connection, Collection<TableId> tables) throws SQLException;

    /** As {@link Database#hold}. */
    void hold(Handle handle, String word);
  }

  public RowBatchWriter(Connection connection, Nodes nodes) throws SQLException {
    this.connection = connection;
    this.nodes = nodes;
    connection.setAutoCommit(false);
    handle = Database.jdbi(() -> connection).open();
    insert = connection.prepareStatement(INSERT);
    due = connection.prepareStatement("UPDATE tables SET due = ? WHERE id = ?");
  }

  @Override
  public Result write(List<Write> writes) throws SQLException {
    var appends = new ArrayList<Append>();
    var changes = new ArrayList<Change<?>>();
    for (var write : writes) {
      switch (write) {
        case Append append -> appends.add(append);
        case Change<?> change -> changes.add(change);
      }
    }
    var lost = append(appends);
    var changed = new ArrayList<Runnable>();
    for (var change : changes) {
      changed.add(make(change));
    }
    connection.commit();
    return new Result(appends, lost, changed);
  }

  /** Appends all that do not conflict; the others are removed from the list, and returned. */
  private List<Append> append(List<Append> appends) throws SQLException {
    appends.sort(Append.ORDER);
    var lost = new ArrayList<Append>();
    for (var loser = tryAll(appends); loser != null; loser = tryAll(appends)) {
      connection.rollback();
      appends.remove(loser);
      lost.add(loser);
    }
    if (!appends.isEmpty()) {
      var tables = new LinkedHashSet<TableId>();
      appends.forEach(append -> tables.add(append.table()));
      setDue(appends);
      nodes.announce(connection, tables);
    }
    return lost;
  }

  private void setDue(List<Append> appends) throws SQLException {
    boolean isNoted = false;
    for (var append : appends) {
      if (append.due() != null) {
        due.setLong(1, append.due().toEpochMilli());
        due.setString(2, append.table().word());
        due.addBatch();
        isNoted = true;
      }
    }
    if (isNoted) {
      due.executeBatch();
    }
  }

  private @Nullable Append tryAll(List<Append> appends) throws SQLException {
    var loser = insert(appends);
    return loser == null ? changeKeys(appends) : loser;
  }

  /** Changes the keys of all, and returns the first append of which that was not possible. */
  private @Nullable Append changeKeys(List<Append> appends) {
    for (var append : appends) {
      for (var change : append.keys()) {
        nodes.hold(handle, append.table().word());
        if (!SqlKeys.change(change, append.lines().getLast().at(), handle)) {
          return append;
        }
      }
    }
    return null;
  }

  /**
   * Inserts the lines of all, and returns the first append of which one was in conflict. Only the
   * first is sure to have lost: the next may have lost to lines of that one.
   */
  private @Nullable Append insert(List<Append> appends) throws SQLException {
    if (appends.isEmpty()) {
      return null;
    }
    for (var append : appends) {
      int number = append.first();
      for (var line : append.lines()) {
        insert.setString(1, append.table().word());
        insert.setInt(2, number);
        insert.setLong(3, line.at().toEpochMilli());
        insert.setString(4, line.request());
        insert.setString(5, line.bodyDigits());
        insert.setString(6, line.text());
        insert.setObject(7, line.position());
        insert.setString(8, line.rules());
        insert.setLong(9, Checksum.of(append.table(), number, line));
        number++;
        insert.addBatch();
      }
    }
    int[] counts = insert.executeBatch();
    int row = 0;
    for (var append : appends) {
      for (int end = row + append.lines().size(); row < end; row++) {
        if (counts[row] == 0) {
          return append;
        }
      }
    }
    return null;
  }

  private <T> Runnable make(Change<T> change) throws SQLException {
    var before = connection.setSavepoint();
    try {
      T result = change.how().apply(handle);
      connection.releaseSavepoint(before);
      return () -> change.done().complete(result);
    } catch (RuntimeException | Error e) {
      connection.rollback(before);
      return () -> change.done().completeExceptionally(e);
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
