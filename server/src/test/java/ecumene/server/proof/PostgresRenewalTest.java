package ecumene.server.proof;

import ecumene.server.store.Store;
import ecumene.server.store.Stores;
import ecumene.server.store.TestPostgres;

class PostgresRenewalTest extends RenewalContract {
  @Override
  Store store() {
    return Stores.open(TestPostgres.fresh());
  }
}
