package ecumene.app.referee;

import ecumene.wire.Wire;
import java.io.PrintWriter;
import java.io.StringWriter;
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

  JsonNode document() {
    return Wire.JSON.readTree(out);
  }
}
