package ecumene.server.store;

import ecumene.facts.Civilization;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Keeps accounts, their sessions and devices, and the seats attached to them. Each method is one
 * transaction, and what it depends on does not change while it is made.
 */
public interface AccountStore {

  // Accounts

  /**
   * Keeps a new account.
   *
   * @return false: there is an account of this name already
   */
  boolean add(String name, String passwordHash);

  @Nullable String passwordHash(String account);

  /**
   * Changes the password, and ends everything that was begun with the one before: other sessions,
   * their keys, other devices.
   *
   * @return false: it was not this any more; nothing was changed
   */
  boolean changePassword(String account, String before, String after, Digest keptSession);

  /** Nothing of the account is kept any more, and no key that its sessions have made. */
  void delete(String account);

  // Sessions

  /**
   * Begins a session, also known to be from this device from now on. Of too many sessions the
   * oldest end, and of too many devices the oldest are forgotten.
   *
   * @param passwordHash with which it was opened
   * @return false: the password is another now; nothing was changed
   */
  boolean openSession(StoredSession session, String passwordHash);

  /** Whose session it is; null if it is none, or expired by now. Drops what is too old hourly. */
  @Nullable String account(Digest session, Instant now);

  /** Those that are not expired, the newest first. */
  List<StoredSession> sessions(String account, Instant now);

  /** Ends the session, and the keys that it has made. */
  void closeSession(String account, Digest session);

  /** Forgets the device, and ends the sessions that were begun there. */
  void forget(String account, Digest device);

  /** Withdraws a key of an attached seat. */
  void withdraw(String account, Digest key);

  /**
   * Ends all sessions but one, forgets all devices but its own, withdraws the keys of all seats.
   */
  void closeAll(String account, Digest keptSession);

  /** Whether somebody has signed in to the account there before. */
  boolean knows(String account, Digest device);

  /** Those of the account, the newest first. */
  List<Device> devices(String account);

  /**
   * Where somebody has signed in.
   *
   * @param seen when that was last
   */
  record Device(Digest digest, Instant seen) {}

  // Seats

  /**
   * The seat of this key will be found under the account's name.
   *
   * @return false: the key opens no seat any more, or another account's session has made it;
   *     nothing was changed
   */
  boolean attach(String account, Digest key);

  List<Attachment> attached(String account);

  /** A seat of a table. */
  record Attachment(TableId table, Civilization seat) {}

  /**
   * Keeps another key of a seat, which ends with the session. Of too many keys that it has made of
   * the seat the oldest are withdrawn.
   *
   * @return false: the session has ended, or the seat is not attached to its account any more;
   *     nothing was changed
   */
  boolean addKey(StoredKey key, String account, Digest session, Instant now);

  /** All keys of the seats that are attached. */
  List<SeatKey> keys(String account, Instant now);

  /**
   * A key of an attached seat.
   *
   * @param session by which it was made; null: it was taken with the invitation
   * @param made null: before that was kept
   */
  record SeatKey(
      Digest digest, Attachment seat, @Nullable Digest session, @Nullable Instant made) {}
}
