package ecumene.server.http.routes;

import static ecumene.server.http.routes.SeatRoutes.LINE;
import static ecumene.server.http.routes.SeatRoutes.acknowledged;
import static ecumene.server.http.routing.Access.HOST;

import ecumene.server.Problem;
import ecumene.server.http.exchange.HttpResponse;
import ecumene.server.http.routing.Bodies.ExtensionBody;
import ecumene.server.http.routing.Bodies.PlainBody;
import ecumene.server.http.routing.Bodies.PlayerBody;
import ecumene.server.http.routing.Bodies.WebhookBody;
import ecumene.server.http.routing.Call;
import ecumene.server.http.routing.RateLimits;
import ecumene.server.http.routing.Route;
import ecumene.server.http.routing.Validation;
import ecumene.server.key.Key;
import ecumene.server.key.Keys;
import ecumene.server.notice.Destination;
import ecumene.server.room.Command;
import ecumene.server.room.Room;
import ecumene.server.room.Rooms;
import ecumene.server.store.KeyChange;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** What is done at a table by its host. */
public final class HostRoutes {
  private static final Duration LONGEST_EXTENSION = Duration.ofDays(60);

  private final Rooms rooms;
  private final Keys keys;
  private final RateLimits limits;
  private final Destination webhooks;

  public HostRoutes(Rooms rooms, Keys keys, RateLimits limits, Destination webhooks) {
    this.rooms = rooms;
    this.keys = keys;
    this.limits = limits;
    this.webhooks = webhooks;
  }

  public List<Route> routes() {
    return List.of(
        Route.post(
            "/api/table/begin",
            HOST,
            "Begin, whoever is missing",
            PlainBody.class,
            LINE,
            this::begin),
        Route.post(
            "/api/table/pause",
            HOST,
            "Stop the clock",
            PlainBody.class,
            LINE,
            limits.noted(this::pause)),
        Route.post(
            "/api/table/resume",
            HOST,
            "Play on",
            PlainBody.class,
            LINE,
            limits.noted(this::resume)),
        Route.post(
            "/api/table/extend",
            HOST,
            "Give more time",
            ExtensionBody.class,
            LINE,
            limits.noted(this::extend)),
        Route.post(
            "/api/table/seats/{seat}/bot",
            HOST,
            "Give a seat to a bot, or back",
            PlayerBody.class,
            LINE,
            limits.noted(this::bot)),
        Route.post(
            "/api/table/seats/{seat}/renew",
            HOST,
            "Withdraw the keys of a seat",
            PlainBody.class,
            "{line, invitation}",
            limits.noted(this::renew)),
        Route.post(
            "/api/table/webhook",
            HOST,
            "Say where notices go",
            WebhookBody.class,
            LINE,
            limits.noted(this::webhook)));
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

  private HttpResponse renew(Call call, PlainBody body) {
    var request = Validation.request(body.request());
    var seat = room(call).state().known(call.civilization());
    var fresh = Keys.invitation(Key.fresh(), call.table(), seat);
    int lines = room(call).tellAsHost(request, new Command.RenewLink(new KeyChange.Renewed(fresh)));
    var invitation = keys.invitation(call.table(), seat); // another, if it was done before
    return HttpResponse.json(
        invitation == null
            ? Map.of("line", lines)
            : Map.of("line", lines, "invitation", invitation));
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
