package ecumene.server.http.routes;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;

import ecumene.server.Problem;
import ecumene.server.http.exchange.HttpResponse;
import ecumene.server.http.routing.Access;
import ecumene.server.http.routing.Route;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The table of routes, described for programs and for people. */
public final class OpenApi {
  private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");

  private OpenApi() {}

  /** The routes, with those that describe them all. */
  public static List<Route> describe(List<Route> routes) {
    var all = new ArrayList<>(routes);
    all.add(
        Route.get(
            "/api/openapi.json",
            Access.NOBODY,
            "This description",
            "an OpenAPI document",
            _ -> HttpResponse.json(document(all))));
    all.add(
        Route.get(
            "/api",
            Access.NOBODY,
            "This description, for people",
            "a page",
            _ -> new HttpResponse.Whole(200, "text/html; charset=utf-8", page(all))));
    return List.copyOf(all);
  }

  // For programs

  private static Map<String, Object> document(List<Route> routes) {
    var paths = new LinkedHashMap<String, Map<String, Object>>();
    for (var route : routes) {
      paths
          .computeIfAbsent(route.path(), _ -> new LinkedHashMap<>())
          .put(route.method().name().toLowerCase(Locale.ROOT), operation(route));
    }
    return Map.of(
        "openapi",
        "3.1.0",
        "info",
        Map.of("title", "Ecumene", "version", "1"),
        "paths",
        paths,
        "components",
        Map.of("securitySchemes", Map.of("key", Map.of("type", "http", "scheme", "bearer"))));
  }

  private static Map<String, Object> operation(Route route) {
    var operation = new LinkedHashMap<String, Object>();
    operation.put("summary", route.summary());
    operation.put("description", "Needs " + route.access().needed() + ".");
    operation.put("x-cost", route.cost());
    var growth = route.growth();
    if (growth != null) {
      operation.put("x-cost-growth", growth.toString());
    }
    operation.put("parameters", parameters(route));
    if (route.access() != Access.NOBODY) {
      operation.put("security", List.of(Map.of("key", List.of())));
    }
    if (route.takes() != null) {
      var content = Map.of("application/json", Map.of("schema", Schemas.of(route.takes())));
      operation.put("requestBody", Map.of("required", true, "content", content));
    }
    operation.put("responses", responses(route));
    return operation;
  }

  private static List<Map<String, Object>> parameters(Route route) {
    return PARAMETER
        .matcher(route.path())
        .results()
        .map(
            it ->
                Map.<String, Object>of(
                    "name",
                    it.group(1),
                    "in",
                    "path",
                    "required",
                    true,
                    "schema",
                    Map.of("type", "string")))
        .toList();
  }

  private static Map<String, Object> responses(Route route) {
    var responses = new LinkedHashMap<String, Object>();
    responses.put("2XX", Map.of("description", route.responds()));
    Stream.of(Problem.Kind.values())
        .collect(
            groupingBy(
                kind -> Integer.toString(kind.status()),
                TreeMap::new,
                mapping(Problem.Kind::word, joining(", "))))
        .forEach((status, words) -> responses.put(status, Map.of("description", words)));
    return responses;
  }

  // For people

  private static String page(List<Route> routes) {
    var rows = new StringBuilder();
    for (var route : routes) {
      var body = route.takes() == null ? "" : String.join(", ", Schemas.words(route.takes()));
      rows.append("<tr>");
      Stream.of(
              route.method() + " " + route.path(),
              route.summary(),
              route.access().needed().toString(),
              body,
              route.responds(),
              route.price())
          .forEach(cell -> rows.append("<td>").append(escape(cell)).append("</td>"));
      rows.append("</tr>\n");
    }
    return """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>Ecumene: what the server can do</title></head><body>
    <h1>What the server can do</h1>
    <p>The protocol is described in docs/protocol.md; <a href="/api/openapi.json">openapi.json</a> is for programs.
    A key is shown as <code>Authorization: Bearer KEY</code>. What is in brackets can be left out.</p>
    <table border="1"><thead><tr><th>Request</th><th>Does</th><th>Needs</th><th>Body</th><th>Answers</th><th>Costs</th></tr></thead><tbody>
    %s</tbody></table></body></html>
    """
        .formatted(rows);
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
