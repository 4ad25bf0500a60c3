package ecumene.app.simulation;

import java.io.Console;
import org.jspecify.annotations.Nullable;

/** What is being done, in one line of the terminal; without a terminal nothing. */
final class StatusLine {
  private static final int PERCENT = 100;

  private final @Nullable Console console;
  private String shown = "";

  StatusLine(@Nullable Console console) {
    this.console = console != null && console.isTerminal() ? console : null;
  }

  void show(String what, int done, int of) {
    var line = "%s: %d %%".formatted(what, PERCENT * done / of);
    if (console != null && !line.equals(shown)) {
      clear(console);
      shown = line;
      console.printf("%s", line);
      console.flush();
    }
  }

  void end() {
    if (console != null) {
      clear(console);
      console.flush();
    }
  }

  private void clear(Console terminal) {
    terminal.printf("\r%s\r", " ".repeat(shown.length()));
  }
}
