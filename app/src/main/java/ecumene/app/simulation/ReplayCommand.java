package ecumene.app.simulation;

import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.wire.FaultyDocument;
import ecumene.wire.save.PhaseLine;
import ecumene.wire.save.SavedGame;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.zip.GZIPInputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a saved game again. */
@Command(
    name = "replay",
    description = "Play a saved game again, and print the position of every phase as a number.",
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {" 0:the game comes out as it was saved", " 2:it does not, or can not be read"})
public final class ReplayCommand implements Callable<Integer> {
  private static final int FAULTY = 2;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "A saved game; .gz if it is compressed.")
  private Path file = Path.of("");

  @Override
  public Integer call() {
    try {
      var game = SavedGame.read(read()).replay();
      var out = spec.commandLine().getOut();
      game.marks().stream().map(PhaseLine::of).forEach(out::println);
      if (game.isOver()) {
        game.ranking().forEach(out::println);
      }
      return 0;
    } catch (FaultyDocument faulty) {
      faulty.faults().forEach(fault -> complain(fault.toString()));
    } catch (NoSuchFileException missing) {
      complain("there is no such file");
    } catch (IOException unreadable) {
      complain("it can not be read: " + unreadable.getMessage());
    }
    return FAULTY;
  }

  private String read() throws IOException {
    try (InputStream plain = Files.newInputStream(file);
        InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(plain) : plain) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  private void complain(String sentence) {
    spec.commandLine().getErr().println(file + ": " + sentence);
  }
}
