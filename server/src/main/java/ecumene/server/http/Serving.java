package ecumene.server.http;

import ecumene.facts.Seats;
import ecumene.map.language.Languages;
import ecumene.server.account.Accounts;
import ecumene.server.key.Keys;
import ecumene.server.metric.Meters;
import ecumene.server.notice.Destination;
import ecumene.server.notice.Notices;
import ecumene.server.room.Rooms;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.Store;
import ecumene.server.store.TableId;
import ecumene.server.table.TableState;
import ecumene.server.table.Wait;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/** A server that runs, with all its parts, until it is closed. */
public final class Serving implements AutoCloseable {
  private final Rooms rooms;
  private final Notices notices;
  private final Dispatcher dispatcher;
  private final HttpServer http;

  private Serving(Rooms rooms, Notices notices, Dispatcher dispatcher, HttpServer http) {
    this.rooms = rooms;
    this.notices = notices;
    this.dispatcher = dispatcher;
    this.http = http;
  }

  /**
   * Begins to serve.
   *
   * @param store remains open when the server is closed
   */
  public static Serving start(Settings settings, Store store) {
    var clock = InstantSource.system();
    var limits = RateLimits.of(settings);
    var meters = new Meters();
    var keys = new Keys(store);
    var accounts =
        new Accounts(store, keys, Duration.ofDays(settings.number(Setting.SESSION_DAYS)), clock);
    var webhooks =
        settings.isOn(Setting.WEBHOOK_LOCAL) ? Destination.LOCAL_TOO : Destination.PUBLIC;
    var notices =
        new Notices(webhooks, Duration.ofSeconds(settings.number(Setting.WEBHOOK_SECONDS)));
    var rooms = new Rooms(store, clock, (table, now) -> tell(notices, webhooks, table, now));
    count(meters, store, rooms, limits);

    var routes = new ArrayList<Route>();
    routes.addAll(new NewTableRoutes(rooms, keys, limits, webhooks).routes());
    routes.addAll(new SceneRoutes(rooms, keys, limits.streams(), meters).routes());
    routes.addAll(new SeatRoutes(rooms).routes());
    routes.addAll(new QuestionHelpRoutes(rooms).routes());
    routes.addAll(new HostRoutes(rooms, keys, webhooks).routes());
    routes.addAll(new AccountRoutes(rooms, accounts, limits).routes());
    routes.addAll(new OperationRoutes(store, meters, settings).routes());

    var gatekeeper = new Gatekeeper(keys, accounts, limits, settings);
    var page = new Page(Serving.class.getClassLoader());
    var dispatcher =
        new Dispatcher(OpenApi.describe(List.copyOf(routes)), gatekeeper, page, meters);
    var http = new HttpServer(dispatcher, settings);
    http.start();
    return new Serving(rooms, notices, dispatcher, http);
  }

  /** Bots need no notice. A webhook may have been set when more was allowed than now. */
  private static void tell(Notices notices, Destination webhooks, TableId table, TableState now) {
    var webhook = now.webhook() == null ? null : webhooks.find(now.webhook());
    if (webhook != null) {
      var awaited = now.waits().stream().map(Wait::seat).collect(Seats.toSeats());
      var people = awaited.filter(seat -> now.people().player(seat) == null);
      var all = Languages.PACKAGED;
      var language = all.find(now.plan().language()).orElse(all.english());
      notices.awaited(table, now.plan().name(), language, webhook, people);
    }
  }

  private static void count(Meters meters, Store store, Rooms rooms, RateLimits limits) {
    meters.gauge("ecumene_rooms", "Tables in memory.", rooms::size);
    meters.gauge("ecumene_streams", "Streams that are open.", limits.streams()::total);
    meters.gauge("ecumene_commits", "Commits.", () -> store.commits().count());
    meters.gauge("ecumene_commit_appends", "Appends in them.", () -> store.commits().appends());
    meters.gauge("ecumene_commit_lines", "Lines in these.", () -> store.commits().lines());
    meters.gauge("ecumene_commit_lost", "Appends beaten.", () -> store.commits().lost());
    meters.gauge(
        "ecumene_commit_seconds", "Time they took.", () -> store.commits().time().toNanos() / 1e9);
  }

  /** Where it listens. */
  public int port() {
    return http.port();
  }

  /** Takes nothing new, finishes what was begun, and tells those who look on. */
  @Override
  public void close() {
    dispatcher.refuse();
    http.finish();
    rooms.close();
    http.stop();
    notices.close();
  }
}
