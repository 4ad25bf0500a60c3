package ecumene.server.store.sqlite;

import static java.util.stream.Collectors.joining;

import ecumene.server.store.Damage;
import ecumene.server.store.Examined;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.sql.ReadOnlyDatabase;
import ecumene.server.store.sql.SqlStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.sqlite.SQLiteDataSource;

/** Puts a backup in the place of an embedded store. The backup itself is only read. */
public final class Restore {
  private static final String INTACT = "ok";
  private static final int MOST_TOLD = 10;
  private static final String CHECKSUM = "checksum";
  private static final List<String> NEEDED = List.of("tables", "lines", "snapshots", "keys");

  private final Path backup;
  private final StoreFiles files;

  private Restore(Path backup, StoreFiles files) {
    this.backup = backup;
    this.files = files;
  }

  public static Restored from(Path backup, Path directory) {
    if (!Files.isRegularFile(backup)) {
      throw new StoreFailed("there is no file " + backup);
    }
    var log = backup.resolveSibling(backup.getFileName() + "-wal");
    if (Files.exists(log)) {
      throw new StoreFailed(
          backup + " is no backup: it is in use, or has left its log in " + log + " behind");
    }
    try (var _ = DirectoryLock.take(directory)) {
      var restored = new Restore(backup, new StoreFiles(directory)).run();
      OwnerOnly.mend(directory);
      return restored;
    } catch (IOException e) {
      throw new StoreFailed("the backup could not be put in place: " + e.getMessage(), e);
    }
  }

  private Restored run() throws IOException {
    var copy = files.directory().resolve("ecumene.db.restored");
    Files.deleteIfExists(copy);
    OwnerOnly.makeFile(copy); // before anything is in it
    try (var from = Files.newInputStream(backup);
        var to = Files.newOutputStream(copy)) {
      from.transferTo(to);
    }
    Restored restored;
    try {
      restored = check(copy);
      StoreFiles.sync(copy);
    } catch (StoreFailed damaged) {
      Files.delete(copy);
      throw damaged;
    }
    int id = StoreFiles.id(copy);
    files.write(new StoreFiles.Label(false, id, id)); // from here on nothing is taken for new
    var aside = moveAside();
    Files.move(copy, files.database(), StandardCopyOption.ATOMIC_MOVE);
    if (!check(files.database()).equals(restored)) {
      throw new StoreFailed(
          files.database() + " is not what " + backup + " is; what was there is in " + aside);
    }
    return new Restored(restored.tables(), restored.lines(), aside);
  }

  /** Where it is then. */
  private Path moveAside() throws IOException {
    int number = 1;
    while (Files.exists(aside(number))) {
      number++;
    }
    var aside = aside(number);
    OwnerOnly.makeDirectory(aside);
    for (var file : files.ofSqlite()) {
      if (Files.exists(file)) {
        Files.move(file, aside.resolve(file.getFileName()), StandardCopyOption.ATOMIC_MOVE);
      }
    }
    return aside;
  }

  private Path aside(int number) {
    return files.directory().resolve("replaced-" + number);
  }

  // What a backup has

  private Restored check(Path database) {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database)) {
      var found = strings(connection, "PRAGMA integrity_check(1)");
      if (!found.equals(List.of(INTACT))) {
        throw new StoreFailed(backup + " is damaged: " + String.join("; ", found));
      }
      var all = strings(connection, "SELECT name FROM sqlite_master WHERE type = 'table'");
      if (!all.containsAll(NEEDED)) {
        throw new StoreFailed(backup + " is no backup of Ecumene");
      }
      for (var table : all) {
        readAll(connection, table);
      }
      if (strings(connection, "SELECT name FROM pragma_table_info('lines')").contains(CHECKSUM)) {
        checkTables(database);
      } else {
        checkLogs(connection); // an older version has made it
      }
      return new Restored(
          count(connection, "tables"), count(connection, "lines"), files.directory());
    } catch (SQLException e) {
      throw new StoreFailed(backup + " is damaged: " + e.getMessage(), e);
    }
  }

  private static void readAll(Connection connection, String table) throws SQLException {
    try (var query = connection.createStatement();
        var rows = query.executeQuery("SELECT * FROM \"" + table + '"')) {
      int columns = rows.getMetaData().getColumnCount();
      while (rows.next()) {
        for (int column = 1; column <= columns; column++) {
          rows.getObject(column);
        }
      }
    }
  }

  /** All is what was written; only a snapshot need not be. */
  private void checkTables(Path database) {
    var damages = new ArrayList<Damage>();
    var source = new SQLiteDataSource();
    source.setUrl("jdbc:sqlite:" + database);
    try (var copy = new SqlStore(new ReadOnlyDatabase(source::getConnection, () -> {}))) {
      damages.addAll(copy.repairs().orphans());
      copy.repairs().examineAll((_, found) -> addHarmful(found, damages));
    }
    if (!damages.isEmpty()) {
      throw new StoreFailed(
          backup + " is damaged: " + damages.stream().map(Damage::toString).collect(joining("; ")));
    }
  }

  private static void addHarmful(Examined found, List<Damage> damages) {
    found.damages().stream()
        .filter(Damage::isHarmful)
        .limit(Math.max(0, MOST_TOLD - damages.size()))
        .forEach(damages::add);
  }

  /** The lines of each table are numbered from 0, and none is missing between two others. */
  private void checkLogs(Connection connection) throws SQLException {
    var torn =
        strings(
            connection,
            """
            SELECT table_id FROM lines GROUP BY table_id
            HAVING min(number) <> 0 OR max(number) <> count(*) - 1
              OR table_id NOT IN (SELECT id FROM tables)\
            """);
    if (!torn.isEmpty()) {
      throw new StoreFailed(backup + " lacks lines of the tables " + String.join(", ", torn));
    }
  }

  private static long count(Connection connection, String table) throws SQLException {
    return Long.parseLong(strings(connection, "SELECT count(*) FROM " + table).getFirst());
  }

  private static List<String> strings(Connection connection, String sql) throws SQLException {
    try (var query = connection.createStatement();
        var rows = query.executeQuery(sql)) {
      var strings = new ArrayList<String>();
      while (rows.next()) {
        strings.add(rows.getString(1));
      }
      return strings;
    }
  }
}
