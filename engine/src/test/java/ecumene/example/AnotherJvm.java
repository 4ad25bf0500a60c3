package ecumene.example;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A Java machine that speaks Turkish, writes Latin-1 and compiles differently. */
public final class AnotherJvm {
  private AnotherJvm() {}

  /** The lines that a main method prints there. */
  public static List<String> run(Class<?> main, String... arguments)
      throws IOException, InterruptedException {
    var command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-Dfile.encoding=ISO-8859-1",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
    command.addAll(List.of(arguments));
    var jvm = new ProcessBuilder(command).redirectErrorStream(true).start();
    List<String> lines;
    try (var output = jvm.inputReader(UTF_8)) {
      lines = output.lines().toList();
    }
    assertThat(jvm.waitFor()).as(String.join("\n", lines)).isZero();
    return lines;
  }
}
