package ecumene.browser;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import ecumene.wire.Wire;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The map in a window, whose areas are known by the names that stand on it. */
final class Board {
  private static final Map<String, Place> PLACES = places();

  private final Page page;

  Board(Page page) {
    this.page = page;
  }

  /** Somewhere on the board, or in the window. */
  record Place(double x, double y) {}

  private static Map<String, Place> places() {
    try {
      var drawing = Wire.JSON.readTree(Files.readString(Path.of("../map/assets/map.json")));
      var places = new HashMap<String, Place>();
      for (var area : drawing.path("areas")) {
        var stack = area.path("anchors").path("stacks").path(0);
        var name = area.path("name").path("en").asString();
        places.put(name, new Place(stack.path(0).asDouble(), stack.path(1).asDouble()));
      }
      return places;
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }

  Locator whole() {
    return page.locator("[role=application]");
  }

  /** Where the area of this name is in the window. */
  private Place place(String area) {
    var place = requireNonNull(PLACES.get(area), area);
    var seen =
        Arrays.stream(whole().getAttribute("data-seen").split(" "))
            .mapToDouble(Double::parseDouble)
            .toArray();
    var box = whole().boundingBox();
    var here =
        new Place(
            box.x + box.width / 2 + (place.x() - seen[0]) * seen[2],
            box.y + box.height / 2 + (place.y() - seen[1]) * seen[2]);
    assertThat(isIn(here, box)).as(area + " is in sight").isTrue();
    return here;
  }

  private static boolean isIn(Place place, BoundingBox box) {
    return place.x() > box.x
        && place.x() < box.x + box.width
        && place.y() > box.y
        && place.y() < box.y + box.height;
  }

  void click(String area) {
    point(area);
    press();
  }

  /** Moves the pointer there. */
  void point(String area) {
    var place = place(area);
    page.mouse().move(place.x(), place.y());
  }

  /** Clicks where the pointer is. */
  void press() {
    page.mouse().down();
    page.mouse().up();
  }

  void tap(String area) {
    var place = place(area);
    page.touchscreen().tap(place.x(), place.y());
  }

  /** Drags from one area to another. */
  void drag(String from, String to) {
    var start = place(from);
    var end = place(to);
    page.mouse().move(start.x(), start.y());
    page.mouse().down();
    page.mouse().move((start.x() + end.x()) / 2, (start.y() + end.y()) / 2);
    page.mouse().move(end.x(), end.y());
    page.mouse().up();
  }
}
