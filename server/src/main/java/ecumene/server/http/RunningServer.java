package ecumene.server.http;

import ecumene.server.account.Accounts;
import ecumene.server.http.routes.AccountRoutes;
import ecumene.server.http.routes.HostRoutes;
import ecumene.server.http.routes.NewTableRoutes;
import ecumene.server.http.routes.OpenApi;
import ecumene.server.http.routes.OperationRoutes;
import ecumene.server.http.routes.OwnRoutes;
import ecumene.server.http.routes.PasswordLimits;
import ecumene.server.http.routes.QuestionHelpRoutes;
import ecumene.server.http.routes.SceneRoutes;
import ecumene.server.http.routes.SeatRoutes;
import ecumene.server.http.routes.SpaceForTables;
import ecumene.server.http.routing.Gatekeeper;
import ecumene.server.http.routing.RateLimits;
import ecumene.server.http.routing.Route;
import ecumene.server.key.Keys;
import ecumene.server.metric.Meters;
import ecumene.server.notice.Destination;
import ecumene.server.notice.Notices;
import ecumene.server.room.Retention;
import ecumene.server.room.Rooms;
import ecumene.server.room.TableBounds;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.Store;
import ecumene.server.work.HeavyWork;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A server that runs, with all its parts, until it is closed. */
public final class RunningServer implements AutoCloseable {
  private static final Pattern CONTACT = Pattern.compile("(mailto:|https://)\\S+");

  private static final long MEGABYTE = 1_000_000;
  private static final Duration FOR_EVER = Duration.ofDays(365_000);

  private final Rooms rooms;
  private final Retention retention;
  private final Notices notices;
  private final Dispatcher dispatcher;
  private final Heartbeats heartbeats;
  private final HttpServer http;
  private final HeavyWork work;

  private RunningServer(
      Rooms rooms,
      Retention retention,
      Notices notices,
      Dispatcher dispatcher,
      Heartbeats heartbeats,
      HttpServer http,
      HeavyWork work) {
    this.rooms = rooms;
    this.retention = retention;
    this.notices = notices;
    this.dispatcher = dispatcher;
    this.heartbeats = heartbeats;
    this.http = http;
    this.work = work;
  }

  /**
   * Makes sure that these settings go together.
   *
   * @throws IllegalArgumentException says why not
   */
  public static void check(Settings settings) {
    Gatekeeper.proxies(settings);
    var contact = settings.text(Setting.SECURITY_CONTACT);
    if (!contact.isEmpty() && !CONTACT.matcher(contact).matches()) {
      throw new IllegalArgumentException(
          "security-contact: an address that begins with mailto: or https:// belongs here");
    }
    var tls = Tls.of(settings);
    if (tls != null) {
      tls.close();
    }
  }

  /**
   * Begins to serve.
   *
   * @param store remains open when the server is closed
   */
  public static RunningServer start(Settings settings, Store store) {
    return start(settings, store, new HeavyWork());
  }

