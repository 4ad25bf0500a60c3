package ecumene.server.http;

import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** What JSON is like, whatever its values are. */
final class JsonShape {
  /** What is inside has names of things for its properties. */
  private static final Set<String> MAPS =
      Set.of(
          "seats",
          "tokens",
          "ships",
          "credits",
          "offers",
          "waits-for",
          "standings",
          "invitations",
          "arguments");

  private JsonShape() {}

  /** Where there is what sort of value. */
  static Set<String> of(JsonNode json) {
    var shape = new TreeSet<String>();
    add("", json, shape);
    return shape;
  }

  private static void add(String path, JsonNode json, Set<String> shape) {
    if (json.isObject()) {
      boolean isMap = MAPS.contains(path.replaceAll(".*\\.", ""));
      for (var property : json.properties()) {
        var name = isMap ? "*" : property.getKey();
        if (!property.getKey().equals("…")) {
          add(path.isEmpty() ? name : path + "." + name, property.getValue(), shape);
        }
      }
    } else if (json.isArray()) {
      json.forEach(it -> add(path + "[]", it, shape));
    } else {
      shape.add(path + ":" + json.getNodeType());
    }
  }
}
