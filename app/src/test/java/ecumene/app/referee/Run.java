package ecumene.app.referee;

import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.wire.Wire;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;

/** The command as a terminal sees it. */
record Run(int status, String out, String err) {

  static Run of(String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    int status =
        new CommandLine(new RefereeCommand())
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err))
            .execute(arguments);
    return new Run(status, out.toString(), err.toString());
  }

  /** Of this file, called by its name alone wherever it is spoken of. */
  static Run ofFile(Path file, String... options) {
    var run =
        of(Stream.concat(Stream.of(options), Stream.of(file.toString())).toArray(String[]::new));
    return new Run(
        run.status(), run.out(), run.err().replace(file.toString(), file.getFileName() + ""));
  }

  static Run ofInput(String text, String... arguments) {
    return ofInput(text.getBytes(UTF_8), arguments);
  }

  static Run ofInput(byte[] input, String... arguments) {
    var before = System.in;
    System.setIn(new ByteArrayInputStream(input));
    try {
      return of(arguments);
    } finally {
      System.setIn(before);
    }
  }

  /** What was printed for each document of a batch. */
  List<JsonNode> results() {
    return out.lines().<JsonNode>map(Wire.JSON::readTree).toList();
  }

  JsonNode document() {
    return Wire.JSON.readTree(out);
  }
}
