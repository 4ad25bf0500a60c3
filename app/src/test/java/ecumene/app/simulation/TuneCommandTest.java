package ecumene.app.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.house.Version;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class TuneCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path folder = Path.of("");

  private int run(String... arguments) {
    return new CommandLine(new TuneCommand())
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(arguments);
  }

  @Test
  void aCampaignWritesAVersionAndAReport() throws IOException {
    int status =
        run(
            "--name=tiny",
            "--out=" + folder,
            "--rounds=1",
            "--games=4",
            "--refine=0",
            "--judge=1",
            "--seed=3");

    assertThat(status).isZero();
    assertThat(out.toString().lines()).hasSize(12).allMatch(line -> line.contains("even share"));
    var written = Files.readAllLines(folder.resolve("tiny.csv"));
    assertThat(Version.parse("tiny", written).values())
        .isNotEqualTo(Version.released("easy").values());
    assertThat(Files.readString(folder.resolve("tiny.md")))
        .startsWith("# The campaign for tiny")
        .contains("seed 3", "| 18 players, both, EXPERT |");
    assertThat(Files.readString(folder.resolve("tiny.svg")))
        .startsWith("<svg")
        .doesNotContain("NaN");
  }

  @Test
  void whatIsNoVersionIsRefused() {
    assertThat(run("--start=strong", "--out=" + folder)).isEqualTo(2);
    assertThat(err.toString()).contains("there is no version strong, but easy, trader");
  }
}
