package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/** What the browser has recorded of the thread of a page. */
final class Traced {
  static final List<String> CATEGORIES = List.of("toplevel", "blink.user_timing");

  /** Lets the next click leave a mark when the browser hears of it, and when the page does. */
  static final String MARK_CLICK =
      """
      () => addEventListener("pointerup", (up) => {
        performance.mark("click", { startTime: up.timeStamp });
        performance.mark("heard");
      }, { capture: true, once: true })
      """;

  private static final String TASK = "ThreadControllerImpl::RunTask";

  /** The page says when it paints the pieces. */
  private static final String PAINT = "ecumene.map.paint";

  // Phases of what is recorded.
  private static final String CLICKED = "I";
  private static final String BEGUN = "b";
  private static final String WHOLE = "X";
  private static final double MILLISECOND = 1000;

  private final List<JsonNode> events;

  Traced(byte[] trace) {
    var recorded = Wire.JSON.readTree(trace).path("traceEvents");
    var thread = first(recorded, PAINT).path("tid").asInt();
    events =
        StreamSupport.stream(recorded.spliterator(), false)
            .filter(event -> event.path("tid").asInt() == thread)
            .toList();
  }

  private static JsonNode first(JsonNode recorded, String name) {
    for (var event : recorded) {
      if (event.path("name").asString("").equals(name)) {
        return event;
      }
    }
    throw new AssertionError("the browser has recorded no " + name);
  }

  /** A click and the frame that answers it: how long that took, in milliseconds. */
  record Frame(double clock, double processor) {}

  /** For every click, the first frame with pieces after the page has heard of it. */
  List<Frame> frames() {
    var clicks = named("click", CLICKED);
    var heard = named("heard", CLICKED);
    assertThat(clicks).isNotEmpty().hasSameSizeAs(heard);
    var frames = new ArrayList<Frame>();
    for (int i = 0; i < clicks.size(); i++) {
      frames.add(frame(begin(clicks.get(i)), begin(heard.get(i))));
    }
    return frames;
  }

  private Frame frame(double click, double heard) {
    double paint =
        named(PAINT, BEGUN).stream()
            .mapToDouble(Traced::begin)
            .filter(time -> time >= heard)
            .min()
            .orElseThrow();
    var tasks =
        named(TASK, WHOLE).stream()
            .filter(task -> end(task) > click && begin(task) <= paint)
            .toList();
    double end = tasks.stream().mapToDouble(Traced::end).max().orElseThrow();
    double processor = tasks.stream().mapToDouble(task -> task.path("tdur").asDouble()).sum();
    return new Frame((end - click) / MILLISECOND, processor / MILLISECOND);
  }

  private List<JsonNode> named(String name, String phase) {
    return events.stream()
        .filter(event -> event.path("name").asString("").equals(name))
        .filter(event -> event.path("ph").asString().equals(phase))
        .toList();
  }

  private static double begin(JsonNode event) {
    return event.path("ts").asDouble();
  }

  private static double end(JsonNode event) {
    return begin(event) + event.path("dur").asDouble();
  }
}
