package ecumene.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ecumene.Rule;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class AreaTest {
  private final Area knossos = Area.of("knossos");
  private final Area aegeanSea = Area.of("aegean-sea");

  @Test
  void thereAre318LandAreasAnd20OpenSeas() {
    assertThat(Area.all()).hasSize(338).doesNotHaveDuplicates();
    assertThat(Area.land()).hasSize(318).noneMatch(Area::isSea);
    assertThat(Area.seas()).hasSize(20).allMatch(Area::isSea);
  }

  @Test
  void anAreaIsFoundByNameAndByIndex() {
    for (var area : Area.all()) {
      assertThat(Area.of(area.id())).isSameAs(area);
      assertThat(Area.at(area.index())).isSameAs(area);
    }
    assertThat(knossos).hasToString("knossos");
    assertThat(knossos.label()).isEqualTo("Knossos");
  }

  @Test
  void thereIsNoOtherArea() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Area.of("atlantis"))
        .withMessage("'atlantis' is not an area");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Area(338))
        .withMessage("there is no area 338");
    assertThatIllegalArgumentException().isThrownBy(() -> new Area(-1));
  }

  @Rule("1.4")
  @Test
  void areasAreAdjacentByLandByWaterOrBoth() {
    var phaestos = Area.of("phaestos");
    assertThat(knossos.isLandAdjacent(phaestos)).isTrue();
    assertThat(knossos.isWaterAdjacent(phaestos)).isTrue();
    assertThat(knossos.isLandAdjacent(aegeanSea)).isFalse();
    assertThat(knossos.isWaterAdjacent(aegeanSea)).isTrue();
    assertThat(knossos.isAdjacent(aegeanSea)).isTrue();
    assertThat(knossos.isAdjacent(Area.of("rome"))).isFalse();
    assertThat(knossos.isAdjacent(knossos)).isFalse();
  }

  @Rule("1.4")
  @Test
  void adjacencyIsMutualAndTheListsSayTheSame() {
    for (var area : Area.all()) {
      assertThat(area.landNeighbours()).isEqualTo(all(area::isLandAdjacent));
      assertThat(area.waterNeighbours()).isEqualTo(all(area::isWaterAdjacent));
      assertThat(area.neighbours()).isEqualTo(all(area::isAdjacent));
      for (var other : area.neighbours()) {
        assertThat(other.isLandAdjacent(area)).isEqualTo(area.isLandAdjacent(other));
        assertThat(other.isWaterAdjacent(area)).isEqualTo(area.isWaterAdjacent(other));
      }
    }
  }

  @Rule("1.4")
  @Test
  void thereAre712BordersByLandAnd431ByWater() {
    assertThat(Area.all().stream().mapToInt(area -> area.landNeighbours().size()).sum())
        .isEqualTo(2 * 712);
    assertThat(Area.all().stream().mapToInt(area -> area.waterNeighbours().size()).sum())
        .isEqualTo(2 * 431);
    assertThat(Area.all().stream().mapToInt(area -> area.neighbours().size()).sum())
        .isEqualTo(2 * (712 + 431 - 164));
  }

  @Rule("1.5")
  @Test
  void aLandAreaHasALimitFrom0To4AndAnOpenSeaNone() {
    assertThat(knossos.limit()).isEqualTo(3);
    assertThat(aegeanSea.limit()).isZero();
    assertThat(Area.land()).allMatch(area -> area.limit() >= 0 && area.limit() <= 4);
    assertThat(Area.land().stream().mapToInt(Area::limit).sum()).isEqualTo(524);
  }

  @Rule("1.6")
  @Test
  void aCoastalAreaIsLandWithWaterConnectedToAnOpenSea() {
    assertThat(knossos.isCoastal()).isTrue();
    assertThat(Area.of("ur").isCoastal()).isTrue();
    assertThat(Area.of("aleppo").isCoastal()).isFalse();
    assertThat(aegeanSea.isCoastal()).isFalse();
    assertThat(Area.land().stream().filter(Area::isCoastal)).hasSize(181);
  }

  @Rule("1.6")
  @Test
  void aLakeDoesNotMakeAnAreaCoastal() {
    var westernSogdiana = Area.of("western-sogdiana");
    assertThat(westernSogdiana.isCoastal()).isFalse();
    assertThat(westernSogdiana.waterNeighbours()).containsExactly(Area.of("ustiurt"));
    assertThat(Area.of("anatolia").isCoastal()).isFalse();
  }

  @Rule("1.7")
  @Test
  void aWhiteSiteLiesOnAFloodPlainAndABlackOneIsSafe() {
    assertThat(Area.of("tanis").site()).isEqualTo(CitySite.WHITE);
    assertThat(Area.of("susa").site()).isEqualTo(CitySite.BLACK);
    assertThat(Area.of("susa").floodPlain()).isEqualTo(FloodPlain.TIGRIS_EUPHRATES);
    assertThat(Area.of("germania-inferior").site()).isEqualTo(CitySite.NONE);
    assertThat(at(CitySite.WHITE)).hasSize(17).allMatch(area -> area.floodPlain() != null);
    assertThat(at(CitySite.BLACK)).hasSize(108);
  }

  @Rule("1.8")
  @Test
  void aFloodPlainCoversAreasAndAVolcanoTouchesOneOrTwo() {
    assertThat(new Areas(FloodPlain.NILE.areas()))
        .hasToString("alexandria, fayum, memphis, tanis, upper-egypt");
    assertThat(FloodPlain.NILE.areas()).allMatch(area -> area.floodPlain() == FloodPlain.NILE);
    assertThat(Volcano.THERA.areas()).containsExactly(Area.of("thera"));
    assertThat(Volcano.ETNA.areas())
        .containsExactlyInAnyOrder(Area.of("milazzo"), Area.of("syracuse"));
    assertThat(Area.of("milazzo").volcano()).isEqualTo(Volcano.ETNA);
    assertThat(knossos.volcano()).isNull();
    assertThat(Area.all().stream().map(Area::floodPlain).filter(Objects::nonNull)).hasSize(35);
    assertThat(Area.all().stream().map(Area::volcano).filter(Objects::nonNull)).hasSize(11);
  }

  @Rule("2.1")
  @Test
  void everyLandAreaBelongsToTheRegionOfOneCivilization() {
    assertThat(knossos.region()).isEqualTo(Civilization.MINOA);
    assertThat(aegeanSea.region()).isNull();
    assertThat(Area.land()).allMatch(area -> area.region() != null);
  }

  @Test
  void anAreaLiesSomewhereOnTheGlobe() {
    assertThat(knossos.latitude()).isBetween(35.0, 35.6);
    assertThat(knossos.longitude()).isBetween(24.5, 26.0);
  }

  private static List<Area> at(CitySite site) {
    return Area.land().stream().filter(area -> area.site() == site).toList();
  }

  private static List<Area> all(Predicate<Area> adjacent) {
    return Area.all().stream().filter(adjacent).toList();
  }
}
