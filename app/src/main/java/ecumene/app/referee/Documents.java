package ecumene.app.referee;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Where documents come from. */
final class Documents {
  /** How far to look for the end of a first line that opens a document and has nothing else. */
  private static final int FAR = 64;

  private Documents() {}

  /** What comes of the text of a file, or why there is none. */
  static Verdict ofFile(String file, Function<String, Verdict> judge) {
    try {
      return of(Files.readAllBytes(Path.of(file)), judge);
    } catch (NoSuchFileException | InvalidPathException _) {
      return Verdict.faulty("there is no such file");
    } catch (IOException _) {
      return Verdict.faulty(
          Files.isDirectory(Path.of(file)) ? "this is a directory" : "this can not be read");
    }
  }

  static Verdict of(byte[] bytes, Function<String, Verdict> judge) {
    try {
      return judge.apply(Text.of(bytes));
    } catch (Text.Garbled garbled) {
      return Verdict.faulty(garbled.reason());
    }
  }

  /** Whether the first line has nothing but an opening brace: so begins what is laid out. */
  static boolean isOneOverSeveralLines(BufferedInputStream in) throws IOException {
    in.mark(FAR);
    var line = new StringBuilder();
    while (line.length() < FAR) {
      int next = in.read();
      if (next < 0 || (next == '\n' && !line.toString().isBlank())) {
        break;
      }
      line.append((char) next);
    }
    in.reset();
    var bytes = line.toString().getBytes(ISO_8859_1);
    return Text.withoutMark(new String(bytes, UTF_8)).strip().equals("{");
  }

  /** The next line, without its end; null after the last. */
  static byte @Nullable [] line(InputStream in) throws IOException {
    var line = new ByteArrayOutputStream();
    int next = in.read();
    if (next < 0) {
      return null;
    }
    while (next >= 0 && next != '\n') {
      line.write(next);
      next = in.read();
    }
    return line.toByteArray();
  }
}
