package ecumene.app.simulation;

import java.io.Console;
import org.jspecify.annotations.Nullable;

/** A bar on the terminal that grows with the work; without a terminal nothing. */
final class Progress {
  private static final int WIDTH = 40;

  private final int total;
  private final @Nullable Console console;
  private int done;
  private int shown = -1;

  Progress(int total, @Nullable Console console) {
    this.total = total;
    this.console = console != null && console.isTerminal() ? console : null;
  }

  void step() {
    done++;
    int length = WIDTH * done / total;
    if (console != null && length != shown) {
      shown = length;
      console.printf(
          "\r%s%s %d of %d", "█".repeat(length), "░".repeat(WIDTH - length), done, total);
      console.flush();
    }
  }

  void end() {
    if (console != null) {
      console.printf("\r%s\r", " ".repeat(WIDTH + 24));
      console.flush();
    }
  }
}
