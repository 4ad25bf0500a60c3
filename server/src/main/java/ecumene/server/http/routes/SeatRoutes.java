package ecumene.server.http.routes;

import static ecumene.server.http.routing.Access.SEAT;

import ecumene.server.http.exchange.HttpResponse;
import ecumene.server.http.routing.Access;
import ecumene.server.http.routing.Bodies.NameBody;
import ecumene.server.http.routing.Bodies.PlainBody;
import ecumene.server.http.routing.Bodies.PlayerBody;
import ecumene.server.http.routing.Bodies.RemarkBody;
import ecumene.server.http.routing.Bodies.ReplyBody;
import ecumene.server.http.routing.Call;
import ecumene.server.http.routing.RateLimits;
import ecumene.server.http.routing.Route;
import ecumene.server.http.routing.Validation;
import ecumene.server.room.Command;
import ecumene.server.room.Room;
import ecumene.server.room.Rooms;
import ecumene.server.store.StoredKey.Role;
import java.util.List;
import java.util.Map;

/** What is done at a table by those who play. */
public final class SeatRoutes {
  static final String LINE = "{line}";

  private final Rooms rooms;
  private final RateLimits limits;

  public SeatRoutes(Rooms rooms, RateLimits limits) {
    this.rooms = rooms;
    this.limits = limits;
  }

  public List<Route> routes() {
    return List.of(
        Route.post(
            "/api/table/replies", SEAT, "Answer a question", ReplyBody.class, LINE, this::reply),
        Route.post(
            "/api/table/undo", SEAT, "Take the last reply back", PlainBody.class, LINE, this::undo),
        Route.post("/api/table/leave", SEAT, "Leave the game", PlainBody.class, LINE, this::leave),
        Route.post(
            "/api/table/chat",
            Access.SEAT_OR_HOST,
            "Say something",
            RemarkBody.class,
            LINE,
            this::say),
        Route.post("/api/table/name", SEAT, "Take a name", NameBody.class, LINE, this::name),
        Route.post(
            "/api/table/bot",
            SEAT,
            "Let a bot play",
            PlayerBody.class,
            LINE,
            limits.noted(this::bot)));
  }

  private HttpResponse reply(Call call, ReplyBody reply) {
    var request = Validation.request(reply.request());
    return acknowledged(
        room(call)
            .tell(
                call.seat(),
                call.authority(),
                request,
                new Command.AnswerQuestion(call.seat(), reply.question(), reply.answer())));
  }

  private HttpResponse undo(Call call, PlainBody body) {
    return acknowledged(
        room(call)
            .tell(
                call.seat(),
                call.authority(),
                Validation.request(body.request()),
                new Command.TakeBack(call.seat())));
  }

  private HttpResponse leave(Call call, PlainBody body) {
    return acknowledged(
        room(call)
            .tell(
                call.seat(),
                call.authority(),
                Validation.request(body.request()),
                new Command.Leave(call.seat())));
  }

  private HttpResponse say(Call call, RemarkBody remark) {
    var request = Validation.request(remark.request());
    var text = Validation.remark(remark.text());
    return acknowledged(
        call.opened().role() == Role.HOST
            ? room(call).tellAsHost(request, new Command.Say(null, remark.to(), text))
            : room(call)
                .tell(
                    call.seat(),
                    call.authority(),
                    request,
                    new Command.Say(call.seat(), remark.to(), text)));
  }

  private HttpResponse name(Call call, NameBody body) {
    var request = Validation.request(body.request());
    var name = Validation.player(body.name());
    return acknowledged(
        room(call)
            .tell(call.seat(), call.authority(), request, new Command.Rename(call.seat(), name)));
  }

  private HttpResponse bot(Call call, PlayerBody body) {
    return acknowledged(
        room(call)
            .tell(
                call.seat(),
                call.authority(),
                Validation.request(body.request()),
                new Command.GiveSeat(call.seat(), body.bot())));
  }

  private Room room(Call call) {
    return rooms.room(call.table());
  }

  /** How many lines the log has with it. */
  static HttpResponse acknowledged(int lines) {
    return HttpResponse.json(Map.of("line", lines));
  }
}
