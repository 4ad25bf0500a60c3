package ecumene.app.referee;

import ecumene.wire.Wire;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.function.Function;

/**
 * Many documents, one after the other: what comes of each is printed as a line of JSON, as soon as
 * it is known. Whatever is wrong with one, the next is judged.
 */
final class Batch {
  private final Function<String, Verdict> judge;
  private final PrintWriter out;
  private final PrintWriter err;
  private Status gravest = Status.LEGAL;

  Batch(Function<String, Verdict> judge, PrintWriter out, PrintWriter err) {
    this.judge = judge;
    this.out = out;
    this.err = err;
  }

  void file(String name) {
    write(Documents.ofFile(name, this::judge).ofFile(name));
  }

  /** Each line is a document; lines with nothing on them are left out. */
  void lines(InputStream in) throws IOException {
    int number = 0;
    for (var line = Documents.line(in); line != null; line = Documents.line(in)) {
      number++;
      if (!isBlank(line)) {
        write(Documents.of(line, this::judge).ofLine(number));
      }
    }
  }

  private static boolean isBlank(byte[] line) {
    for (byte character : line) {
      if (!Character.isWhitespace(character)) {
        return false;
      }
    }
    return true;
  }

  private Verdict judge(String document) {
    try {
      return judge.apply(document);
    } catch (RuntimeException fault) { // ours, and no reason to leave the others unanswered
      fault.printStackTrace(err);
      return Verdict.atFault();
    }
  }

  private void write(Verdict verdict) {
    gravest = gravest.orGraver(verdict.status());
    out.println(Wire.JSON.writeValueAsString(verdict));
    out.flush();
  }

  /** The gravest of all. */
  Status gravest() {
    return gravest;
  }
}
