package ecumene.bench.chaos;

import static java.nio.charset.StandardCharsets.UTF_8;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ecumene.server.http.RunningServer;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.work.Carriers;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.LoggerFactory;

/** A server in a process of its own, to be killed. It ends by itself with who has started it. */
final class KillableServer implements AutoCloseable {
  private static final String OPENING = "opening";
  private static final String PORT = "port ";

  /** A start counts for more than a fast server. */
  private static final List<String> OPTIONS =
      List.of(
          "--enable-native-access=ALL-UNNAMED",
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "-Xmx256m",
          "-Xlog:disable");

  private final Process process;
  private final BufferedReader output;

  private KillableServer(Process process) {
    this.process = process;
    output = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
  }

  /** Serves the store at this place. */
  public static void main(String[] args) throws IOException {
    Carriers.provide();
    ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).setLevel(Level.OFF);
    ((Logger) LoggerFactory.getLogger("ecumene")).setLevel(Level.OFF);
    var settings =
        Settings.DEFAULTS
            .with(Setting.ADDRESS, "127.0.0.1")
            .with(Setting.PORT, "0")
            .with(Setting.CONNECTIONS_PER_ADDRESS, "0")
            .with(Setting.REQUESTS_PER_SECOND, "0")
            .with(Setting.MESSAGES_PER_SECOND, "0");
    System.out.println(OPENING);
    var serving = RunningServer.start(settings, new Place(args[0]).open());
    System.out.println(PORT + serving.port());
    while (System.in.read() >= 0) {
      System.out.println(PORT + serving.port());
    }
    System.exit(0);
  }

  /**
   * Starts one, and waits until it opens its store.
   *
   * @param cache {@link #remember}ed; it may be missing
   */
  static KillableServer start(Place place, Path cache) throws IOException {
    var more = Files.exists(cache) ? List.of("-XX:AOTCache=" + cache) : List.<String>of();
    var server = new KillableServer(process(place, more));
    server.await(OPENING);
    return server;
  }

  /**
   * Has one start and end, and keeps what that loads and links: the next start in half the time.
   */
  static void remember(Path directory, Path cache) throws IOException {
    var place = new Place(directory.toString());
    try (var server = new KillableServer(process(place, List.of("-XX:AOTCacheOutput=" + cache)))) {
      server.awaitPort();
      server.process.getOutputStream().close();
      server.process.onExit().join();
    }
  }

  private static Process process(Place place, List<String> more) throws IOException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(OPTIONS);
    command.addAll(more);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(KillableServer.class.getName(), place.word()));
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  /** Waits until it serves. */
  int awaitPort() throws IOException {
    return Integer.parseInt(await(PORT).substring(PORT.length()));
  }

  private String await(String beginning) throws IOException {
    var said = new ArrayList<String>();
    for (var line = output.readLine(); line != null; line = output.readLine()) {
      if (line.startsWith(beginning)) {
        return line;
      }
      said.add(line);
    }
    throw new Violation("expected the server to start, found that it ended: " + said);
  }

  /** Ends it as a crash does: it is told nothing. */
  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }
}
