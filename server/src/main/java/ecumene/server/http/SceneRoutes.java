package ecumene.server.http;

import static ecumene.server.http.Access.ONLOOKER;
import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.server.Problem;
import ecumene.server.key.Keys;
import ecumene.server.limit.ConcurrencyLimit;
import ecumene.server.metric.Meters;
import ecumene.server.room.Message;
import ecumene.server.room.Past;
import ecumene.server.room.Room;
import ecumene.server.room.Rooms;
import ecumene.server.room.Viewer;
import ecumene.server.store.StoredKey;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What is seen of a table. */
final class SceneRoutes {
  private static final Duration SIGN_OF_LIFE = Duration.ofSeconds(15);
  private static final int MOST_EVENTS = 500;
  private static final int NOTHING_SEEN = -1;

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
            this::stream),
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
            call -> HttpResponse.json(past(call).history())),
        Route.get(
            "/api/table/history/{line}",
            ONLOOKER,
            "See everything as it was then",
            "a whole scene without questions",
            call -> json(past(call).scene(viewer(call.opened()), call.number("line")))),
        Route.get(
            "/api/table/export",
            ONLOOKER,
            "Save the game when it is over",
            "a saved game",
            this::export));
  }

  private HttpResponse look(Call call) {
    return json(rooms.room(call.table()).look(viewer(call.opened())));
  }

  private HttpResponse stream(Call call) {
    int seen = seen(call);
    var room = rooms.room(call.table());
    streams.take(call.address());
    return new HttpResponse.Stream(
        stream -> {
          try {
            tell(stream, room, call, seen);
          } finally {
            streams.giveBack(call.address());
          }
        });
  }

  private HttpResponse events(Call call) {
    var before = call.request().query("before");
    int end = before == null ? Integer.MAX_VALUE : Call.number("before", before);
    return json(past(call).events(viewer(call.opened()), end, MOST_EVENTS));
  }

  private HttpResponse export(Call call) {
    var file = past(call).export().write();
    return new HttpResponse.Whole(
        200,
        "application/json",
        ByteBuffer.wrap(file.getBytes(UTF_8)),
        Map.of("Content-Disposition", "attachment; filename=\"" + call.table() + ".json\""));
  }

  private Past past(Call call) {
    return rooms.room(call.table()).past();
  }

  private void tell(EventStream stream, Room room, Call call, int seen)
      throws InterruptedException {
    var viewer = viewer(call.opened());
    try (var subscription = room.subscribe(viewer, seen)) {
      int keyChanges = room.state().keyChanges();
      while (true) {
        var message = subscription.next(SIGN_OF_LIFE);
        int changes = room.state().keyChanges();
        if (changes != keyChanges) {
          keys.opened(call.key()); // or it was withdrawn
          keyChanges = changes;
        }
        if (message == null) {
          stream.comment();
        } else {
          stream.event("scene", message.line(), message.json());
          meters.scenePushed();
        }
      }
    } catch (Problem end) {
      stream.event(end.kind().word());
    }
  }

  private static int seen(Call call) {
    var header = call.request().header("Last-Event-ID");
    var after = header == null ? call.request().query("after") : header;
    return after == null ? NOTHING_SEEN : Call.number("after", after);
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
