package ecumene.server.store.sqlite;

import ecumene.server.store.StoreFailed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.random.RandomGenerator;
import javax.sql.DataSource;

/** A copy of a database, all at once. */
final class Backup {
  private static final RandomGenerator RANDOM = new SecureRandom();

  private Backup() {}

  static void copy(DataSource source, Path to) {
    if (Files.exists(to)) {
      throw new StoreFailed(to + " is there already: name a new file for the backup");
    }
    var part = to.resolveSibling(to.getFileName() + ".part");
    try {
      Files.deleteIfExists(part);
      OwnerOnly.makeFile(part);
      try (var connection = source.getConnection();
          var copy = connection.prepareStatement("VACUUM INTO ?")) {
        copy.setString(1, part.toString());
        copy.execute();
      }
      try (var connection = DriverManager.getConnection("jdbc:sqlite:" + part);
          var statement = connection.createStatement()) {
        statement.execute("PRAGMA application_id = " + RANDOM.nextInt()); // no log belongs to it
      }
      StoreFiles.sync(part);
      Files.move(part, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (SQLException | IOException e) {
      throw new StoreFailed("the backup could not be written: " + e.getMessage(), e);
    }
  }
}
