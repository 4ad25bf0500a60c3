package ecumene.server.log;

import ecumene.server.Problem;
import ecumene.server.store.Digest;
import ecumene.server.store.KeyChange;
import ecumene.server.store.Store;
import ecumene.server.store.StoredKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What lines that are not in the log yet change about the keys of their table. */
final class PendingKeys {
  private final Store store;
  private final List<KeyChange> changes = new ArrayList<>();

  PendingKeys(Store store) {
    this.store = store;
  }

  List<KeyChange> changes() {
    return changes;
  }

  /**
   * Adds a change, or throws a problem if it is not possible. Nobody else makes it impossible
   * before the lines are committed, or these lose a race.
   */
  void add(KeyChange change) {
    if (change instanceof KeyChange.Exchanged(var spent, _) && !opens(spent)) {
      throw new Problem(Problem.Kind.NO_KEY, "this invitation is spent");
    }
    if (opens(change.fresh().digest())) {
      throw new Problem(Problem.Kind.MALFORMED, "key: it is used for something else");
    }
    changes.add(change);
  }

  /** Whether a key will open something, even if it is expired. */
  boolean opens(Digest digest) {
    @Nullable StoredKey key = store.key(digest, Instant.EPOCH);
    for (var change : changes) {
      key = change.after(digest, key);
    }
    return key != null;
  }
}
