package ecumene.server.http;

import static ecumene.server.http.Access.HOST;
import static ecumene.server.http.SeatRoutes.LINE;
import static ecumene.server.http.SeatRoutes.acknowledged;

import ecumene.server.Problem;
import ecumene.server.http.Bodies.ExtensionBody;
import ecumene.server.http.Bodies.PlainBody;
import ecumene.server.http.Bodies.PlayerBody;
import ecumene.server.http.Bodies.WebhookBody;
import ecumene.server.key.Keys;
import ecumene.server.notice.Destination;
import ecumene.server.room.Command;
import ecumene.server.room.Room;
import ecumene.server.room.Rooms;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** What is done at a table by its host. */
final class HostRoutes {
  private static final Duration LONGEST_EXTENSION = Duration.ofDays(60);

  private final Rooms rooms;
  private final Keys keys;
  private final Destination webhooks;

  HostRoutes(Rooms rooms, Keys keys, Destination webhooks) {
    this.rooms = rooms;
    this.keys = keys;
    this.webhooks = webhooks;
  }

  List<Route> routes() {
    return List.of(
        Route.post(
            "/api/table/begin",
            HOST,
            "Begin, whoever is missing",
            PlainBody.class,
            LINE,
            this::begin),
        Route.post("/api/table/pause", HOST, "Stop the clock", PlainBody.class, LINE, this::pause),
        Route.post("/api/table/resume", HOST, "Play on", PlainBody.class, LINE, this::resume),
        Route.post(
            "/api/table/extend", HOST, "Give more time", ExtensionBody.class, LINE, this::extend),
        Route.post(
            "/api/table/seats/{seat}/bot",
            HOST,
            "Give a seat to a bot, or back",
            PlayerBody.class,
            LINE,
            this::bot),
        Route.post(
            "/api/table/seats/{seat}/renew",
            HOST,
            "Withdraw the keys of a seat",
            PlainBody.class,
            "{line, invitation}",
            this::renew),
        Route.post(
            "/api/table/webhook",
            HOST,
            "Say where notices go",
            WebhookBody.class,
            LINE,
            this::webhook));
  }

  private HttpResponse begin(Call call, PlainBody body) {
    return acknowledged(
        room(call).tellAsHost(Validation.request(body.request()), new Command.Begin()));
  }

  private HttpResponse pause(Call call, PlainBody body) {
    return acknowledged(
        room(call).tellAsHost(Validation.request(body.request()), new Command.Pause()));
  }

  private HttpResponse resume(Call call, PlainBody body) {
    return acknowledged(
        room(call).tellAsHost(Validation.request(body.request()), new Command.Resume()));
  }

  private HttpResponse extend(Call call, ExtensionBody body) {
    if (body.seconds() < 1 || body.seconds() > LONGEST_EXTENSION.toSeconds()) {
      throw new Problem(
          Problem.Kind.MALFORMED,
          "seconds: 1 to {most} belong here",
          LONGEST_EXTENSION.toSeconds());
    }
    var by = Duration.ofSeconds(body.seconds());
    return acknowledged(
        room(call).tellAsHost(Validation.request(body.request()), new Command.Extend(by)));
  }

  private HttpResponse bot(Call call, PlayerBody body) {
    var request = Validation.request(body.request());
    return acknowledged(
        room(call).tellAsHost(request, new Command.GiveSeat(call.civilization(), body.bot())));
  }

  /** The keys come first: whoever is told that a link is renewed shall find it so. */
  private HttpResponse renew(Call call, PlainBody body) {
    var request = Validation.request(body.request());
    var seat = room(call).state().known(call.civilization());
    var before = room(call).doneByHost(request, new Command.RenewLink(seat));
    if (before != null) {
      var invitation = keys.invitation(call.table(), seat);
      return HttpResponse.json(
          invitation == null
              ? Map.of("line", before)
              : Map.of("line", before, "invitation", invitation));
    }
    var invitation = keys.renew(call.table(), seat);
    int lines = room(call).tellAsHost(request, new Command.RenewLink(seat));
    return HttpResponse.json(Map.of("line", lines, "invitation", invitation.word()));
  }

  private HttpResponse webhook(Call call, WebhookBody body) {
    if (body.url() != null) {
      webhooks.parse(body.url());
    }
    return acknowledged(
        room(call)
            .tellAsHost(Validation.request(body.request()), new Command.SetWebhook(body.url())));
  }

  private Room room(Call call) {
    return rooms.room(call.table());
  }
}
