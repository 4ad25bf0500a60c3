package ecumene.server.http;

import ecumene.facts.Civilization;
import ecumene.phase.Phase;
import ecumene.server.Problem;
import ecumene.server.account.Accounts;
import ecumene.server.key.Key;
import ecumene.server.room.Rooms;
import ecumene.server.store.Store;
import ecumene.server.store.TableId;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What one can do with an account. */
final class AccountRoutes {
  private static final String KEY = "{key}";

  private final Rooms rooms;
  private final Accounts accounts;
  private final RateLimits limits;

  AccountRoutes(Rooms rooms, Accounts accounts, RateLimits limits) {
    this.rooms = rooms;
    this.accounts = accounts;
    this.limits = limits;
  }

  /** A name and a password. */
  record Credentials(String name, String password) {
    @Override
    public String toString() {
      return "the credentials of " + name;
    }
  }

  record SeatKey(String key) {}

  record AttachedSeat(String table, Civilization seat) {}

  List<Route> routes() {
    return List.of(
        Route.post(
            "/api/accounts", Access.NOBODY, "Open an account", Credentials.class, "{}", this::add),
        Route.post(
            "/api/sessions", Access.NOBODY, "Begin a session", Credentials.class, KEY, this::open),
        Route.delete("/api/sessions", Access.SESSION, "End the session", "{}", this::close),
        Route.get("/api/me", Access.SESSION, "See the own seats", "{name, tables}", this::me),
        Route.post(
            "/api/me/seats",
            Access.SESSION,
            "Attach a seat to the account",
            SeatKey.class,
            "{}",
            this::attach),
        Route.post(
            "/api/me/open",
            Access.SESSION,
            "Get another key of an attached seat",
            AttachedSeat.class,
            KEY,
            this::another));
  }

  private HttpResponse add(Call call, Credentials credentials) {
    limits.accounts().take(call.address());
    accounts.add(credentials.name(), credentials.password());
    return HttpResponse.json(201, Map.of());
  }

  private HttpResponse open(Call call, Credentials credentials) {
    limits.wrongPasswords().check(call.address());
    var account = Accounts.account(credentials.name());
    limits.wrongPasswordsOfAccount().check(account);
    try {
      return key(accounts.open(credentials.name(), credentials.password()));
    } catch (Problem problem) {
      if (problem.kind() == Problem.Kind.NO_KEY) {
        limits.wrongPasswordsOfAccount().take(account);
        limits.wrongPasswords().take(call.address());
      }
      throw problem;
    }
  }

  private HttpResponse close(Call call) {
    accounts.close(call.key());
    return HttpResponse.json(Map.of());
  }

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

  private OwnSeat seat(Store.Attachment attached) {
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

  private HttpResponse attach(Call call, SeatKey seat) {
    var key = Key.parse(seat.key());
    if (key == null) {
      throw new Problem(Problem.Kind.MALFORMED, "key: this is no key");
    }
    accounts.attach(call.account(), key);
    return HttpResponse.json(Map.of());
  }

  private HttpResponse another(Call call, AttachedSeat seat) {
    return key(accounts.open(call.account(), new TableId(seat.table()), seat.seat()));
  }

  private static HttpResponse key(Key key) {
    return HttpResponse.json(Map.of("key", key.word()));
  }
}