  /**
   * The same, with others to do what is heavy.
   *
   * @param work is closed with the server
   */
  static RunningServer start(Settings settings, Store store, HeavyWork work) {
    var clock = store.clock();
    var limits = RateLimits.of(settings);
    var meters = new Meters();
    var keys = new Keys(store, clock);
    var accounts =
        new Accounts(
            store.accounts(), Duration.ofDays(settings.number(Setting.SESSION_DAYS)), clock);
    var webhooks =
        settings.isOn(Setting.WEBHOOK_LOCAL) ? Destination.LOCAL_TOO : Destination.PUBLIC;
    var notices =
        new Notices(webhooks, Duration.ofSeconds(settings.number(Setting.WEBHOOK_SECONDS)));
    var rooms = new Rooms(store, clock, new TableNews(notices, webhooks, meters), bounds(settings));
    var retention = new Retention(store, rooms, clock, periods(settings)).start();
    var space = new SpaceForTables(store, settings, clock);
    count(meters, store, rooms, limits);
    count(meters, work, limits);
    meters.gauge("ecumene_tables_deleted", "Tables nobody asked for.", retention::deleted);
    meters.gauge("ecumene_store_bytes", "Size of the store.", space::lastUsed);

    var routes = new ArrayList<Route>();
    routes.addAll(new NewTableRoutes(rooms, keys, limits, space, webhooks, work).routes());
    routes.addAll(new SceneRoutes(rooms, keys, limits.streams(), meters, work).routes());
    routes.addAll(new SeatRoutes(rooms, limits).routes());
    routes.addAll(new QuestionHelpRoutes(rooms, work).routes());
    routes.addAll(new HostRoutes(rooms, keys, limits, webhooks).routes());
    var passwords = new PasswordLimits(settings);
    routes.addAll(new AccountRoutes(accounts, limits, passwords, work).routes());
    routes.addAll(new OwnRoutes(rooms, accounts, work).routes());
    routes.addAll(new OperationRoutes(store, meters, settings, clock).routes());

    var gatekeeper = new Gatekeeper(keys, accounts, limits, settings);
    var page = new Page(RunningServer.class.getClassLoader());
    var heartbeats = new Heartbeats();
    var dispatcher =
        new Dispatcher(OpenApi.describe(List.copyOf(routes)), gatekeeper, page, meters, heartbeats);
    var http = new HttpServer(dispatcher, settings);
    meters.gauge("ecumene_slow_closed", "Slow connections closed.", http::closedForSlowness);
    meters.gauge("ecumene_notices_dropped", "Notices that had no place.", notices::dropped);
    http.start();
    return new RunningServer(rooms, retention, notices, dispatcher, heartbeats, http, work);
  }

  private static void count(Meters meters, HeavyWork work, RateLimits limits) {
    meters.gauge("ecumene_heavy_waiting", "Heavy work that waits for its turn.", work::waiting);
    meters.gauge("ecumene_heavy_refused", "Heavy work refused: too much.", work::refused);
    meters.gauge(
        "ecumene_import_bytes", "Bytes of games that are being imported.", limits.imports()::total);
  }

  private static TableBounds bounds(Settings settings) {
    int lines = settings.number(Setting.LINES_ALONE);
    long megabytes = settings.number(Setting.LOG_MEGABYTES);
    return new TableBounds(
        lines == 0 ? Integer.MAX_VALUE : lines,
        megabytes == 0 ? Long.MAX_VALUE : megabytes * MEGABYTE);
  }

  private static Retention.Periods periods(Settings settings) {
    return new Retention.Periods(
        days(settings, Setting.UNBEGUN_DAYS),
        days(settings, Setting.UNFINISHED_DAYS),
        days(settings, Setting.FINISHED_DAYS));
  }

  private static Duration days(Settings settings, Setting setting) {
    int days = settings.number(setting);
    return days == 0 ? FOR_EVER : Duration.ofDays(days);
  }

  private static void count(Meters meters, Store store, Rooms rooms, RateLimits limits) {
    meters.gauge("ecumene_rooms", "Tables in memory.", rooms::size);
    meters.gauge("ecumene_rooms_put_off", "Tables that fail, and are tried again.", rooms::putOff);
    meters.gauge("ecumene_streams", "Streams that are open.", limits.streams()::total);
    meters.gauge("ecumene_commits", "Commits to the store.", () -> store.commits().count());
    meters.gauge(
        "ecumene_commit_appends",
        "Appends of lines in all commits.",
        () -> store.commits().appends());
    meters.gauge("ecumene_commit_lines", "Lines in all commits.", () -> store.commits().lines());
    meters.gauge(
        "ecumene_commit_lost",
        "Appends that another process was faster than.",
        () -> store.commits().lost());
    meters.gauge(
        "ecumene_commit_failures", "Commits that failed.", () -> store.commits().failures());
    meters.gauge("ecumene_store_failures", "What else the store failed to do.", store::failures);
    meters.gauge(
        "ecumene_unprotected_seconds",
        "Age of the oldest commit that the second copy lacks.",
        () -> store.unprotected().toMillis() / 1e3);
    meters.gauge(
        "ecumene_tables_damaged",
        "Tables of which something stored was found damaged.",
        () -> store.damage().size());
    meters.gauge(
        "ecumene_commit_seconds",
        "Time that all commits took.",
        () -> store.commits().time().toNanos() / 1e9);
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
    retention.close();
    rooms.close();
    http.stop();
    work.close();
    heartbeats.close();
    notices.close();
  }
}
