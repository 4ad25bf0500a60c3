package ecumene.server.store.sqlite.protection;

import ecumene.server.store.commit.BatchWriter;
import ecumene.server.store.commit.Write;
import java.sql.SQLException;
import java.util.List;

/** Has all that another writer commits shipped; also if that says that it has failed. */
record ShippingWriter(BatchWriter writer, Protection protection) implements BatchWriter {

  @Override
  public Result write(List<Write> writes) throws SQLException {
    try {
      return writer.write(writes);
    } finally {
      protection.committed();
    }
  }

  @Override
  public void checkpoint() throws SQLException {
    writer.checkpoint();
  }

  @Override
  public void close() throws SQLException {
    writer.close();
  }
}
