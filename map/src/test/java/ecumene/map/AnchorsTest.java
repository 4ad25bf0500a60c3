package ecumene.map;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Area;
import ecumene.facts.CitySite;
import ecumene.language.Language;
import ecumene.language.Languages;
import ecumene.map.board.Anchors;
import ecumene.map.board.Label;
import ecumene.map.board.Spot;
import ecumene.map.geometry.Ground;
import ecumene.map.geometry.Shapes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

/** Every area has room for its pieces. */
class AnchorsTest {
  static final List<Language> LANGUAGES = Languages.PACKAGED.all();
  private static final double SMALLEST_LETTERS = 10;

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void everythingLiesInItsArea(Language language) {
    for (var area : Area.land()) {
      var cell = Drawn.BOARD.map().cell(area);
      for (var shape : shapes(area, language)) {
        assertThat(cell.covers(shape)).as("%s: %s", area, shape).isTrue();
      }
    }
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void nothingOverlaps(Language language) {
    for (var area : Area.land()) {
      var shapes = shapes(area, language);
      Drawn.BOARD.signs(area).forEach(it -> shapes.add(disc(it)));
      for (var i = 0; i < shapes.size(); i++) {
        for (var j = 0; j < i; j++) {
          assertThat(shapes.get(i).distance(shapes.get(j))).as(area.id()).isGreaterThan(1);
        }
      }
    }
  }

  @Test
  void thereAreFourStacksAndShipsWhereThereIsWater() {
    for (var area : Area.land()) {
      assertThat(anchors(area).stacks()).hasSize(4);
      assertThat(anchors(area).ships() == null)
          .as(area.id())
          .isEqualTo(area.waterNeighbours().isEmpty());
    }
  }

  @Test
  void aWhiteSiteLiesOnTheFloodPlainAndABlackOneBesideIt() {
    for (var area : Area.land()) {
      if (area.floodPlain() != null && area.site() != CitySite.NONE) {
        var band = Drawn.BOARD.floods().band(area);
        var city = anchors(area).city();
        var centre = Shapes.FACTORY.createPoint(new Coordinate(city.x(), city.y()));
        assertThat(band.covers(centre)).as(area.id()).isEqualTo(area.site() == CitySite.WHITE);
      }
    }
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void namesCanBeRead(Language language) {
    for (var area : Area.land()) {
      assertThat(anchors(area).label(language).size())
          .as(area.id())
          .isGreaterThanOrEqualTo(SMALLEST_LETTERS);
    }
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void seaNamesLieInTheirSea(Language language) {
    for (var sea : Area.seas()) {
      var label = Drawn.BOARD.seaName(sea, language);
      assertThat(Drawn.BOARD.map().shape(Ground.WATER, sea).covers(box(label)))
          .as(sea.id())
          .isTrue();
      assertThat(label.size()).as(sea.id()).isGreaterThanOrEqualTo(SMALLEST_LETTERS);
    }
  }

  private static Anchors anchors(Area area) {
    return Drawn.BOARD.anchors(area);
  }

  private static List<Geometry> shapes(Area area, Language language) {
    var anchors = anchors(area);
    var shapes = new ArrayList<Geometry>();
    shapes.add(box(anchors.label(language)));
    shapes.add(disc(anchors.limit()));
    shapes.add(disc(anchors.city()));
    anchors.stacks().forEach(it -> shapes.add(disc(it)));
    var ships = anchors.ships();
    if (ships != null) {
      shapes.add(disc(ships));
    }
    return shapes;
  }

  private static Geometry disc(Spot spot) {
    return Shapes.FACTORY.createPoint(new Coordinate(spot.x(), spot.y())).buffer(spot.radius());
  }

  private static Geometry box(Label label) {
    return Shapes.FACTORY.toGeometry(
        new Envelope(
            label.x() - label.width() / 2,
            label.x() + label.width() / 2,
            label.y() - label.height() / 2,
            label.y() + label.height() / 2));
  }
}
