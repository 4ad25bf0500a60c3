package ecumene.bots.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.bots.house.Figure;
import ecumene.bots.house.Version;
import ecumene.bots.tune.Tuning.Found;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Small campaigns: what they find is little, but it is always the same. */
class TuningTest {
  private static final Version EASY = Version.released("easy");

  @TempDir private Path folder = Path.of("");

  private static Plan plan(long seed) {
    return new Plan(EASY, List.of(EASY), 2, 4, 0.2, 2, 12, 2, 1, seed);
  }

  private Found found(String where, long seed, List<String> reports) {
    return new Tuning(
            plan(seed), folder.resolve(where), 2, (what, done, of) -> reports.add(what + done))
        .run("found");
  }

  @Test
  void theSameSeedFindsTheSameAlsoAfterAStop() throws IOException {
    var reports = new ArrayList<String>();
    var found = found("whole", 1, reports);
    assertThat(found.version().name()).isEqualTo("found");
    assertThat(found.version().values()).isNotEqualTo(EASY.values());
    assertThat(found.trials()).hasSizeBetween(12, 13);
    assertThat(reports).contains("round 2 of 2" + 4, "refinement" + 12);

    var stopped = Files.createDirectories(folder.resolve("stopped"));
    Files.writeString(stopped.resolve("screening.txt"), plan(1).screening() + "\n");
    Files.writeString(stopped.resolve("refining.txt"), plan(1) + "\n");
    var lines = Files.readAllLines(folder.resolve("whole").resolve("screening.csv"));
    Files.write(stopped.resolve("screening.csv"), lines.subList(0, 1 + Figure.ALL.size()));
    var trials = Files.readAllLines(folder.resolve("whole").resolve("refining.csv"));
    Files.write(stopped.resolve("refining.csv"), trials.subList(0, 5));
    reports.clear();
    assertThat(found("stopped", 1, reports)).isEqualTo(found);
    assertThat(reports).noneMatch(report -> report.startsWith("round 1"));
  }

  @Test
  void aFolderHasOneCampaign() throws IOException {
    Files.createDirectories(folder.resolve("other"));
    Files.writeString(folder.resolve("other").resolve("screening.txt"), plan(2).screening() + "\n");

    assertThatThrownBy(() -> found("other", 1, new ArrayList<>()))
        .hasMessageContaining("has another campaign")
        .hasMessageContaining("seed 2");
  }

  @Test
  void aFigureThatCountsIsFound() {
    var spoilt = EASY.with("spoilt", Map.of("planning.cities", 1.0));
    var screening = new Screening(spoilt, List.of(EASY), 0.5, 1);

    var effect =
        screening.run(24, 2, () -> {}).stream()
            .filter(one -> one.figure().name().equals("planning.cities"))
            .findFirst()
            .orElseThrow();

    assertThat(effect.low()).isEqualTo(1);
    assertThat(effect.high()).isEqualTo(5);
    assertThat(effect.strength()).isGreaterThan(2);
  }

  @Test
  void figuresMoveTheFurtherTheSurerTheyAre() {
    var effects =
        Figure.ALL.stream()
            .map(figure -> new Effect(figure, figure.least(), figure.most(), 0.5, 1))
            .toArray(Effect[]::new);
    effects[0] = new Effect(Figure.of("planning.cities"), 5, 9, -10, 1);
    effects[1] = new Effect(Figure.of("planning.early-cities"), 0, 4, 3, 1);

    var next = new Round(0, EASY, List.of(effects)).next();

    assertThat(next.value(Figure.of("planning.cities"))).isEqualTo(5);
    assertThat(next.value(Figure.of("planning.early-cities"))).isEqualTo(3);
    assertThat(next.value(Figure.of("land.first"))).isEqualTo(1);
  }

  @Test
  void whoIsAloneIsMeasured() {
    var poor = EASY.with("poor", Map.of("planning.cities", 1.0, "trading.offers", 0.0));

    var verdict =
        new Challenge(poor, List.of(EASY), TableKind.ALL.getFirst(), 1).run(10, 2, () -> {});

    assertThat(verdict.wins().of()).isEqualTo(10);
    assertThat(verdict.even()).isEqualTo(0.2);
    assertThat(verdict.ahead().value()).isNegative();
  }

  @Test
  void tablesAreOfEverySort() {
    assertThat(TableKind.ALL).hasSize(12);
    assertThat(TableKind.ALL.stream().map(kind -> kind.setup().players()).distinct())
        .containsExactlyInAnyOrder(5, 8, 12, 18);
  }
}
