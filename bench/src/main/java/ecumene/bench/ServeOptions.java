package ecumene.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts a program of these benchmarks with the JVM options of {@code ./ecumene serve}. */
final class ServeOptions {
  private static final List<String> OPTIONS =
      List.of(
          "--enable-native-access=ALL-UNNAMED",
          "-XX:+UseCompactObjectHeaders",
          "-XX:+UseG1GC",
          "-XX:MaxGCPauseMillis=20",
          "-XX:MaxTenuringThreshold=0",
          "-XX:G1MixedGCCountTarget=32");

  private ServeOptions() {}

  static ProcessBuilder process(Class<?> program, String... arguments) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(OPTIONS);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
  }

  /** Lets it run to its end, and shows what it prints. */
  static void run(Class<?> program) throws IOException, InterruptedException {
    int result = process(program).inheritIO().start().waitFor();
    if (result != 0) {
      throw new IllegalStateException(program.getName() + " ended with " + result);
    }
  }
}
