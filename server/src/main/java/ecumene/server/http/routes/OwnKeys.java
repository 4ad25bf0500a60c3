package ecumene.server.http.routes;

import ecumene.facts.Civilization;
import ecumene.server.Problem;
import ecumene.server.account.Accounts;
import ecumene.server.http.exchange.HttpResponse;
import ecumene.server.http.routing.Call;
import ecumene.server.store.AccountStore.Device;
import ecumene.server.store.AccountStore.SeatKey;
import ecumene.server.store.Digest;
import ecumene.server.store.StoredSession;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What opens something under the name of an account: sessions, devices and keys of seats. */
record OwnKeys(Accounts accounts) {
  private static final int SHOWN_DIGITS = 12;

  /** All of it. */
  record All(List<Session> sessions, List<OwnDevice> devices, List<OwnKey> keys) {}

  /**
   * A session.
   *
   * @param id tells it from the others, and opens nothing
   * @param begun null: before that was kept
   * @param own whether it is the one that asks
   * @param device where it was begun; null: before that was kept
   */
  record Session(
      String id, @Nullable Instant begun, Instant expires, boolean own, @Nullable String device) {}

  /**
   * Where somebody has signed in.
   *
   * @param seen when that was last
   */
  record OwnDevice(String id, Instant seen) {}

  /**
   * A key of an own seat.
   *
   * @param session by which it was made; null: it was taken with the invitation
   * @param made null: before that was kept
   */
  record OwnKey(
      String id,
      String table,
      Civilization seat,
      @Nullable String session,
      @Nullable Instant made) {}

  HttpResponse look(Call call) {
    var account = call.account();
    return HttpResponse.json(
        new All(
            sessions(call),
            accounts.devices(account).stream().map(OwnKeys::device).toList(),
            keys(account)));
  }

  List<Session> sessions(Call call) {
    var own = call.key().digest();
    return accounts.sessions(call.account()).stream().map(it -> session(it, own)).toList();
  }

  private static Session session(StoredSession session, Digest own) {
    return new Session(
        shown(session.digest()),
        session.begun(),
        session.expires(),
        session.digest().equals(own),
        shownIfAny(session.device()));
  }

  private static OwnDevice device(Device device) {
    return new OwnDevice(shown(device.digest()), device.seen());
  }

  List<OwnKey> keys(String account) {
    return accounts.keys(account).stream().map(OwnKeys::key).toList();
  }

  private static OwnKey key(SeatKey key) {
    return new OwnKey(
        shown(key.digest()),
        key.seat().table().word(),
        key.seat().seat(),
        shownIfAny(key.session()),
        key.made());
  }

  private static String shown(Digest digest) {
    return digest.digits().substring(0, SHOWN_DIGITS);
  }

  private static @Nullable String shownIfAny(@Nullable Digest digest) {
    return digest == null ? null : shown(digest);
  }

  /** Ends one of them, whichever has the id. */
  HttpResponse end(Call call) {
    var account = call.account();
    var id = call.word("id");
    for (var session : accounts.sessions(account)) {
      if (shown(session.digest()).equals(id)) {
        accounts.close(account, session.digest());
        return HttpResponse.json(Map.of());
      }
    }
    for (var device : accounts.devices(account)) {
      if (shown(device.digest()).equals(id)) {
        accounts.forget(account, device.digest());
        return HttpResponse.json(Map.of());
      }
    }
    for (var key : accounts.keys(account)) {
      if (shown(key.digest()).equals(id)) {
        accounts.withdraw(account, key.digest());
        return HttpResponse.json(Map.of());
      }
    }
    throw new Problem(
        Problem.Kind.NOT_FOUND, "the account has no session, device or key of this id");
  }
}
