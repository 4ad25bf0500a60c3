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
   * Begins a session, also known to be from this device from now on.
   *
   * @param passwordHash with which it was opened
   * @return false: the password is another now; nothing was changed
   */
  boolean openSession(StoredSession session, String passwordHash);

  /** Whose session it is; null if it is none, or expired by now. */
  @Nullable String account(Digest session, Instant now);

  /** Those that are not expired, the newest first. */
  List<StoredSession> sessions(String account, Instant now);

  /** Ends the session, and the keys that it has made. */
  void closeSession(String account, Digest session);

  /**
   * Ends all sessions but one, forgets all devices but its own, withdraws the keys of all seats.
   */
  void closeAll(String account, Digest keptSession);

  /** Whether somebody has signed in to the account there before. */
  boolean knows(String account, Digest device);

  /** When somebody has signed in last on each of the account's devices, the newest first. */
  List<Instant> devices(String account);

  /** Forgets devices where nobody has signed in since. */
  void forgetDevices(Instant since);

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
   * Keeps another key of a seat, which ends with the session.
   *
   * @return false: the session has ended, or the seat is not attached to its account any more;
   *     nothing was changed
   */
  boolean addKey(StoredKey key, String account, Digest session);

  /** All keys of the seats that are attached. */
  List<SeatKey> keys(String account, Instant now);

  /**
   * A key of an attached seat.
   *
   * @param session by which it was made; null: it was taken with the invitation
   */
  record SeatKey(Attachment seat, @Nullable Digest session) {}
}
