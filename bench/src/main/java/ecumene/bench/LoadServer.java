package ecumene.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ecumene.server.http.RunningServer;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.kind.Stores;
import ecumene.server.work.Carriers;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import org.slf4j.LoggerFactory;

/** A server in a process of its own, so that what it costs is not what its clients cost. */
final class LoadServer implements AutoCloseable {
  private static final int ASKING = '?';

  private final Process process;
  private final BufferedReader output;
  private final int port;

  private LoadServer(Process process, BufferedReader output, int port) {
    this.process = process;
    this.output = output;
    this.port = port;
  }

  /**
   * How it is now.
   *
   * @param isWarm whether the compiler has rested since this was last asked
   */
  record Health(Spent spent, boolean isWarm) {}

  /** Serves until whoever has started it ends, or wants no more. */
  public static void main(String[] args) throws IOException {
    Carriers.provide();
    ((Logger) LoggerFactory.getLogger("ecumene")).setLevel(Level.WARN);
    var settings =
        Settings.DEFAULTS
            .with(Setting.ADDRESS, "127.0.0.1")
            .with(Setting.PORT, "0")
            .with(Setting.CONNECTIONS_PER_ADDRESS, "0")
            .with(Setting.REQUESTS_PER_SECOND, "0")
            .with(Setting.MESSAGES_PER_SECOND, "0")
            .with(Setting.TABLES_PER_HOUR, "0")
            .with(Setting.WRONG_PASSWORDS_PER_HOUR, "0");
    try (var store = Stores.open(Path.of(args[0]));
        var serving = RunningServer.start(settings, store)) {
      System.out.println(serving.port());
      var warmth = new Warmth(0.02);
      while (System.in.read() >= 0) {
        System.out.println(Spent.now().write() + " " + warmth.isWarm());
      }
    }
    Runtime.getRuntime().halt(0);
  }

  /** Starts one on this directory, and waits until it serves. */
  static LoadServer on(Path directory) throws IOException {
    var process = ServeOptions.process(LoadServer.class, directory.toString()).start();
    var output = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
    var line = output.readLine();
    if (line == null) {
      throw new IllegalStateException("the server did not start");
    }
    return new LoadServer(process, output, Integer.parseInt(line));
  }

  int port() {
    return port;
  }

  Health health() throws IOException {
    process.getOutputStream().write(ASKING);
    process.getOutputStream().flush();
    var words = output.readLine().split(" ", -1);
    return new Health(Spent.read(words[0], words[1]), Boolean.parseBoolean(words[2]));
  }

  @Override
  public void close() throws IOException {
    process.getOutputStream().close();
    process.onExit().join();
  }
}
