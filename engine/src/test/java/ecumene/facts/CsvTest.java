package ecumene.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class CsvTest {
  private static final String HEADER = "id,limit,coastal,lat,groups,start_of";

  @Test
  void aRowTellsItsCells() {
    var row = first(Csv.parse("areas.csv", HEADER + "\nknossos,3,yes,-35.3,arts|science,\n"));

    assertThat(row.line()).isEqualTo(2);
    assertThat(row.text("id")).isEqualTo("knossos");
    assertThat(row.number("limit", 0, 4)).isEqualTo(3);
    assertThat(row.yes("coastal")).isTrue();
    assertThat(row.degrees("lat", 90)).isEqualTo(-35.3);
    assertThat(row.allNamed("groups", Colour.NAMES)).containsExactly(Colour.ARTS, Colour.SCIENCE);
    assertThat(row.namedIfAny("start_of", Civilization.NAMES)).isNull();
  }

  @Test
  void aTableNeedsAHeader() {
    table(Csv::rows).isRefused(1, "the header line is missing");
  }

  @Test
  void aColumnStandsOnce() {
    table(Csv::rows, "id,id").isRefused(1, "a column stands twice in the header line");
  }

  @Test
  void aRowHasACellForEachColumn() {
    table(Csv::rows, HEADER, "knossos,3").isRefused(2, "there are 2 cells, not 6");
  }

  @Test
  void aColumnThatIsReadIsThere() {
    table(csv -> first(csv).text("limit"), "id", "knossos")
        .isRefused(1, "limit: the column is missing");
  }

  @Test
  void aNumberIsANumberInItsRange() {
    refused(
        "knossos,x,,,,",
        row -> row.number("limit", 0, 4),
        "limit: 'x' is not a number from 0 to 4");
    refused(
        "knossos,5,,,,",
        row -> row.number("limit", 0, 4),
        "limit: '5' is not a number from 0 to 4");
    refused(
        "knossos,-1,,,,",
        row -> row.number("limit", 0, 4),
        "limit: '-1' is not a number from 0 to 4");
    refused(
        "knossos,,,,,", row -> row.number("limit", 0, 4), "limit: '' is not a number from 0 to 4");
    refused("knossos,2,,,,", row -> row.mustBe("limit", 3), "limit: '2' stands where 3 belongs");
  }

  @Test
  void degreesAreDegrees() {
    refused(
        "knossos,,,90.1,,",
        row -> row.degrees("lat", 90),
        "lat: '90.1' is not a number from -90 to 90");
    refused(
        "knossos,,,NaN,,",
        row -> row.degrees("lat", 90),
        "lat: 'NaN' is not a number from -90 to 90");
  }

  @Test
  void yesOrNoIsNothingElse() {
    refused(
        "knossos,,maybe,,,", row -> row.yes("coastal"), "coastal: 'maybe' is neither yes nor no");
  }

  @Test
  void aTextIsNotBlankAndHasNoMargin() {
    refused(",,,,,", row -> row.text("id"), "id: '' is not a text");
    refused(" knossos,,,,,", row -> row.text("id"), "id: ' knossos' is not a text");
  }

  @Test
  void aNameIsKnown() {
    refused(
        "knossos,,,,art,",
        row -> row.allNamed("groups", Colour.NAMES),
        "groups: 'art' is not a colour");
    refused(
        "knossos,,,,,troy",
        row -> row.namedIfAny("start_of", Civilization.NAMES),
        "start_of: 'troy' is not a civilization");
    refused(
        "knossos,,,,,",
        row -> row.named("start_of", Civilization.NAMES),
        "start_of: '' is not a civilization");
  }

  @Test
  void aFileThatIsMissingIsNamed() {
    assertThatExceptionOfType(BrokenFacts.class)
        .isThrownBy(() -> Csv.resource("atlantis.csv"))
        .withMessage("atlantis.csv:1: the file is missing");
  }

  private static void refused(String row, Consumer<Row> reader, String reason) {
    table(csv -> reader.accept(first(csv)), HEADER, row).isRefused(2, reason);
  }

  private static Tampered table(Consumer<Csv> reader, String... lines) {
    return new Tampered("areas.csv", reader, List.of(lines));
  }

  private static Row first(Csv csv) {
    return csv.rows().getFirst();
  }
}
