package ecumene.facts;

import ecumene.Rule;
import org.junit.jupiter.api.Test;

class BrokenMapTest {
  private final Tampered areas = Tampered.with("areas.csv", AreaEntries::read);
  private final Tampered coasts = Tampered.with("areas.csv", BrokenMapTest::checkCoasts);
  private final Tampered borders =
      Tampered.with("adjacency.csv", csv -> Border.read(csv, Atlas.NAMES));

  @Test
  void aMissingColumn() {
    areas.column("coastal", "coast").isRefused(1, "coastal: the column is missing");
  }

  @Test
  void aMissingArea() {
    areas.without("knossos,").isRefused(1, "there are 337 rows, not 338");
  }

  @Test
  void anAreaNamedTwice() {
    areas.cell("antioch,", "id", "aleppo").isRefused(3, "id: 'aleppo' is named twice");
  }

  @Test
  void anOpenSeaAmongTheLandAreas() {
    areas
        .cell("aleppo,", "type", "sea")
        .isRefused(2, "type: there are 318 land areas and then the open seas");
    areas.cell("aleppo,", "type", "lake").isRefused(2, "type: 'lake' is not a type of area");
  }

  @Rule("1.5")
  @Test
  void aLimitOutOfRange() {
    areas.cell("aleppo,", "limit", "5").isRefused(2, "limit: '5' is not a number from 0 to 4");
    areas.cell("aegean-sea,", "limit", "0").isRefused(321, "limit: an open sea has none");
  }

  @Rule("1.7")
  @Test
  void aWhiteSiteWithoutFloodPlain() {
    areas
        .cell("aleppo,", "city_site", "white")
        .isRefused(2, "city_site: a white site lies on a flood plain");
    areas
        .cell("aegean-sea,", "city_site", "black")
        .isRefused(321, "city_site: an open sea has none");
  }

  @Rule("1.8")
  @Test
  void aFloodPlainOrVolcanoNowhere() {
    areas
        .cell("nis,", "city_site", "none")
        .cell("nis,", "flood_plain", "")
        .isRefused(1, "flood_plain: helmand covers no area");
    areas.cell("thera,", "volcano", "").isRefused(1, "volcano: thera touches no area");
    areas
        .cell("thera,", "volcano", "krakatoa")
        .isRefused(lineOf("thera"), "volcano: 'krakatoa' is not a volcano");
  }

  @Rule("1.8")
  @Test
  void aVolcanoOfThreeAreas() {
    areas
        .cell("samnium,", "volcano", "vesuvius")
        .isRefused(lineOf("samnium"), "volcano: vesuvius touches two areas already");
  }

  @Rule("2.1")
  @Test
  void anAreaOfNoRegion() {
    areas.cell("aleppo,", "region", "").isRefused(2, "region: '' is not a civilization");
  }

  @Rule("2.3")
  @Test
  void aStartThatIsUnknownMissingDoubleOrAbroad() {
    var knossos = lineOf("knossos");
    areas
        .cell("knossos,", "start_of", "troy")
        .isRefused(knossos, "start_of: 'troy' is not a civilization");
    areas.cell("knossos,", "start_of", "").isRefused(1, "start_of: minoa has no start area");
    areas
        .cell("knossos,", "start_of", "egypt")
        .isRefused(knossos, "start_of: a civilization starts in its own region");
    areas
        .cell("phaestos,", "start_of", "minoa")
        .isRefused(lineOf("phaestos"), "start_of: minoa has a start area already");
  }

  @Test
  void aPlaceOutsideTheGlobe() {
    areas.cell("aleppo,", "lon", "181").isRefused(2, "lon: '181' is not a number from -180 to 180");
  }

  @Rule("1.6")
  @Test
  void aCoastThatIsNone() {
    coasts
        .cell("aleppo,", "coastal", "yes")
        .isRefused(2, "coastal: its water is not connected with an open sea");
    coasts
        .cell("knossos,", "coastal", "no")
        .isRefused(lineOf("knossos"), "coastal: its water is connected with an open sea");
    areas.cell("aegean-sea,", "coastal", "yes").isRefused(321, "coastal: an open sea has no coast");
  }

  @Test
  void aBorderWithAnUnknownArea() {
    borders.cell("abhisara,harappa,", "b", "harapa").isRefused(2, "b: 'harapa' is not an area");
  }

  @Test
  void aBorderOfAnUnknownKind() {
    borders
        .cell("abhisara,harappa,", "kind", "air")
        .isRefused(2, "kind: 'air' is not a kind of border");
  }

  @Test
  void aBorderNamedTwiceOrBackwards() {
    borders
        .and("abhisara,harappa,land")
        .isRefused(1145, "b: the two areas have such a border already");
    borders
        .and("harappa,abhisara,land")
        .isRefused(1145, "b: two areas are named once, in alphabetical order");
  }

  @Test
  void aBorderWithItself() {
    borders
        .and("knossos,knossos,water")
        .isRefused(1145, "b: two areas are named once, in alphabetical order");
  }

  @Rule("1.4")
  @Test
  void aLandBorderWithAnOpenSea() {
    borders
        .and("aegean-sea,knossos,land")
        .isRefused(1145, "kind: an open sea has no border over land");
  }

  @Test
  void aMissingBorder() {
    borders.without("abhisara,harappa,").isRefused(1, "kind: there are 711 land borders, not 712");
  }

  private static void checkCoasts(Csv csv) {
    AreaEntries.read(csv).checkCoasts(Atlas.BY_WATER);
  }

  private static int lineOf(String area) {
    return Area.of(area).index() + 2;
  }
}
