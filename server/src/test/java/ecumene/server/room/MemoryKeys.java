package ecumene.server.room;

import ecumene.server.store.Digest;
import ecumene.server.store.KeyChange;
import ecumene.server.store.StoredKey;
import ecumene.server.store.TableId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The keys in a {@link MemoryStore}, which sees to it that one thread at a time uses them. */
final class MemoryKeys {
  private final List<StoredKey> keys = new ArrayList<>();

  void addAll(List<StoredKey> fresh) {
    keys.addAll(fresh);
  }

  boolean isPossible(KeyChange change) {
    return find(change.fresh().digest()) == null
        && !(change instanceof KeyChange.Exchanged(var spent, _) && find(spent) == null);
  }

  void make(KeyChange change) {
    keys.removeIf(key -> change.after(key.digest(), key) == null);
    keys.add(change.fresh());
  }

  @Nullable StoredKey find(Digest digest) {
    return keys.stream().filter(key -> key.digest().equals(digest)).findFirst().orElse(null);
  }

  List<StoredKey> of(TableId table) {
    return keys.stream().filter(key -> key.table().equals(table)).toList();
  }

  void remove(TableId table) {
    keys.removeIf(key -> key.table().equals(table));
  }
}
