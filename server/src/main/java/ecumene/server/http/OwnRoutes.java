package ecumene.server.http;

import static ecumene.server.http.Access.SESSION;

import ecumene.facts.Civilization;
import ecumene.phase.Phase;
import ecumene.server.Problem;
import ecumene.server.account.Accounts;
import ecumene.server.key.Key;
import ecumene.server.room.Rooms;
import ecumene.server.store.AccountStore.Attachment;
import ecumene.server.store.AccountStore.SeatKey;
import ecumene.server.store.Digest;
import ecumene.server.store.StoredSession;
import ecumene.server.store.TableId;
import ecumene.server.table.Remark;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is found under the name of an account: seats, keys, sessions, and all that is stored. */
final class OwnRoutes {
  private static final int SHOWN_DIGITS = 12;

  private final Rooms rooms;
  private final Accounts accounts;

  OwnRoutes(Rooms rooms, Accounts accounts) {
    this.rooms = rooms;
    this.accounts = accounts;
  }

  record KeyBody(String key) {}

  record Seat(String table, Civilization seat) {}

  List<Route> routes() {
    return List.of(
        Route.get("/api/me", SESSION, "See the own seats", "{name, tables}", this::me),
        Route.post(
            "/api/me/seats",
            SESSION,
            "Attach a seat to the account",
            KeyBody.class,
            "{}",
            this::attach),
        Route.post(
            "/api/me/open",
            SESSION,
            "Get another key of an attached seat",
            Seat.class,
            "{key}",
            this::another),
        Route.get(
            "/api/me/keys",
            SESSION,
            "See the own sessions, and the keys of the own seats",
            "{sessions, keys}",
            call -> HttpResponse.json(new SessionsAndKeys(sessions(call), keys(call)))),
        Route.get(
            "/api/me/export",
            SESSION,
            "See all that is stored about the account",
            "{name, sessions, devices, keys, tables}",
            this::export));
  }

  // Seats

  /** One of somebody's seats, with how its table stands. */
  record OwnSeat(
      String table,
      String name,
      Civilization seat,
      @Nullable Phase phase,
      int turn,
      boolean waitsForMe) {}

  private HttpResponse me(Call call) {
    var seats = accounts.seats(call.account()).stream().map(this::seat).toList();
    return HttpResponse.json(Map.of("name", call.account(), "tables", seats));
  }

  private OwnSeat seat(Attachment attached) {
    var state = rooms.room(attached.table()).state();
    var game = state.game();
    return new OwnSeat(
        attached.table().word(),
        state.plan().name(),
        attached.seat(),
        game.phase(),
        game.marks().getLast().turn(),
        state.waits().stream().anyMatch(it -> it.seat() == attached.seat()));
  }

  private HttpResponse attach(Call call, KeyBody seat) {
    var key = Key.parse(seat.key());
    if (key == null) {
      throw new Problem(Problem.Kind.MALFORMED, "key: this is no key");
    }
    accounts.attach(call.account(), key);
    return HttpResponse.json(Map.of());
  }

  private HttpResponse another(Call call, Seat seat) {
    var table = new TableId(seat.table());
    var key = accounts.open(call.account(), call.key(), table, seat.seat());
    return HttpResponse.json(Map.of("key", key.word()));
  }

  // Sessions and keys

  record SessionsAndKeys(List<Session> sessions, List<OwnKey> keys) {}

  /**
   * A session.
   *
   * @param id tells it from the others, and opens nothing
   * @param begun milliseconds since 1970; null: before that was kept
   * @param own whether it is the one that asks
   */
  record Session(String id, @Nullable Long begun, long expires, boolean own) {}

  /**
   * A key of an own seat.
   *
   * @param session by which it was made; null: it was taken with the invitation
   */
  record OwnKey(String table, Civilization seat, @Nullable String session) {}

  private List<Session> sessions(Call call) {
    var own = call.key().digest();
    return accounts.sessions(call.account()).stream().map(it -> session(it, own)).toList();
  }

  private static Session session(StoredSession session, Digest own) {
    var begun = session.begun();
    return new Session(
        shown(session.digest()),
        begun == null ? null : begun.toEpochMilli(),
        session.expires().toEpochMilli(),
        session.digest().equals(own));
  }

  private List<OwnKey> keys(Call call) {
    return accounts.keys(call.account()).stream().map(OwnRoutes::key).toList();
  }

  private static OwnKey key(SeatKey key) {
    var session = key.session();
    return new OwnKey(
        key.seat().table().word(), key.seat().seat(), session == null ? null : shown(session));
  }

  private static String shown(Digest digest) {
    return digest.digits().substring(0, SHOWN_DIGITS);
  }

  // What is stored

  /**
   * All that is stored under the name of an account, but for the hash of its password.
   *
   * @param devices when somebody has signed in last on each, in milliseconds since 1970
   */
  record Stored(
      String name,
      List<Session> sessions,
      List<Long> devices,
      List<OwnKey> keys,
      List<OwnTable> tables) {}

  /**
   * An attached seat.
   *
   * @param player what others call its player; null: nothing
   */
  record OwnTable(
      String table,
      String name,
      Civilization seat,
      @Nullable String player,
      List<OwnRemark> said) {}

  /**
   * What was said from it.
   *
   * @param to null: to everybody
   */
  record OwnRemark(Instant at, @Nullable Civilization to, String text) {}

  private HttpResponse export(Call call) {
    var account = call.account();
    return HttpResponse.json(
        new Stored(
            account,
            sessions(call),
            accounts.devices(account).stream().map(Instant::toEpochMilli).toList(),
            keys(call),
            accounts.seats(account).stream().map(this::table).toList()));
  }

  private OwnTable table(Attachment attached) {
    var room = rooms.room(attached.table());
    var state = room.state();
    var seat = attached.seat();
    var remarks = state.talk().olderFor(seat) == 0 ? state.remarks() : room.replay().remarks();
    return new OwnTable(
        attached.table().word(),
        state.plan().name(),
        seat,
        state.people().names().get(seat),
        remarks.stream().filter(it -> it.from() == seat).map(OwnRoutes::remark).toList());
  }

  private static OwnRemark remark(Remark remark) {
    return new OwnRemark(remark.at(), remark.to(), remark.text());
  }
}
