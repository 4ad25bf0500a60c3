package ecumene.bench.chaos;

import ecumene.server.store.Store;
import ecumene.server.store.kind.Stores;
import java.nio.file.Path;

/**
 * Where a store is.
 *
 * @param word a directory, or the address of a PostgreSQL
 */
record Place(String word) {
  private boolean isPostgres() {
    return word.startsWith("postgres:");
  }

  Store open() {
    return isPostgres() ? Stores.open(word) : Stores.open(Path.of(word));
  }

  /** To be read, past the server that has it open. */
  Store look() {
    return isPostgres() ? Stores.readOnly(word) : Stores.readOnly(Path.of(word));
  }
}
