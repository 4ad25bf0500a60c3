package ecumene.server.proof;

import ecumene.server.store.Store;
import ecumene.server.store.kind.Stores;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class SqliteRenewalTest extends RenewalContract {
  @TempDir private Path directory;

  @Override
  Store store() {
    return Stores.open(directory);
  }
}
