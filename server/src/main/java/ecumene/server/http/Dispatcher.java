package ecumene.server.http;

import ecumene.server.Problem;
import ecumene.server.http.exchange.EventStream;
import ecumene.server.http.exchange.Headers;
import ecumene.server.http.exchange.HttpRequest;
import ecumene.server.http.exchange.HttpResponse;
import ecumene.server.http.exchange.ResponseWriter;
import ecumene.server.http.routing.Gatekeeper;
import ecumene.server.http.routing.Route;
import ecumene.server.log.Recovery;
import ecumene.server.metric.Meters;
import ecumene.server.store.Damaged;
import ecumene.server.store.StoreFailed;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where requests arrive: finds the route, lets it be done, and responds with whatever comes of it.
 */
public final class Dispatcher extends Handler.Abstract {
  private static final Logger LOG = LoggerFactory.getLogger(Dispatcher.class);
  private static final String NO_ROUTE = "(none)";

  private final List<Route> routes;
  private final Gatekeeper gatekeeper;
  private final Page page;
  private final Meters meters;
  private final Heartbeats heartbeats;
  private final AtomicInteger underWay = new AtomicInteger();
  private volatile boolean stopping;

  Dispatcher(
      List<Route> routes, Gatekeeper gatekeeper, Page page, Meters meters, Heartbeats heartbeats) {
    this.routes = routes;
    this.gatekeeper = gatekeeper;
    this.page = page;
    this.meters = meters;
    this.heartbeats = heartbeats;
  }

  /** From now on nothing new is begun. */
  void refuse() {
    stopping = true;
  }

  /** How many requests are under way, but for streams. */
  int underWay() {
    return underWay.get();
  }

  /** How many streams are open. */
  int streaming() {
    return heartbeats.size();
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    underWay.incrementAndGet();
    long begun = System.nanoTime();
    var incoming = new HttpRequest(request);
    var trip = new Trip();
    switch (respond(incoming, trip)) {
      case HttpResponse.Whole whole -> {
        var done = Callback.from(callback, underWay::decrementAndGet);
        ResponseWriter.write(whole, incoming, response, done);
        var taken = Duration.ofNanos(System.nanoTime() - begun);
        meters.responded(trip.method, trip.route, whole.status(), taken);
      }
      case HttpResponse.Stream stream -> {
        var events = new EventStream(request, response, stream.source());
        heartbeats.add(events);
        underWay.decrementAndGet();
        Headers.putOn(response.getHeaders());
        events.begin(
            Callback.from(
                callback,
                () -> {
                  heartbeats.remove(events);
                  meters.streamEnded(trip.method, trip.route);
                }));
      }
    }
    return true;
  }

  /** How far a request came, for the meters: they know routes, not what was asked for. */
  private static final class Trip {
    private String method = "";
    private String route = NO_ROUTE;
  }

  private HttpResponse respond(HttpRequest request, Trip trip) {
    try {
      if (stopping) {
        throw new Problem(Problem.Kind.STOPPING, "the server is being stopped; try again");
      }
      var method = request.method().equals("HEAD") ? "GET" : request.method();
      var match = Route.find(routes, method, request.path());
      var address = gatekeeper.charge(request, match);
      if (match == null) {
        return page(request, method, trip);
      }
      trip.method = method;
      trip.route = match.route().path();
      return match.route().action().apply(gatekeeper.call(request, match, address));
    } catch (Problem problem) {
      return ResponseWriter.of(problem);
    } catch (Damaged told) {
      return ResponseWriter.of(Recovery.needed());
    } catch (StoreFailed known) { // the store tells why
      LOG.debug("no store, method={} route={}", trip.method, trip.route, known);
      return ResponseWriter.of(
          new Problem(
              Problem.Kind.UNAVAILABLE,
              "the server can not read or write its tables at the moment; try again"));
    } catch (RuntimeException | Error unexpected) {
      return failed(unexpected, trip);
    }
  }

  private HttpResponse page(HttpRequest request, String method, Trip trip) {
    var file = method.equals("GET") ? page.respond(request) : null;
    if (file == null) {
      throw new Problem(Problem.Kind.NOT_FOUND, "there is nothing of this kind here");
    }
    trip.method = method;
    trip.route = "(page)";
    return file;
  }

  private static HttpResponse failed(Throwable unexpected, Trip trip) {
    var id = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextInt());
    LOG.error("failed, id={} method={} route={}", id, trip.method, trip.route, unexpected);
    return ResponseWriter.failure(id);
  }
}
