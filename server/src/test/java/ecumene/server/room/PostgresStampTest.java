package ecumene.server.room;

import ecumene.server.store.Store;
import ecumene.server.store.TestPostgres;
import ecumene.server.store.kind.Stores;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

class PostgresStampTest extends StampContract {
  private final String url = TestPostgres.fresh();

  @Override
  Store open() {
    return Stores.open(url);
  }

  @Override
  Connection backDoor() throws SQLException {
    return DriverManager.getConnection(TestPostgres.jdbc(url));
  }
}
