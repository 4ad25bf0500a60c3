package ecumene.server.room;

import ecumene.server.store.Store;
import ecumene.server.store.kind.Stores;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.io.TempDir;

class SqliteStampTest extends StampContract {
  @TempDir private Path directory;

  @Override
  Store open() {
    return Stores.open(directory);
  }

  @Override
  Connection backDoor() throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + directory.resolve("ecumene.db"));
  }
}
