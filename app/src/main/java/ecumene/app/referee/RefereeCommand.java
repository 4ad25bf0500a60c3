package ecumene.app.referee;

import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.wire.Fault;
import ecumene.wire.FaultyDocument;
import ecumene.wire.Wire;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.core.JacksonException;

/** Plays a position with replies, and prints what comes of it. */
@Command(
    name = "referee",
    description = "Say what the rules make of a position and replies; see docs/referee.md.",
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "Exit status:%n",
    exitCodeList = {
      " 0:all replies are legal",
      " 1:a reply is not; what is printed ends before it",
      " 2:something in the file can not be",
      " 3:the referee itself is at fault"
    },
    exitCodeOnExecutionException = 3)
public final class RefereeCommand implements Callable<Integer> {
  private static final int LEGAL = 0;
  private static final int ILLEGAL = 1;
  private static final int FAULTY = 2;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "The position as JSON; - for standard input.")
  private String file = "-";

  @Option(
      names = "--until",
      paramLabel = "PHASE",
      description = "The phase before which to stop, instead of the file's.")
  private @Nullable Integer until;

  @Override
  public Integer call() {
    try {
      return rule(read());
    } catch (NoSuchFileException missing) {
      return complain(List.of("there is no such file"));
    } catch (CharacterCodingException garbled) {
      return complain(List.of("it is not text in UTF-8"));
    } catch (IOException unreadable) {
      return complain(List.of("it can not be read: " + unreadable.getMessage()));
    }
  }

  private String read() throws IOException {
    return file.equals("-")
        ? new String(System.in.readAllBytes(), UTF_8)
        : Files.readString(Path.of(file));
  }

  private int rule(String document) {
    try {
      var ruling = Referee.rule(sheet(document));
      spec.commandLine().getOut().println(Layout.of(Wire.JSON.valueToTree(ruling.after())));
      var refusal = ruling.refusal();
      if (refusal == null) {
        say(ruling.sentence());
        return LEGAL;
      }
      say(located(new Fault(ruling.place(), refusal.toString()), document));
      return ILLEGAL;
    } catch (FaultyDocument faulty) {
      return complain(faulty.faults().stream().map(fault -> located(fault, document)).toList());
    }
  }

  private Sheet sheet(String document) {
    try {
      Sheet sheet = Wire.JSON.readValue(document, Sheet.class);
      if (sheet == null) {
        throw new FaultyDocument(List.of(new Fault("", "this is null, and no position")));
      }
      return until == null ? sheet : sheet.until(until);
    } catch (JacksonException complaint) {
      throw new FaultyDocument(List.of(Fault.of(complaint)));
    }
  }

  /** What is wrong, with its line. */
  private static String located(Fault fault, String document) {
    return fault.place().isEmpty()
        ? fault.reason()
        : "line " + new Lines(document).of(fault.place()) + ": " + fault;
  }

  private int complain(List<String> complaints) {
    complaints.forEach(this::say);
    return FAULTY;
  }

  private void say(String sentence) {
    var source = file.equals("-") ? "standard input" : file;
    spec.commandLine().getErr().println(source + ": " + sentence);
  }
}
