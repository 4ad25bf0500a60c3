package ecumene.server.http.routes;

import static ecumene.server.http.routing.Access.SESSION;

import ecumene.facts.Civilization;
import ecumene.phase.Phase;
import ecumene.server.Problem;
import ecumene.server.account.Accounts;
import ecumene.server.http.exchange.HttpResponse;
import ecumene.server.http.routing.Call;
import ecumene.server.http.routing.Route;
import ecumene.server.key.Key;
import ecumene.server.room.Room;
import ecumene.server.room.Rooms;
import ecumene.server.store.AccountStore.Attachment;
import ecumene.server.store.AccountStore.Device;
import ecumene.server.store.TableId;
import ecumene.server.table.Remark;
import ecumene.server.work.HeavyWork;
import ecumene.table.Sentence;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** What is found under the name of an account: seats, keys, sessions, and all that is stored. */
public final class OwnRoutes {
  private final Rooms rooms;
  private final Accounts accounts;
  private final OwnKeys keys;
  private final HeavyWork work;

  public OwnRoutes(Rooms rooms, Accounts accounts, HeavyWork work) {
    this.rooms = rooms;
    this.accounts = accounts;
    keys = new OwnKeys(accounts);
    this.work = work;
  }

  record KeyBody(String key) {}

  record Seat(String table, Civilization seat) {}

  public List<Route> routes() {
    return List.of(
        loading(
            Route.get(
                "/api/me", SESSION, "See the own seats", "{name, tables, unopened}", this::me)),
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
        loading(
            Route.get(
                "/api/me/export",
                SESSION,
                "See all that is stored about the account",
                "{name, sessions, devices, keys, tables, unopened}",
                this::export)));
  }

  /** A route for which all tables have to be in memory. */
  private Route loading(Route route) {
    return route.growing(1, "table that has to be loaded", this::notLoaded).heavy(work);
  }

  private int notLoaded(Call call) {
    var tables = accounts.seats(call.account()).stream().map(Attachment::table).distinct();
    return (int) tables.filter(table -> !rooms.has(table)).count();
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

  /** A seat whose table can not be opened, and why. */
  record Unopened(String table, Civilization seat, String message, Sentence sentence) {}

  /** What is shown of all seats. */
  private record Seats<T>(List<T> opened, List<Unopened> unopened) {}

  /** One table that can not be opened keeps nobody from the others. */
  private <T> Seats<T> seats(Call call, BiFunction<Attachment, Room, T> how) {
    var seats = new Seats<T>(new ArrayList<>(), new ArrayList<>());
    for (var seat : accounts.seats(call.account())) {
      try {
        seats.opened.add(how.apply(seat, rooms.room(seat.table())));
      } catch (Problem closed) {
        if (closed.kind() == Problem.Kind.STOPPING) {
          throw closed;
        }
        var why = closed.sentence();
        seats.unopened.add(new Unopened(seat.table().word(), seat.seat(), why.toString(), why));
      }
    }
    return seats;
  }

  private HttpResponse me(Call call) {
    var seats = seats(call, OwnRoutes::seat);
    return HttpResponse.json(
        Map.of("name", call.account(), "tables", seats.opened, "unopened", seats.unopened));
  }

  private static OwnSeat seat(Attachment attached, Room room) {
    var state = room.state();
    var game = state.game();
    return new OwnSeat(
        attached.table().word(),
        state.plan().name(),
        attached.seat(),
        game.phase(),
        game.marks().getLast().turn(),
        state.waits().stream().anyMatch(it -> it.seat() == attached.seat()),
        state.talk().isOfImport() ? true : null);
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
      List<OwnTable> tables,
      List<Unopened> unopened) {}

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
    var seats = seats(call, OwnRoutes::table);
    return HttpResponse.json(
        new Stored(
            account,
            keys.sessions(call),
            accounts.devices(account).stream().map(Device::seen).toList(),
            keys.keys(account),
            seats.opened,
            seats.unopened));
  }

  private static OwnTable table(Attachment attached, Room room) {
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
