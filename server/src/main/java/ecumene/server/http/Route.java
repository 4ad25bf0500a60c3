package ecumene.server.http;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What can be asked of the server.
 *
 * @param path its steps; one in braces stands for any
 * @param takes what the body is read as; null without one
 * @param responds what comes back, in a few words
 * @param cost how many requests it counts for, to the address and to the key
 */
record Route(
    Method method,
    String path,
    Access access,
    String summary,
    @Nullable Class<?> takes,
    String responds,
    int cost,
    Function<Call, HttpResponse> action) {

  /** What most routes cost, and whatever is no route. */
  static final int USUAL_COST = 1;

  /** How a route is asked for. */
  enum Method {
    GET,
    POST,
    DELETE
  }

  static Route get(
      String path,
      Access access,
      String summary,
      String responds,
      Function<Call, HttpResponse> action) {
    return new Route(Method.GET, path, access, summary, null, responds, USUAL_COST, action);
  }

  static Route delete(
      String path,
      Access access,
      String summary,
      String responds,
      Function<Call, HttpResponse> action) {
    return new Route(Method.DELETE, path, access, summary, null, responds, USUAL_COST, action);
  }

  static <B> Route post(
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
        call -> action.apply(call, call.body(body)));
  }

  /** The same route at another cost. */
  Route costing(int requests) {
    return new Route(method, path, access, summary, takes, responds, requests, action);
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
  record Match(Route route, Map<String, String> parameters) {}

  /** Null if there is none. */
  static @Nullable Match find(List<Route> routes, String method, String path) {
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
