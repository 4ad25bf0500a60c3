package ecumene.server.account;

import ecumene.facts.Civilization;
import ecumene.server.Problem;
import ecumene.server.key.Key;
import ecumene.server.key.Keys;
import ecumene.server.store.Store;
import ecumene.server.store.StoredKey;
import ecumene.server.store.TableId;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Who has an account, and which seats are theirs. */
public final class Accounts {
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}._-]{2,32}");
  private static final int SHORTEST_PASSWORD = 8;
  private static final int LONGEST_PASSWORD = 200;

  private final Store store;
  private final Keys keys;
  private final Duration session;
  private final InstantSource clock;
  private final Passwords passwords = new Passwords();

  /**
   * All accounts of a store.
   *
   * @param session how long one lasts
   */
  public Accounts(Store store, Keys keys, Duration session, InstantSource clock) {
    this.store = store;
    this.keys = keys;
    this.session = session;
    this.clock = clock;
  }

  public void add(String name, String password) {
    var account = account(name);
    if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
      throw new Problem(
          Problem.Kind.MALFORMED,
          "password: it must have {least} to {most} letters",
          SHORTEST_PASSWORD,
          LONGEST_PASSWORD);
    }
    if (store.passwordHash(account) != null
        || !store.addAccount(account, passwords.hash(password))) {
      throw new Problem(Problem.Kind.NOT_NOW, "there is an account of this name already");
    }
  }

  /**
   * Begins a session. Whether the name or the password is wrong is not told; how often one may try
   * is for the caller to limit.
   */
  public Key open(String name, String password) {
    var account = account(name);
    var hash = store.passwordHash(account);
    if (hash == null) {
      passwords.pretend(password);
    }
    if (hash == null || !passwords.fits(password, hash)) {
      throw new Problem(Problem.Kind.NO_KEY, "name and password do not fit");
    }
    var key = Key.fresh();
    store.openSession(key.digest(), account, clock.instant().plus(session));
    return key;
  }

  public void close(Key session) {
    store.closeSession(session.digest());
  }

  /** Whose session it is. */
  public String of(Key session) {
    var account = store.account(session.digest(), clock.instant());
    if (account == null) {
      throw new Problem(Problem.Kind.NO_KEY, "this key opens no session, or none any more");
    }
    return account;
  }

  public void attach(String account, Key seat) {
    var opened = keys.opened(seat);
    if (opened.role() != StoredKey.Role.SEAT || opened.seat() == null) {
      throw new Problem(Problem.Kind.WRONG_ROLE, "only the key of a seat can be attached");
    }
    store.attach(account, new Store.Attachment(opened.table(), opened.seat()));
  }

  public List<Store.Attachment> seats(String account) {
    return store.attached(account);
  }

  /** Another key of an attached seat. */
  public Key open(String account, TableId table, Civilization seat) {
    if (!store.attached(account).contains(new Store.Attachment(table, seat))) {
      throw new Problem(Problem.Kind.NOT_FOUND, "this seat is not attached to the account");
    }
    return keys.another(table, seat);
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
