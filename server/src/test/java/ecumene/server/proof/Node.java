package ecumene.server.proof;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;

import ecumene.server.http.House;
import ecumene.server.http.RunningServer;
import ecumene.server.setting.Setting;
import ecumene.server.store.kind.Stores;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A server in a process of its own, which can be killed and started again. */
final class Node implements AutoCloseable {
  private static final String READY = "ready";

  private final int port;
  private final String place;
  private @Nullable Process process;

  /**
   * @param place a directory, or the address of a PostgreSQL
   */
  Node(int port, String place) {
    this.port = port;
    this.place = place;
  }

  /** A port that is free now, and will most likely stay so. */
  static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  /** Serves until it is killed, or whoever has started it ends. */
  public static void main(String[] args) throws IOException {
    var place = args[1];
    var store = place.startsWith("postgres:") ? Stores.open(place) : Stores.open(Path.of(place));
    RunningServer.start(House.OPEN.with(Setting.PORT, args[0]), store);
    System.out.println(READY);
    while (System.in.read() >= 0) {
      System.out.println(READY);
    }
    Runtime.getRuntime().halt(0);
  }

  /** Starts it, and waits until it serves. */
  void start() throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var started =
        new ProcessBuilder(
                java,
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Node.class.getName(),
                "" + port,
                place)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    process = started;
    var output = new BufferedReader(new InputStreamReader(started.getInputStream(), UTF_8));
    for (var line = output.readLine(); !READY.equals(line); line = output.readLine()) {
      if (line == null) {
        throw new IllegalStateException("the server did not start");
      }
    }
  }

  /** Ends it as a crash does: it is told nothing. */
  void kill() {
    requireNonNull(process).destroyForcibly().onExit().join();
  }

  @Override
  public void close() {
    if (process != null) {
      kill();
    }
  }
}
