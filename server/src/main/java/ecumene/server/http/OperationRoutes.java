package ecumene.server.http;

import ecumene.server.Problem;
import ecumene.server.key.QrDrawing;
import ecumene.server.metric.Meters;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.Store;
import java.util.List;
import java.util.Map;

/** What those who run the server ask it, and what needs neither table nor account. */
final class OperationRoutes {
  private static final int SICK = 503;

  private final Store store;
  private final Meters meters;
  private final Settings settings;

  OperationRoutes(Store store, Meters meters, Settings settings) {
    this.store = store;
    this.meters = meters;
    this.settings = settings;
  }

  record Text(String text) {}

  List<Route> routes() {
    return List.of(
        Route.post(
            "/api/qr",
            Access.NOBODY,
            "Draw a QR code",
            Text.class,
            "an SVG",
            (_, body) -> new HttpResponse.Whole(200, "image/svg+xml", QrDrawing.of(body.text()))),
        Route.get(
            "/health",
            Access.NOBODY,
            "Ask whether all is well",
            "{store, lines}: how many were written since the start; 503 if it is not",
            _ -> health()),
        Route.get(
            "/metrics",
            Access.NOBODY,
            "Read the meters",
            "text as Prometheus reads it",
            this::metrics));
  }

  private HttpResponse health() {
    var trouble = store.trouble();
    var lines = store.commits().lines();
    return trouble == null
        ? HttpResponse.json(Map.of("store", "writable", "lines", lines))
        : HttpResponse.json(SICK, Map.of("store", trouble, "lines", lines));
  }

  private HttpResponse metrics(Call call) {
    if (!settings.isOn(Setting.METRICS_FOR_ALL) && !call.isFromHere()) {
      throw new Problem(Problem.Kind.NOT_FOUND, "meters are read on the server's own machine");
    }
    return new HttpResponse.Whole(200, Meters.TYPE, meters.write(), Map.of());
  }
}
