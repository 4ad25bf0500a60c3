package ecumene.server.http;

import static ecumene.server.http.Access.ONLOOKER;
import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.server.key.Keys;
import ecumene.server.limit.ConcurrencyLimit;
import ecumene.server.log.Replay;
import ecumene.server.metric.Meters;
import ecumene.server.room.Rooms;
import ecumene.server.scene.Message;
import ecumene.server.scene.ReplayScenes;
import ecumene.server.scene.Viewer;
import ecumene.server.store.StoredKey;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What is seen of a table. */
final class SceneRoutes {
  private static final int MOST_EVENTS = 500;
  private static final int STREAM_COST = 2;
  private static final int PAST_COST = 2; // the game is played up to there
  private static final int EXPORT_COST = 10;

  private final Rooms rooms;
  private final Keys keys;
  private final ConcurrencyLimit streams;
  private final Meters meters;

  SceneRoutes(Rooms rooms, Keys keys, ConcurrencyLimit streams, Meters meters) {
    this.rooms = rooms;
    this.keys = keys;
    this.streams = streams;
    this.meters = meters;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/api/table", ONLOOKER, "See everything once", "a whole scene", this::look),
        Route.get(
                "/api/table/stream",
                ONLOOKER,
                "See everything, then what changes",
                "a stream of server-sent events",
                this::stream)
            .costing(STREAM_COST),
        Route.get(
            "/api/table/events",
            ONLOOKER,
            "See older events",
            "{events}: up to 500 before the number in ?before",
            this::events),
        Route.get(
            "/api/table/history",
            ONLOOKER,
            "See which lines changed the game",
            "{lines}",
            call -> HttpResponse.json(replay(call).history())),
        Route.get(
                "/api/table/history/{line}",
                ONLOOKER,
                "See everything as it was then",
                "a whole scene without questions",
                call ->
                    json(
                        new ReplayScenes(replay(call))
                            .scene(viewer(call.opened()), call.number("line"))))
            .costing(PAST_COST),
        Route.get(
                "/api/table/export",
                ONLOOKER,
                "Save the game when it is over",
                "a saved game",
                this::export)
            .costing(EXPORT_COST));
  }

  private HttpResponse look(Call call) {
    return json(rooms.room(call.table()).look(viewer(call.opened())));
  }

  private HttpResponse stream(Call call) {
    var seen = seen(call);
    var room = rooms.room(call.table());
    streams.take(call.address());
    return new HttpResponse.Stream(new SceneSource(room, call, seen, keys, streams, meters));
  }

  private HttpResponse events(Call call) {
    var before = call.request().query("before");
    int end = before == null ? Integer.MAX_VALUE : Call.number("before", before);
    return json(new ReplayScenes(replay(call)).events(viewer(call.opened()), end, MOST_EVENTS));
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
