package ecumene.server.store;

import ecumene.facts.Civilization;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a line changes about the keys of its table: both are kept in one commit, or neither. */
public sealed interface KeyChange {

  /** The key that is kept from then on. */
  StoredKey fresh();

  /** Whose keys change. */
  default Civilization seat() {
    return Objects.requireNonNull(fresh().seat());
  }

  /** What a key opens afterwards; null: nothing any more. */
  @Nullable StoredKey after(Digest key, @Nullable StoredKey before);

  /** An invitation is spent for a key of its seat. */
  record Exchanged(Digest spent, StoredKey fresh) implements KeyChange {
    @Override
    public @Nullable StoredKey after(Digest key, @Nullable StoredKey before) {
      return key.equals(fresh.digest()) ? fresh : key.equals(spent) ? null : before;
    }
  }

  /** All keys of a seat are withdrawn, also from accounts, and it is invited to anew. */
  record Renewed(StoredKey fresh) implements KeyChange {
    @Override
    public @Nullable StoredKey after(Digest key, @Nullable StoredKey before) {
      boolean isWithdrawn =
          before != null && before.table().equals(fresh.table()) && before.seat() == fresh.seat();
      return key.equals(fresh.digest()) ? fresh : isWithdrawn ? null : before;
    }
  }
}
