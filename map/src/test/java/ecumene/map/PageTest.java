package ecumene.map;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.map.geometry.Ground;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.locationtech.jts.geom.LineSegment;
import tools.jackson.databind.JsonNode;

/** What the page draws is true and sound, found from the file alone. */
class PageTest {
  @Test
  void thePageLoadsNoMoreThan600Kilobytes() throws IOException {
    var packed = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(packed)) {
      gzip.write(Page.TEXT.getBytes(UTF_8));
    }
    assertThat(packed.size()).isLessThan(600_000);
  }

  @Test
  void thePageGetsEveryAreaInTheOrderOfTheFacts() {
    assertThat(ids("areas")).containsExactlyElementsOf(Area.all().stream().map(Area::id).toList());
  }

  @Test
  void thePageGetsTheRegionOfEveryAreaAndItsColour() {
    assertThat(ids("regions"))
        .containsExactly(
            List.of(Civilization.values()).stream().map(Civilization::id).toArray(String[]::new));
    for (var area : Area.land()) {
      assertThat(ids("regions")).contains(Page.area(area).get("region").asString());
    }
  }

  /** Neighbours have at least one line in common; nobody else has. */
  @ParameterizedTest
  @EnumSource
  void exactlyTheNeighboursTouch(Ground ground) {
    var owners = new LinkedHashMap<LineSegment, List<Area>>();
    for (var area : Area.all()) {
      for (var line : lines(ground, area)) {
        owners.computeIfAbsent(line, _ -> new ArrayList<>()).add(area);
      }
    }
    var touching = new TreeSet<String>();
    for (var areas : owners.values()) {
      for (var one : areas) {
        areas.stream().filter(it -> !it.equals(one)).forEach(it -> touching.add(one + "-" + it));
      }
    }
    assertThat(touching).isEqualTo(neighbours(ground));
  }

  @Test
  void pathsAreSound() {
    for (var area : Area.all()) {
      for (var ground : Ground.values()) {
        var shape = Page.shape(ground, area);
        assertThat(shape.isValid()).as("%s of %s", ground, area).isTrue();
        assertThat(shape.isEmpty()).isEqualTo(!Page.area(area).has(ground.id()));
      }
    }
    var paths = new ArrayList<JsonNode>();
    Page.MAP.get("regions").forEach(it -> paths.add(it.get("band")));
    Page.MAP.get("floodPlains").forEach(it -> paths.add(it.get("band")));
    Page.MAP.get("layers").get("shoals").forEach(paths::add);
    paths.add(Page.MAP.get("layers").get("unknown"));
    for (var path : paths) {
      assertThat(Page.shape(path.asString()).isValid()).isTrue();
      assertThat(Page.shape(path.asString()).isEmpty()).isFalse();
    }
  }

  private static List<String> ids(String field) {
    return Page.MAP.get(field).valueStream().map(it -> it.get("id").asString()).toList();
  }

  private static Set<String> neighbours(Ground ground) {
    var pairs = new TreeSet<String>();
    for (var area : Area.all()) {
      for (var other : Area.all()) {
        if (ground.joins(area, other)) {
          pairs.add(area + "-" + other);
        }
      }
    }
    return pairs;
  }

  private static List<LineSegment> lines(Ground ground, Area area) {
    var lines = new ArrayList<LineSegment>();
    var shape = Page.shape(ground, area).getBoundary();
    for (var i = 0; i < shape.getNumGeometries(); i++) {
      var points = shape.getGeometryN(i).getCoordinates();
      for (var j = 1; j < points.length; j++) {
        var line = new LineSegment(points[j - 1], points[j]);
        line.normalize();
        lines.add(line);
      }
    }
    return lines;
  }
}
