package ecumene.map;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Area;
import ecumene.map.board.Links;
import ecumene.map.board.Links.Link;
import ecumene.map.geometry.Ground;
import ecumene.map.geometry.Truth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What looks adjacent is adjacent, and the other way round. */
class TruthTest {
  @ParameterizedTest
  @EnumSource
  void neighboursTouch(Ground ground) {
    assertThat(truth(ground).apart()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void nobodyElseTouches(Ground ground) {
    assertThat(truth(ground).touching()).isEmpty();
  }

  @Test
  void thereAreAsManyBordersAsTheFactsSay() {
    assertThat(truth(Ground.LAND).lengths()).hasSize(712);
    assertThat(truth(Ground.WATER).lengths()).hasSize(431);
  }

  @ParameterizedTest
  @EnumSource
  void aShortBorderHasALinkAndNoOtherHas(Ground ground) {
    assertThat(Drawn.BOARD.links().stream().filter(it -> it.ground() == ground).map(Link::areas))
        .containsExactlyElementsOf(truth(ground).barelyTouching(Links.VISIBLE));
  }

  @Test
  void linksAreAHandful() {
    assertThat(Drawn.BOARD.links()).hasSizeLessThan(8);
  }

  @Test
  void onlyAreasWithAShareInTheWaterHaveWater() {
    for (var area : Area.all()) {
      assertThat(Drawn.BOARD.map().shape(Ground.WATER, area).isEmpty())
          .as(area.id())
          .isEqualTo(area.waterNeighbours().isEmpty());
    }
  }

  @Test
  void shapesAreSound() {
    for (var area : Area.all()) {
      for (var ground : Ground.values()) {
        assertThat(Drawn.BOARD.map().shape(ground, area).isValid())
            .as("%s of %s", ground, area)
            .isTrue();
      }
      assertThat(Drawn.BOARD.map().shape(Ground.LAND, area).isEmpty())
          .as(area.id())
          .isEqualTo(area.isSea());
    }
  }

  private static Truth truth(Ground ground) {
    return new Truth(Drawn.BOARD.map(), ground);
  }
}
