package ecumene.server.room;

import ecumene.facts.Civilization;
import ecumene.server.store.Digest;
import ecumene.server.store.KeyChange;
import ecumene.server.store.StoredKey;
import ecumene.server.store.StoredKey.Role;
import ecumene.server.store.TableId;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The invitations to the seats of one table, and what is done with them. */
public final class Invitations {
  private final Map<Civilization, StoredKey> newest = new EnumMap<>(Civilization.class);
  private @Nullable TableId table;
  private int made;

  /** One for every seat. */
  public List<StoredKey> to(TableId table) {
    this.table = table;
    var all = new ArrayList<StoredKey>();
    for (var seat : Civilization.values()) {
      all.add(fresh(seat));
    }
    return all;
  }

  private StoredKey fresh(Civilization seat) {
    var invitation = key(Role.INVITATION, seat);
    newest.put(seat, invitation);
    return invitation;
  }

  private StoredKey key(Role role, Civilization seat) {
    var digest = new Digest(role + " " + made++);
    if (table == null) {
      throw new AssertionError("the table is not open yet");
    }
    return new StoredKey(digest, table, role, seat, role == Role.INVITATION ? "open" : null);
  }

  Command.Claim claim(Civilization seat) {
    return claim(seat, null);
  }

  /** Spends the newest. */
  public Command.Claim claim(Civilization seat, @Nullable String random) {
    var invitation = newest.get(seat);
    if (invitation == null) {
      throw new AssertionError("nobody is invited to " + seat);
    }
    return new Command.Claim(
        new KeyChange.Exchanged(invitation.digest(), key(Role.SEAT, seat)), random);
  }

  Command.RenewLink renewal(Civilization seat) {
    return new Command.RenewLink(new KeyChange.Renewed(fresh(seat)));
  }
}
