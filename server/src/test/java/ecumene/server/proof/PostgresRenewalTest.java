package ecumene.server.proof;

import ecumene.server.store.Store;
import ecumene.server.store.TestPostgres;
import ecumene.server.store.kind.Stores;

class PostgresRenewalTest extends RenewalContract {
  @Override
  Store store() {
    return Stores.open(TestPostgres.fresh());
  }
}
