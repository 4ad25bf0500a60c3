package ecumene.server.http.routes;

import static ecumene.server.http.routing.Access.ONLOOKER;
import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.server.http.exchange.HttpResponse;
import ecumene.server.http.routing.Call;
import ecumene.server.http.routing.Route;
import ecumene.server.key.Keys;
import ecumene.server.limit.ConcurrencyLimit;
import ecumene.server.log.Replay;
import ecumene.server.metric.Meters;
import ecumene.server.room.Rooms;
import ecumene.server.scene.Message;
import ecumene.server.scene.ReplayScenes;
import ecumene.server.scene.Viewer;
import ecumene.server.store.StoredKey;
import ecumene.server.work.HeavyWork;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What is seen of a table. */
public final class SceneRoutes {
  private static final int MOST_EVENTS = 500;
  private static final int MOST_REMARKS = 100;
  private static final int STREAM_COST = 2;
  private static final int PAST_COST = 2;
  private static final int LINES_OF_A_REQUEST = 200; // played again in some milliseconds
  private static final int EXPORT_COST = 10;
  private static final String LINES = "lines that have to be played again";

  private final Rooms rooms;
  private final Keys keys;
  private final ConcurrencyLimit streams;
  private final Meters meters;
  private final HeavyWork work;

  public SceneRoutes(
      Rooms rooms, Keys keys, ConcurrencyLimit streams, Meters meters, HeavyWork work) {
    this.rooms = rooms;
    this.keys = keys;
    this.streams = streams;
    this.meters = meters;
    this.work = work;
  }

  public List<Route> routes() {
    return List.of(
        Route.get("/api/table", ONLOOKER, "See everything once", "a whole scene", this::look),
        Route.get(
                "/api/table/stream",
                ONLOOKER,
                "See everything, then what changes",
                "a stream of server-sent events",
                this::stream)
            .costing(STREAM_COST)
            .growing(LINES_OF_A_REQUEST, LINES, this::linesMissed),
        replaying(
            Route.get(
                    "/api/table/chat",
                    ONLOOKER,
                    "See older remarks",
                    "{chat}: up to 100 before the number in ?before",
                    this::chat)
                .costing(PAST_COST)),
        replaying(
            Route.get(
                "/api/table/events",
                ONLOOKER,
                "See older events",
                "{events}: up to 500 before the number in ?before",
                this::events)),
        replaying(
            Route.get(
                "/api/table/history",
                ONLOOKER,
                "See which lines changed the game",
                "{lines}",
                call -> HttpResponse.json(replay(call).history()))),
        replaying(
            Route.get(
                    "/api/table/history/{line}",
                    ONLOOKER,
                    "See everything as it was then",
                    "a whole scene without questions",
                    this::past)
                .costing(PAST_COST)),
        replaying(
            Route.get(
                    "/api/table/export",
                    ONLOOKER,
                    "Save the game when it is over",
                    "a saved game",
                    this::export)
                .costing(EXPORT_COST)));
  }

  private Route replaying(Route route) {
    return route
        .growing(LINES_OF_A_REQUEST, LINES, call -> rooms.room(call.table()).linesToReplay())
        .heavy(work);
  }

  /** How many lines have to be replayed to tell what is new since the stream broke off. */
  private int linesMissed(Call call) {
    var seen = seen(call);
    var room = rooms.room(call.table());
    return seen == null || room.remembers(seen) ? 0 : room.linesToReplay();
  }

  private HttpResponse look(Call call) {
    return json(rooms.room(call.table()).look(viewer(call.opened()), seen(call)));
  }

  private HttpResponse stream(Call call) {
    var seen = seen(call);
    var room = rooms.room(call.table());
    var past = seen == null || room.remembers(seen) ? null : work.run(call.address(), room::past);
    streams.take(call.address());
    return new HttpResponse.Stream(new SceneSource(room, call, seen, past, keys, streams, meters));
  }

  private HttpResponse past(Call call) {
    int line = call.number("line");
    var replay = rooms.room(call.table()).replayWith(line);
    return json(new ReplayScenes(replay).scene(viewer(call.opened()), line));
  }

  private HttpResponse events(Call call) {
    var past = new ReplayScenes(replay(call));
    return json(past.events(viewer(call.opened()), before(call), MOST_EVENTS));
  }

  private HttpResponse chat(Call call) {
    var past = new ReplayScenes(replay(call));
    return json(past.chat(viewer(call.opened()), before(call), MOST_REMARKS));
  }

  private static int before(Call call) {
    var before = call.request().query("before");
    return before == null ? Integer.MAX_VALUE : Call.number("before", before);
  }

  private HttpResponse export(Call call) {
    var file = replay(call).export().write();
    return new HttpResponse.Whole(
        200,
        "application/json",
        ByteBuffer.wrap(file.getBytes(UTF_8)),
        Map.of("Content-Disposition", "attachment; filename=\"" + call.table() + ".json\""));
  }

  private Replay replay(Call call) {
    return rooms.room(call.table()).replay();
  }

  private static @Nullable Integer seen(Call call) {
    var header = call.request().header("Last-Event-ID");
    var after = header == null ? call.request().query("after") : header;
    return after == null ? null : Integer.valueOf(Call.number("after", after));
  }

  private static HttpResponse json(Message message) {
    return new HttpResponse.Whole(
        200, "application/json", ByteBuffer.wrap(message.json()), Map.of());
  }

  static Viewer viewer(StoredKey key) {
    return switch (key.role()) {
      case SEAT -> Viewer.of(Objects.requireNonNull(key.seat()));
      case HOST -> Viewer.HOST;
      case SPECTATOR -> Viewer.SPECTATOR;
      case INVITATION -> throw new IllegalStateException("an invitation shows nothing");
    };
  }
}
