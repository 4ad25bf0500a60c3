package ecumene.app.referee;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays positions with replies, and prints what comes of each. */
@Command(
    name = "referee",
    description = "Say what the rules make of positions and replies; see docs/referee.md.",
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "Exit status, the gravest of all documents:%n",
    exitCodeList = {
      " 0:all replies are legal",
      " 1:a reply is not; what is printed ends before it",
      " 2:something in a document can not be",
      " 3:the referee itself is at fault"
    },
    exitCodeOnExecutionException = 3)
public final class RefereeCommand implements Callable<Integer> {
  private static final String STANDARD_INPUT = "-";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description =
          "A position as JSON; - for standard input, one position a line. What comes of several is"
              + " printed one a line.")
  private List<String> files = List.of();

  @Option(
      names = "--until",
      paramLabel = "PHASE",
      description = "The phase before which to stop, instead of the document's.")
  private @Nullable Integer until;

  @Override
  public Integer call() throws IOException {
    var judge = new Judge(until);
    if (files.size() == 1 && !files.getFirst().equals(STANDARD_INPUT)) {
      var file = files.getFirst();
      return tell(Documents.ofFile(file, judge::judge), file);
    }
    var batch = new Batch(judge::judge, spec.commandLine().getOut(), spec.commandLine().getErr());
    for (var file : files) {
      if (!file.equals(STANDARD_INPUT)) {
        batch.file(file);
        continue;
      }
      var lines = new BufferedInputStream(System.in);
      if (files.size() == 1 && Documents.isOneOverSeveralLines(lines)) {
        return tell(Documents.of(lines.readAllBytes(), judge::judge), "standard input");
      }
      batch.lines(lines);
    }
    return batch.gravest().code();
  }

  /** Prints for people what comes of the only document. */
  private int tell(Verdict verdict, String source) {
    if (verdict.document() != null) {
      spec.commandLine().getOut().println(Layout.of(verdict.document()));
    }
    var err = spec.commandLine().getErr();
    if (verdict.says() != null) {
      err.println(source + ": " + verdict.says());
    }
    verdict.faults().forEach(fault -> err.println(source + ": " + fault));
    return verdict.status().code();
  }
}
