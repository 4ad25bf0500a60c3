package ecumene.server.http.routes;

import ecumene.language.Languages;
import ecumene.server.Problem;
import ecumene.server.http.exchange.HttpResponse;
import ecumene.server.http.routing.Access;
import ecumene.server.http.routing.Call;
import ecumene.server.http.routing.Route;
import ecumene.server.metric.Meters;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.Store;
import java.time.Duration;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** What those who run the server ask it. */
public final class OperationRoutes {
  private static final int SICK = 503;
  private static final int MOST_TOLD = 10;
  private static final Duration VALID = Duration.ofDays(180);

  private final Store store;
  private final Health health;
  private final Meters meters;
  private final Settings settings;
  private final InstantSource clock;

  public OperationRoutes(Store store, Meters meters, Settings settings, InstantSource clock) {
    this.clock = clock;
    this.store = store;
    health = new Health(store);
    this.meters = meters;
    this.settings = settings;
  }

  public List<Route> routes() {
    return List.of(
        Route.get(
            "/health", Access.NOBODY, "Ask whether all is well", "as /health/ready", _ -> ready()),
        Route.get(
            "/health/live",
            Access.NOBODY,
            "Ask whether the process is alive",
            "{live: true}; whoever hears nothing may start it anew",
            _ -> HttpResponse.json(Map.of("live", true))),
        Route.get(
            "/health/ready",
            Access.NOBODY,
            "Ask whether tables can be played",
            "{store, lines, damaged}: how many were written since the start; 503 if it is not",
            _ -> ready()),
        Route.get(
            "/metrics",
            Access.NOBODY,
            "Read the meters",
            "text as Prometheus reads it",
            this::metrics),
        Route.get(
            "/.well-known/security.txt",
            Access.NOBODY,
            "Read where to report a hole",
            "text, by RFC 9116",
            _ -> securityText()));
  }

  private HttpResponse securityText() {
    var contact = settings.text(Setting.SECURITY_CONTACT);
    if (contact.isEmpty()) {
      throw new Problem(Problem.Kind.NOT_FOUND, "nobody is named to whom a hole is reported");
    }
    var expires = clock.instant().truncatedTo(ChronoUnit.DAYS).plus(VALID);
    return HttpResponse.text(
        200,
        """
        Contact: %s
        Expires: %s
        Preferred-Languages: %s
        """
            .formatted(contact, expires, languages()));
  }

  private static String languages() {
    var all = new StringJoiner(", ");
    Languages.PACKAGED.forEach(language -> all.add(language.id()));
    return all.toString();
  }

  private HttpResponse ready() {
    var trouble = health.trouble();
    var body = new LinkedHashMap<String, Object>();
    body.put("store", trouble == null ? "writable" : trouble);
    body.put("lines", store.commits().lines());
    var damage = store.damage();
    if (!damage.isEmpty()) { // the others can be played
      body.put("damaged", damage.stream().limit(MOST_TOLD).map(it -> it.table().word()).toList());
    }
    return trouble == null ? HttpResponse.json(body) : HttpResponse.json(SICK, body);
  }

  private HttpResponse metrics(Call call) {
    if (!settings.isOn(Setting.METRICS_FOR_ALL) && !call.isFromHere()) {
      throw new Problem(Problem.Kind.NOT_FOUND, "meters are read on the server's own machine");
    }
    return new HttpResponse.Whole(200, Meters.TYPE, meters.write(), Map.of());
  }
}
