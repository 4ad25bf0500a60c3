package ecumene.server.proof;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.proof.Player.Acknowledged;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TestPostgres;
import ecumene.server.table.Line;
import ecumene.server.table.Plan;
import ecumene.server.table.TableState;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/** Looks into the database, past the server, and follows what it finds there. */
final class Logs {
  private final String place;
  private final String jdbc;
  private final Map<String, Followed> tables = new HashMap<>();

  /** A log as far as it was followed. */
  private static final class Followed {
    private final List<StoredLine> lines = new ArrayList<>();
    private TableState state;

    Followed(TableState begin) {
      state = begin;
    }
  }

  private Logs(String place, String jdbc) {
    this.place = place;
    this.jdbc = jdbc;
  }

  static Logs of(Path directory) {
    // Whoever may write puts SQLite's log away when it is the last to close: that of a killed
    // server.
    var jdbc = "jdbc:sqlite:file:%s?mode=ro".formatted(directory.resolve("ecumene.db"));
    return new Logs(directory.toString(), jdbc);
  }

  /**
   * @param url of a database for tests
   */
  static Logs of(String url) {
    return new Logs(url, TestPostgres.jdbc(url));
  }

  /** Where a node keeps them. */
  String place() {
    return place;
  }

  /** How many lines the table has. */
  int size(String table) throws SQLException {
    try (var connection = DriverManager.getConnection(jdbc)) {
      return lines(table, connection).size();
    }
  }

  /**
   * Every acknowledged reply is in its place, once; nothing that was refused is there; what was
   * there before still is; and everything can be played.
   */
  void check(Crowd crowd) throws SQLException {
    var byTable = new HashMap<String, List<Acknowledged>>();
    for (var reply : crowd.acknowledged()) { // before the log is read: it only grows
      byTable.computeIfAbsent(reply.table(), _ -> new ArrayList<>()).add(reply);
    }
    try (var connection = DriverManager.getConnection(jdbc)) {
      for (var table : byTable.entrySet()) {
        var refused = crowd.refused(table.getKey());
        var followed = follow(table.getKey(), connection);
        table.getValue().forEach(reply -> check(reply, followed.lines));
        var requests = new HashSet<String>();
        for (var line : followed.lines) {
          assertThat(line.request() == null || requests.add(line.request())).isTrue();
          assertThat(refused).doesNotContain(String.valueOf(line.request()));
        }
      }
    }
  }

  private static void check(Acknowledged reply, List<StoredLine> lines) {
    assertThat(lines).as(reply.toString()).hasSizeGreaterThanOrEqualTo(reply.line());
    var line = lines.get(reply.line() - 1);
    assertThat(line.request()).as(reply.toString()).isEqualTo(reply.request());
    assertThat(line.text()).as(reply.toString()).contains(reply.question());
  }

  private Followed follow(String table, Connection connection) throws SQLException {
    var followed = tables.get(table);
    if (followed == null) {
      followed = new Followed(begin(table, connection));
      tables.put(table, followed);
    }
    var lines = lines(table, connection);
    int known = followed.lines.size();
    assertThat(lines).hasSizeGreaterThanOrEqualTo(known);
    assertThat(lines.subList(0, known)).isEqualTo(followed.lines);
    for (var line : lines.subList(known, lines.size())) {
      followed.state = followed.state.after(Line.read(line.text()), line.at());
      followed.lines.add(line);
    }
    return followed;
  }

  private static TableState begin(String table, Connection connection) throws SQLException {
    try (var select =
        connection.prepareStatement("SELECT plan, created FROM tables WHERE id = ?")) {
      select.setString(1, table);
      try (var row = select.executeQuery()) {
        assertThat(row.next()).as(table).isTrue();
        return TableState.begin(Plan.read(row.getString(1)), Instant.ofEpochMilli(row.getLong(2)));
      }
    }
  }

  private static List<StoredLine> lines(String table, Connection connection) throws SQLException {
    try (var select =
        connection.prepareStatement(
            "SELECT number, at, request, text FROM lines WHERE table_id = ? ORDER BY number")) {
      select.setString(1, table);
      var lines = new ArrayList<StoredLine>();
      try (var row = select.executeQuery()) {
        while (row.next()) {
          assertThat(row.getInt(1)).isEqualTo(lines.size());
          lines.add(
              new StoredLine(
                  Instant.ofEpochMilli(row.getLong(2)), row.getString(3), row.getString(4)));
        }
      }
      return lines;
    }
  }
}
