package ecumene.app.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.wire.Wire;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class SimulateCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(Object command, String arguments) {
    return new CommandLine(command)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(arguments.split(" ", -1));
  }

  @Test
  void gamesAreSummedUp() {
    int status = run(new SimulateCommand(), "--players 5 --games 3 --form short --turns 2");
    assertThat(status).isZero();
    assertThat(out.toString())
        .contains("games                      3, ", "later turns without trade");
  }

  @Test
  void machinesGetALineForEachGame() {
    run(new SimulateCommand(), "--players 5 --games 3 --form short --turns 2 --json --seed 4");
    var lines = out.toString().lines().map(Wire.JSON::readTree).toList();
    assertThat(lines).hasSize(3);
    assertThat(lines).extracting(line -> line.path("seed").asInt()).containsExactly(4, 5, 6);
    assertThat(lines.getFirst().path("ranking")).hasSize(5);
    assertThat(err.toString()).contains("games                      3, ");
  }

  @Test
  void theReportIsDrawn(@TempDir Path folder) throws IOException {
    var plot = folder.resolve("plot.svg");
    run(new SimulateCommand(), "--players 5 --games 2 --form short --turns 2 --report " + plot);
    assertThat(Files.readString(plot)).startsWith("<svg").contains("5 players, west, 2 games");
  }

  @Test
  void whatOffersGiveAwayIsListed() {
    run(new SimulateCommand(), "--players 5 --games 2 --turns 9 --tells");
    assertThat(out.toString())
        .contains(
            "offers with a calamity: ", "acceptances with a calamity: ", "two alike are wanted");
  }

  @Test
  void aProgramPlaysTheFirstSeat() {
    int status =
        run(
            new SimulateCommand(),
            "--players 5 --games 1 --form short --turns 2 --limit 500 --program false");
    assertThat(status).isZero();
    assertThat(err.toString()).contains("Minoa is played by another bot from now on");
  }

  @Test
  void whoCanNotPlayIsToldSo() {
    assertThat(run(new SimulateCommand(), "--players 3")).isEqualTo(2);
    assertThat(err.toString()).startsWith("2.1: 5 to 9 play west or east").contains("not 3");
  }

  @Test
  void tournamentsSayWhoIsStronger() {
    int status =
        run(new TournamentCommand(), "house random --players 5 --pairs 2 --form short --turns 2");
    assertThat(status).isZero();
    assertThat(out.toString().lines())
        .hasSize(3)
        .anyMatch(line -> line.startsWith("house    wins 100.0 % ("));
  }

  @Test
  void oneMayBeAloneAmongOthers() {
    int status =
        run(
            new TournamentCommand(),
            "house random --alone --players 5 --pairs 3 --form short --turns 2");
    assertThat(status).isZero();
    assertThat(out.toString()).contains("where even is 20.0 %", "where even is 80.0 %");
  }

  @Test
  void laddersRateVersions() {
    int status =
        run(new LadderCommand(), "easy warrior --players 5 --games 2 --form short --turns 2");
    assertThat(status).isZero();
    assertThat(out.toString().lines())
        .hasSize(3)
        .anyMatch(line -> line.startsWith("easy          1000 (1000 to 1000)"));
  }
}
