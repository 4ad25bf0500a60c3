package ecumene.server.http.routing;

import ecumene.server.http.exchange.HttpRequest;
import ecumene.server.http.exchange.HttpResponse;
import ecumene.server.http.exchange.ResponseWriter;
import ecumene.server.work.HeavyWork;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * What can be asked of the server.
 *
 * @param path its steps; one in braces stands for any
 * @param takes what the body is read as; null without one
 * @param responds what comes back, in a few words
 * @param cost how many requests it counts for at least, to the address and to the key
 * @param growth how many more, by what is asked for; null: none
 */
public record Route(
    Method method,
    String path,
    Access access,
    String summary,
    @Nullable Class<?> takes,
    String responds,
    int cost,
    @Nullable Growth growth,
    Function<Call, HttpResponse> action) {

  /** What most routes cost, and whatever is no route. */
  public static final int USUAL_COST = 1;

  /** How a route is asked for. */
  public enum Method {
    GET,
    POST,
    DELETE
  }

  public static Route get(
      String path,
      Access access,
      String summary,
      String responds,
      Function<Call, HttpResponse> action) {
    return new Route(Method.GET, path, access, summary, null, responds, USUAL_COST, null, action);
  }

  public static Route delete(
      String path,
      Access access,
      String summary,
      String responds,
      Function<Call, HttpResponse> action) {
    return new Route(
        Method.DELETE, path, access, summary, null, responds, USUAL_COST, null, action);
  }

  public static <B> Route post(
      String path,
      Access access,
      String summary,
      Class<B> body,
      String responds,
      BiFunction<Call, B, HttpResponse> action) {
    return new Route(
        Method.POST,
        path,
        access,
        summary,
        body,
        responds,
        USUAL_COST,
        null,
        call -> action.apply(call, call.body(body)));
  }

  /** The same route at another cost. */
  public Route costing(int requests) {
    return new Route(method, path, access, summary, takes, responds, requests, growth, action);
  }

  /**
   * What is asked for decides how dear it is.
   *
   * @param every so many are one request more
   * @param of what is counted
   */
  public record Growth(int every, String of, ToIntFunction<Call> count) {
    int cost(Call call) {
      return count.applyAsInt(call) / every;
    }

    @Override
    public String toString() {
      return "1 for every " + (every == 1 ? of : every + " " + of);
    }
  }

  /** The same route, which also costs a request for every so many of something. */
  public Route growing(int every, String of, ToIntFunction<Call> count) {
    var more = new Growth(every, of, count);
    return new Route(method, path, access, summary, takes, responds, cost, more, action);
  }

  /** What it costs, in words. */
  public String price() {
    return growth == null ? "" + cost : cost + ", and " + growth;
  }

  /** The same route with something around what it does. */
  public Route within(BiFunction<Call, Supplier<HttpResponse>, HttpResponse> frame) {
    return new Route(
        method,
        path,
        access,
        summary,
        takes,
        responds,
        cost,
        growth,
        call -> frame.apply(call, () -> action.apply(call)));
  }

  /** The same route, done as heavy work once its body is there. */
  public Route heavy(HeavyWork work) {
    return within(
        (call, action) -> {
          if (takes != null) {
            call.request().receive();
          }
          return work.run(call.address(), () -> packed(action.get(), call.request()));
        });
  }

  private static HttpResponse packed(HttpResponse response, HttpRequest request) {
    return switch (response) {
      case HttpResponse.Whole whole -> ResponseWriter.packed(whole, request);
      case HttpResponse.Stream stream -> stream;
    };
  }

  /** Whether a whole game is sent, which is long. */
  boolean takesGame() {
    return path.equals("/api/imports");
  }

  /** What stands in the place of the braces; null when this is another path. */
  @Nullable Map<String, String> match(List<String> steps) {
    var own = steps(path);
    if (own.size() != steps.size()) {
      return null;
    }
    var parameters = new LinkedHashMap<String, String>();
    for (int i = 0; i < own.size(); i++) {
      if (own.get(i).startsWith("{")) {
        parameters.put(own.get(i).substring(1, own.get(i).length() - 1), steps.get(i));
      } else if (!own.get(i).equals(steps.get(i))) {
        return null;
      }
    }
    return parameters;
  }

  static List<String> steps(String path) {
    return List.of(path.substring(1).split("/", -1));
  }

  /** A route, and what stands in the place of its braces. */
  public record Match(Route route, Map<String, String> parameters) {}

  /** Null if there is none. */
  public static @Nullable Match find(List<Route> routes, String method, String path) {
    var steps = steps(path);
    for (var route : routes) {
      var parameters = route.method().name().equals(method) ? route.match(steps) : null;
      if (parameters != null) {
        return new Match(route, parameters);
      }
    }
    return null;
  }
}
