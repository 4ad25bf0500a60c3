package ecumene.server.http;

import static ecumene.server.http.Access.SESSION;

import ecumene.facts.Civilization;
import ecumene.phase.Phase;
import ecumene.server.Problem;
import ecumene.server.account.Accounts;
import ecumene.server.key.Key;
import ecumene.server.room.Rooms;
import ecumene.server.store.AccountStore.Attachment;
import ecumene.server.store.AccountStore.Device;
import ecumene.server.store.TableId;
import ecumene.server.table.Remark;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is found under the name of an account: seats, keys, sessions, and all that is stored. */
final class OwnRoutes {
  private final Rooms rooms;
  private final Accounts accounts;
  private final OwnKeys keys;

  OwnRoutes(Rooms rooms, Accounts accounts) {
    this.rooms = rooms;
    this.accounts = accounts;
    keys = new OwnKeys(accounts);
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
            "See the own sessions and devices, and the keys of the own seats",
            "{sessions, devices, keys}",
            keys::look),
        Route.delete(
            "/api/me/keys/{id}", SESSION, "End one session, device or key", "{}", keys::end),
        Route.get(
            "/api/me/export",
            SESSION,
            "See all that is stored about the account",
            "{name, sessions, devices, keys, tables}",
            this::export));
  }

  // Seats

  /**
   * One of somebody's seats, with how its table stands.
   *
   * @param imported true: its game came from a file
   */
  record OwnSeat(
      String table,
      String name,
      Civilization seat,
      @Nullable Phase phase,
      int turn,
      boolean waitsForMe,
      @Nullable Boolean imported) {}

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
        state.waits().stream().anyMatch(it -> it.seat() == attached.seat()),
        state.isImported() ? true : null);
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
    var key = accounts.seatKey(call.account(), call.key(), table, seat.seat());
    return HttpResponse.json(Map.of("key", key.word()));
  }

  // What is stored

  /**
   * All that is stored under the name of an account, but for the hash of its password.
   *
   * @param devices when somebody has signed in last on each
   */
  record Stored(
      String name,
      List<OwnKeys.Session> sessions,
      List<Instant> devices,
      List<OwnKeys.OwnKey> keys,
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
            keys.sessions(call),
            accounts.devices(account).stream().map(Device::seen).toList(),
            keys.keys(account),
            accounts.seats(account).stream().map(this::table).toList()));
  }

  private OwnTable table(Attachment attached) {
    var state = rooms.room(attached.table()).state();
    var seat = attached.seat();
    return new OwnTable(
        attached.table().word(),
        state.plan().name(),
        seat,
        state.people().names().get(seat),
        state.remarks().stream().filter(it -> it.from() == seat).map(OwnRoutes::remark).toList());
  }

  private static OwnRemark remark(Remark remark) {
    return new OwnRemark(remark.at(), remark.to(), remark.text());
  }
}
