package ecumene.server.proof;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.wire.Wire;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What a client has put together of the scenes it was sent, as the protocol says. */
final class Picture {
  private static final Set<String> ONE_BY_ONE = Set.of("seats", "standings", "offers");

  private final TreeMap<Integer, JsonNode> events = new TreeMap<>();
  private ObjectNode view = Wire.JSON.createObjectNode();
  private JsonNode table = Wire.JSON.createObjectNode();
  private JsonNode questions = Wire.JSON.createArrayNode();
  private int line = -1;

  int line() {
    return line;
  }

  JsonNode questions() {
    return questions;
  }

  boolean isOver() {
    return table.path("phase").isNull();
  }

  void take(JsonNode scene) {
    line = scene.path("line").asInt();
    boolean isWhole = scene.path("whole").asBoolean();
    table = scene.has("table") ? scene.path("table") : table;
    questions = isWhole || scene.has("questions") ? scene.path("questions") : questions;
    if (isWhole) {
      view = (ObjectNode) scene.path("view");
    } else {
      scene.path("view").properties().forEach(it -> change(it.getKey(), it.getValue()));
    }
    if (scene.has("events")) {
      int number = scene.path("events").path("from").asInt();
      events.tailMap(number).clear();
      for (var event : scene.path("events").path("list")) {
        events.put(number++, event);
      }
    }
  }

  private void change(String name, JsonNode value) {
    if (value.isNull()) {
      view.remove(name);
    } else if (ONE_BY_ONE.contains(name)) {
      var all = view.withObject(name);
      value.properties().forEach(it -> put(all, it.getKey(), it.getValue()));
    } else {
      view.set(name, value);
    }
  }

  private static void put(ObjectNode all, String name, JsonNode value) {
    if (value.isNull()) {
      all.remove(name);
    } else {
      all.set(name, value);
    }
  }

  /** Compares it with what the log says was to be seen then. */
  void check(JsonNode replayed) {
    assertThat((JsonNode) view).as("the view after line " + line).isEqualTo(replayed.path("view"));
    var from = replayed.path("events").path("from").asInt();
    var told = Wire.JSON.createArrayNode();
    events.tailMap(from).values().forEach(told::add);
    assertThat((JsonNode) told)
        .as("the events after line " + line)
        .isEqualTo(replayed.path("events").path("list"));
  }
}
