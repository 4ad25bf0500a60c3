package ecumene.app.referee;

import java.util.ArrayList;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/**
 * JSON for people: what fits into a line stands on one, and only the rest is spread over several.
 */
final class Layout {
  private static final int WIDTH = 100;
  private static final String INDENT = "  ";

  private Layout() {}

  static String of(JsonNode document) {
    return write(document, "", "");
  }

  /** A value behind its name, if it has one, at this depth. */
  private static String write(JsonNode value, String name, String margin) {
    var line = name + inline(value);
    if (value.isEmpty() || margin.length() + line.length() < WIDTH) {
      return line;
    }
    var deeper = margin + INDENT;
    var parts = new ArrayList<String>();
    if (value instanceof ObjectNode object) {
      object.forEachEntry((key, part) -> parts.add(write(part, quoted(key) + ": ", deeper)));
    } else {
      value.forEach(part -> parts.add(write(part, "", deeper)));
    }
    var separator = "\n" + deeper;
    return name
        + (value.isObject() ? "{" : "[")
        + separator
        + String.join("," + separator, parts)
        + "\n"
        + margin
        + (value.isObject() ? "}" : "]");
  }

  private static String quoted(String name) {
    return StringNode.valueOf(name).toString();
  }

  private static String inline(JsonNode value) {
    var parts = new ArrayList<String>();
    return switch (value) {
      case ObjectNode object -> {
        object.forEachEntry((key, part) -> parts.add(quoted(key) + ": " + inline(part)));
        yield "{" + String.join(", ", parts) + "}";
      }
      case ArrayNode array -> {
        array.forEach(part -> parts.add(inline(part)));
        yield "[" + String.join(", ", parts) + "]";
      }
      default -> value.toString();
    };
  }
}
