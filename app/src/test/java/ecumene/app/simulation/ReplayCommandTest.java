package ecumene.app.simulation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Game;
import ecumene.game.RandomGame;
import ecumene.wire.save.PhaseLine;
import ecumene.wire.save.SavedGame;
import ecumene.world.Terms;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ReplayCommandTest {
  private static final Game GAME =
      new RandomGame(Setup.of(5, Side.WEST), Terms.SHORT.upTo(1), 1).play((before, after) -> {});
  private static final String SAVED = SavedGame.of(GAME).write();

  @TempDir private Path folder = Path.of("");

  private record Run(int status, String out, String err) {}

  private static Run run(Path file) {
    var out = new StringWriter();
    var err = new StringWriter();
    int status =
        new CommandLine(new ReplayCommand())
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(file.toString());
    return new Run(status, out.toString(), err.toString().replace(file + "", "game.json").strip());
  }

  private Run run(String document) throws IOException {
    return run(Files.writeString(folder.resolve("game.json"), document));
  }

  @Test
  void everyPhaseIsPrintedWithItsHashAndTheRankingAtTheEnd() throws IOException {
    var run = run(SAVED);
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    var expected = new ArrayList<String>();
    GAME.marks().forEach(mark -> expected.add(PhaseLine.of(mark).toString()));
    GAME.ranking().forEach(score -> expected.add(score.toString()));
    assertThat(run.out().lines()).containsExactlyElementsOf(expected);
    assertThat(run.out()).startsWith("turn  1, phase  0: ");
  }

  @Test
  void aCompressedFileIsReadToo() throws IOException {
    var file = folder.resolve("game.json.gz");
    try (var out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(SAVED.getBytes(UTF_8));
    }
    assertThat(run(file)).isEqualTo(run(SAVED));
  }

  private void refused(Run run, String reason) {
    assertThat(run).isEqualTo(new Run(2, "", "game.json: " + reason));
  }

  @Test
  void whatCanNotBeReplayedIsRefusedWithAReason() throws IOException {
    refused(
        run(SAVED.replace("\"schema\":1", "\"schema\":7")),
        "schema: form 7 is unknown; known is 1");
    refused(
        run(SAVED.replaceFirst("\"seed\":1", "\"seed\":2")), "game: this is not as it was saved");
    refused(run(folder.resolve("nothing")), "there is no such file");
    refused(run(folder), "it can not be read: Is a directory");
    var pretended = Files.writeString(folder.resolve("plain.gz"), SAVED);
    refused(run(pretended), "it can not be read: Not in GZIP format");
  }
}
