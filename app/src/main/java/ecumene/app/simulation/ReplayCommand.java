package ecumene.app.simulation;

import ecumene.game.Game;
import ecumene.wire.save.PhaseLine;
import java.nio.file.Path;
import java.util.concurrent.Callable;
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
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "A saved game; .gz if it is compressed.")
  private Path file = Path.of("");

  @Override
  public Integer call() {
    return new SavedFile(file, spec.commandLine().getErr()).replay(this::print);
  }

  private int print(Game game) {
    var out = spec.commandLine().getOut();
    game.marks().stream().map(PhaseLine::of).forEach(out::println);
    if (game.isOver()) {
      game.ranking().forEach(out::println);
    }
    return 0;
  }
}
