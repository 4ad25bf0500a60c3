package ecumene.server.key;

import static ecumene.server.store.StoredKey.Role.HOST;
import static ecumene.server.store.StoredKey.Role.INVITATION;
import static ecumene.server.store.StoredKey.Role.SEAT;
import static ecumene.server.store.StoredKey.Role.SPECTATOR;

import ecumene.facts.Civilization;
import ecumene.server.Problem;
import ecumene.server.store.Store;
import ecumene.server.store.StoredKey;
import ecumene.server.store.TableId;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/** Says what keys open. How they change is a matter of the table's log. */
public final class Keys {
  private final Store store;
  private final InstantSource clock;

  public Keys(Store store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
  }

  /** What the key opens. */
  public StoredKey opened(Key key) {
    var stored = find(key);
    if (stored == null) {
      throw new Problem(Problem.Kind.NO_KEY, "this key opens nothing, or nothing any more");
    }
    return stored;
  }

  /** What the key opens; null: nothing, or nothing any more. */
  public @Nullable StoredKey find(Key key) {
    return store.key(key.digest(), clock.instant());
  }

  /** The invitation to a seat that nobody has taken, if there is one. */
  public @Nullable String invitation(TableId table, Civilization seat) {
    for (var key : store.keys(table)) {
      if (key.role() == INVITATION && key.seat() == seat) {
        return key.open();
      }
    }
    return null;
  }

  // What is kept

  public static StoredKey host(Key key, TableId table) {
    return new StoredKey(key.digest(), table, HOST, null, null);
  }

  public static StoredKey spectator(Key key, TableId table) {
    return new StoredKey(key.digest(), table, SPECTATOR, null, null);
  }

  /** An invitation stays readable, for the host hands it out. */
  public static StoredKey invitation(Key key, TableId table, Civilization seat) {
    return new StoredKey(key.digest(), table, INVITATION, seat, key.word());
  }

  public static StoredKey seat(Key key, TableId table, Civilization seat) {
    return new StoredKey(key.digest(), table, SEAT, seat, null);
  }
}
