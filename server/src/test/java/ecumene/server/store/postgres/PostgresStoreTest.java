package ecumene.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.store.Store;
import ecumene.server.store.StoreContract;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.TestPostgres;
import ecumene.server.store.kind.Stores;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class PostgresStoreTest extends StoreContract {
  private final String url = TestPostgres.fresh();

  @Override
  protected Store open() {
    return Stores.open(url);
  }

  @Test
  void aBackupIsMadeByPostgresItself() {
    try (var store = open()) {
      assertThatThrownBy(() -> store.backup(Path.of("copy.db")))
          .isInstanceOf(StoreFailed.class)
          .hasMessageContaining("pg_dump");
    }
  }

  @Test
  void addressesAreReadAsPeopleWriteThem() {
    assertThat(PostgresUrl.of("postgres://anna:a%40b+c:d@db.example:5433/games?sslmode=require"))
        .isEqualTo(
            new PostgresUrl(
                "jdbc:postgresql://db.example:5433/games?sslmode=require", "anna", "a@b+c:d"));
    assertThat(PostgresUrl.of("postgresql://db.example/games"))
        .isEqualTo(new PostgresUrl("jdbc:postgresql://db.example/games", null, null));
    assertThat(PostgresUrl.of("jdbc:postgresql:games").jdbc()).isEqualTo("jdbc:postgresql:games");
  }

  @Test
  void passwordsAreNotTold() {
    assertThat(PostgresUrl.of("postgres://anna:secret@db.example/games").toString())
        .isEqualTo("jdbc:postgresql://db.example/games");
    for (var wrong :
        new String[] {"postgres://anna:sec ret@db", "mysql://anna:sec ret@db/x", "x"}) {
      assertThatThrownBy(() -> PostgresUrl.of(wrong))
          .isInstanceOf(StoreFailed.class)
          .hasNoCause()
          .message()
          .doesNotContain("ret@");
    }
  }

  @Test
  void aDatabaseThatIsAwayIsToldAtOnce() {
    assertThatThrownBy(() -> Stores.open("postgres://anna:secret@localhost:1/games"))
        .isInstanceOf(StoreFailed.class)
        .hasMessageContaining("localhost:1/games")
        .message()
        .doesNotContain("secret");
  }
}
