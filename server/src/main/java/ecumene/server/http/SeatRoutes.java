package ecumene.server.http;

import static ecumene.server.http.Access.SEAT;

import ecumene.server.http.Bodies.Name;
import ecumene.server.http.Bodies.Plain;
import ecumene.server.http.Bodies.Player;
import ecumene.server.http.Bodies.Remark;
import ecumene.server.http.Bodies.Reply;
import ecumene.server.room.Room;
import ecumene.server.room.Rooms;
import ecumene.server.store.StoredKey.Role;
import java.util.List;
import java.util.Map;

/** What is done at a table by those who play. */
final class SeatRoutes {
  static final String LINE = "{line}";

  private final Rooms rooms;

  SeatRoutes(Rooms rooms) {
    this.rooms = rooms;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/api/table/replies", SEAT, "Answer a question", Reply.class, LINE, this::reply),
        Route.post(
            "/api/table/undo", SEAT, "Take the last reply back", Plain.class, LINE, this::undo),
        Route.post("/api/table/leave", SEAT, "Leave the game", Plain.class, LINE, this::leave),
        Route.post(
            "/api/table/chat", Access.SEAT_OR_HOST, "Say something", Remark.class, LINE, this::say),
        Route.post("/api/table/name", SEAT, "Take a name", Name.class, LINE, this::name),
        Route.post("/api/table/bot", SEAT, "Let a bot play", Player.class, LINE, this::bot));
  }

  private HttpResponse reply(Call call, Reply reply) {
    var request = Validation.request(reply.request());
    return line(room(call).reply(call.seat(), request, reply.question(), reply.answer()));
  }

  private HttpResponse undo(Call call, Plain body) {
    return line(room(call).undo(call.seat(), Validation.request(body.request())));
  }

  private HttpResponse leave(Call call, Plain body) {
    return line(room(call).leave(call.seat(), Validation.request(body.request())));
  }

  private HttpResponse say(Call call, Remark remark) {
    var request = Validation.request(remark.request());
    var text = Validation.remark(remark.text());
    return line(
        call.opened().role() == Role.HOST
            ? room(call).sayAsHost(request, remark.to(), text)
            : room(call).say(call.seat(), request, remark.to(), text));
  }

  private HttpResponse name(Call call, Name body) {
    var name = Validation.name(body.name());
    return line(room(call).name(call.seat(), Validation.request(body.request()), name));
  }

  private HttpResponse bot(Call call, Player body) {
    return line(room(call).bot(call.seat(), Validation.request(body.request()), body.bot()));
  }

  private Room room(Call call) {
    return rooms.room(call.table());
  }

  /** How many lines the log has with it. */
  static HttpResponse line(int line) {
    return HttpResponse.json(Map.of("line", line));
  }
}
