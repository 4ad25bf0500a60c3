package ecumene.server.store;

import ecumene.facts.Civilization;
import org.jspecify.annotations.Nullable;

/**
 * What a key opens.
 *
 * @param seat for a seat or an invitation
 * @param open the key itself, of an invitation that the host can still hand out; else null
 */
public record StoredKey(
    Digest digest, TableId table, Role role, @Nullable Civilization seat, @Nullable String open) {

  /** What the owner of a key may do. */
  public enum Role {
    SEAT,
    HOST,
    SPECTATOR,
    INVITATION
  }
}
