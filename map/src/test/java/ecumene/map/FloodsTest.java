package ecumene.map;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Area;
import ecumene.facts.FloodPlain;
import ecumene.facts.Volcano;
import ecumene.map.geometry.Ground;
import ecumene.map.geometry.Shapes;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;

class FloodsTest {
  /** Less would not be seen, in square units. */
  private static final double SEEN = 1200;

  @Test
  void everyAreaOfAPlainIsFlooded() {
    for (var area : Area.land()) {
      var flooded = Drawn.BOARD.floods().band(area).getArea();
      if (area.floodPlain() == null) {
        assertThat(flooded).as(area.id()).isZero();
      } else {
        assertThat(flooded).as(area.id()).isGreaterThan(SEEN);
      }
    }
  }

  @Test
  void aBandStaysInItsAreas() {
    for (var plain : FloodPlain.values()) {
      var home =
          Shapes.union(
              plain.areas().stream().map(it -> Drawn.BOARD.map().shape(Ground.LAND, it)).toList());
      var band = Drawn.BOARD.floods().band(plain);
      assertThat(Shapes.difference(band, home).getArea()).as(plain.id()).isLessThan(1);
    }
  }

  @Test
  void aVolcanoTouchesItsAreas() {
    for (var volcano : Volcano.values()) {
      var spot = Drawn.BOARD.volcanoes().spot(volcano);
      var place = Shapes.FACTORY.createPoint(new Coordinate(spot.x(), spot.y()));
      for (var area : volcano.areas()) {
        assertThat(Drawn.BOARD.map().cell(area).distance(place))
            .as("%s in %s", volcano.id(), area)
            .isLessThan(1);
      }
    }
  }
}
