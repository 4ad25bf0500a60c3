package ecumene.server.account;

import ecumene.facts.Civilization;
import ecumene.server.Problem;
import ecumene.server.key.Key;
import ecumene.server.key.Keys;
import ecumene.server.store.AccountStore;
import ecumene.server.store.AccountStore.Attachment;
import ecumene.server.store.AccountStore.Device;
import ecumene.server.store.AccountStore.SeatKey;
import ecumene.server.store.Digest;
import ecumene.server.store.StoredSession;
import ecumene.server.store.TableId;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Who has an account, and which seats are theirs. */
public final class Accounts {
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}._-]{2,32}");
  private static final int SHORTEST_PASSWORD = 8;
  private static final int LONGEST_PASSWORD = 200;

  private final AccountStore store;
  private final Duration session;
  private final InstantSource clock;
  private final Passwords passwords = new Passwords();

  /**
   * All accounts of a store.
   *
   * @param session how long one lasts
   */
  public Accounts(AccountStore store, Duration session, InstantSource clock) {
    this.store = store;
    this.session = session;
    this.clock = clock;
  }

  public void add(String name, String password) {
    var account = account(name);
    sensible(password);
    if (store.passwordHash(account) != null || !store.add(account, passwords.hash(password))) {
      throw new Problem(Problem.Kind.NOT_NOW, "there is an account of this name already");
    }
  }

  private static void sensible(String password) {
    if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
      throw new Problem(
          Problem.Kind.MALFORMED,
          "password: it must have {least} to {most} letters",
          SHORTEST_PASSWORD,
          LONGEST_PASSWORD);
    }
  }

  // Sessions

  /**
   * A session that was begun.
   *
   * @param device is shown when the next one is begun there
   */
  public record SignedIn(Key key, Key device) {}

  /**
   * Begins a session. Whether the name or the password is wrong is not told; how often one may try
   * is for the caller to limit.
   *
   * @param device where somebody has signed in before; null: nowhere that is known
   */
  public SignedIn signIn(String name, String password, @Nullable Key device) {
    var account = account(name);
    var hash = proven(account, password);
    var there = device != null && knows(name, device) ? device : Key.fresh();
    var key = Key.fresh();
    var now = clock.instant();
    var opened = new StoredSession(key.digest(), account, now, now.plus(session), there.digest());
    if (!store.openSession(opened, hash)) {
      throw wrong();
    }
    return new SignedIn(key, there);
  }

  /** Whether somebody has signed in to the account there before. */
  public boolean knows(String name, Key device) {
    return store.knows(account(name), device.digest());
  }

  /** Where somebody has signed in, the newest first. */
  public List<Device> devices(String account) {
    return store.devices(account);
  }

  /** The hash that the password fits; a problem if it does not. */
  private String proven(String account, String password) {
    var hash = store.passwordHash(account);
    if (hash == null) {
      passwords.pretend(password);
    }
    if (hash == null || !passwords.fits(password, hash)) {
      throw wrong();
    }
    return hash;
  }

  private static Problem wrong() {
    return new Problem(Problem.Kind.NO_KEY, "name and password do not fit");
  }

  /** Ends the session and the keys that it has made. */
  public void close(String account, Digest session) {
    store.closeSession(account, session);
  }

  /** Ends all other sessions, and withdraws the keys of all attached seats. */
  public void closeAll(String account, Key session) {
    store.closeAll(account, session.digest());
  }

  /** Forgets the device, and ends the sessions that were begun there. */
  public void forget(String account, Digest device) {
    store.forget(account, device);
  }

  /** Withdraws a key of an attached seat. */
  public void withdraw(String account, Digest key) {
    store.withdraw(account, key);
  }

  /** Those that have not ended. */
  public List<StoredSession> sessions(String account) {
    return store.sessions(account, clock.instant());
  }

  /** Whose session it is. */
  public String of(Key session) {
    var account = store.account(session.digest(), clock.instant());
    if (account == null) {
      throw new Problem(Problem.Kind.NO_KEY, "this key opens no session, or none any more");
    }
    return account;
  }

  // The account itself

  /** Changes the password, and ends all other sessions. */
  public void changePassword(String account, String before, String after, Key session) {
    sensible(after);
    var hash = proven(account, before);
    if (!store.changePassword(account, hash, passwords.hash(after), session.digest())) {
      throw wrong();
    }
  }

  /** Nothing of it is kept any more. */
  public void delete(String account, String password) {
    var _ = proven(account, password);
    store.delete(account);
  }

  // Seats

  public void attach(String account, Key seat) {
    if (!store.attach(account, seat.digest())) {
      throw new Problem(Problem.Kind.WRONG_ROLE, "only the key of a seat can be attached");
    }
  }

  public List<Attachment> seats(String account) {
    return store.attached(account);
  }

  /** The keys of all attached seats. */
  public List<SeatKey> keys(String account) {
    return store.keys(account, clock.instant());
  }

  /** Another key of an attached seat, which ends with the session. */
  public Key seatKey(String account, Key session, TableId table, Civilization seat) {
    var key = Key.fresh();
    if (!store.addKey(Keys.seat(key, table, seat), account, session.digest(), clock.instant())) {
      throw new Problem(Problem.Kind.NOT_FOUND, "this seat is not attached to the account");
    }
    return key;
  }

  /** What the account is called, however its name is written. */
  public static String account(String name) {
    if (!NAME.matcher(name).matches()) {
      throw new Problem(
          Problem.Kind.MALFORMED, "name: it must have 2 to 32 letters, digits, '.', '_' or '-'");
    }
    return name.toLowerCase(Locale.ROOT);
  }
}
