package ecumene.app.serve;

import static java.util.stream.Collectors.joining;

import ecumene.app.simulation.SavedFile;
import ecumene.facts.Civilization;
import ecumene.wire.save.Commitment;
import ecumene.wire.save.HeaderLine;
import ecumene.wire.save.SavedGame;
import ecumene.wire.save.SeedParts;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks that a game was played as it was promised, and says what that does not tell. */
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
    return saved.open(
        game -> {
          var complaint = verify(game);
          if (complaint != null) {
            saved.complain(complaint);
          }
          return complaint == null ? 0 : SavedFile.FAULTY;
        });
  }

  /** What is not as it was promised; null: nothing that can be checked. */
  private @Nullable String verify(SavedGame saved) {
    var header = saved.game();
    var parts = header.seedParts();
    var table = header.table();
    var commitment =
        parts == null || table == null ? Commitment.of(header.seed()) : Commitment.of(table, parts);
    say("commitment " + commitment);
    if (promised != null && !promised.equalsIgnoreCase(commitment)) {
      return parts == null
          ? "its seed is not the one that was promised"
          : "its secret is not the one that was promised";
    }
    if (parts != null && !parts.seed().equals(header.seed())) {
      return "its seed is not made of its secret and these contributions";
    }
    sayOrigin(header);
    say("replayed %d phases".formatted(saved.replay().marks().size()));
    if (promised == null) {
      say("not checked: that the table showed this commitment; --commitment DIGITS compares it");
    }
    return null;
  }

  private void sayOrigin(HeaderLine header) {
    var parts = header.seedParts();
    if (header.imported() != null) {
      say("seed: chosen by whoever imported the game");
    } else if (parts == null) {
      say("not checked: where the seed comes from; the file does not say");
    } else {
      sayParts(parts);
    }
  }

  private void sayParts(SeedParts parts) {
    parts.contributions().forEach((seat, value) -> say("contribution " + seat.id() + ' ' + value));
    if (!parts.silent().isEmpty()) {
      var silent = parts.silent().stream().map(Civilization::id).collect(joining(", "));
      say("no contribution from " + silent);
    }
    if (parts.contributions().isEmpty()) {
      say("seed: made of the server's secret alone");
    } else {
      say("seed: made of the server's secret and these contributions");
      say("not checked: that each is what its player sent, which only that player knows");
    }
  }

  private void say(String line) {
    spec.commandLine().getOut().println(line);
  }
}
