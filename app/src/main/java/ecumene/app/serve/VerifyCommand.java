package ecumene.app.serve;

import ecumene.app.simulation.SavedFile;
import ecumene.game.Game;
import ecumene.server.scene.Commitment;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks that a game was played as it was promised. */
@Command(
    name = "verify",
    description = "Play an exported game again, and compare its seed with what was promised.",
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {" 0:all is as it was promised", " 2:it is not, or can not be read"})
public final class VerifyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "A saved game; .gz if it is compressed.")
  private Path file = Path.of("");

  @Option(
      names = "--commitment",
      paramLabel = "DIGITS",
      description = "What the table showed from the beginning.")
  private @Nullable String promised;

  @Override
  public Integer call() {
    var saved = new SavedFile(file, spec.commandLine().getErr());
    return saved.replay(game -> compare(game, saved));
  }

  private int compare(Game game, SavedFile saved) {
    var commitment = Commitment.of(game.header().seed());
    var out = spec.commandLine().getOut();
    out.println("commitment " + commitment);
    out.println("replayed %d phases".formatted(game.marks().size()));
    if (promised != null && !promised.equalsIgnoreCase(commitment)) {
      saved.complain("its seed is not the one that was promised");
      return SavedFile.FAULTY;
    }
    return 0;
  }
}
