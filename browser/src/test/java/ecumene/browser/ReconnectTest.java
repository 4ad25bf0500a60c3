package ecumene.browser;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server is killed, and the page goes on by itself when it is there again. */
final class ReconnectTest {
  @TempDir Path directory;

  @Test
  void thePageGoesOnWhenTheServerIsBack() throws Exception {
    int port = freePort();
    var server = serve(port);
    try (var windows = new Windows();
        var window = windows.desk("http://127.0.0.1:" + port).lobby()) {
      window.button("Play now").click();
      window.form().waitFor();
      var asked = window.form().getAttribute("data-question");

      server.destroyForcibly().waitFor();
      window.page().locator(".banner.lost").waitFor();
      server = serve(port);
      window.page().waitForCondition(() -> window.page().locator(".banner").count() == 0);

      assertThat(window.form().getAttribute("data-question")).isEqualTo(asked);
      var player = new Player(window);
      player.answerNext();
      window
          .page()
          .waitForCondition(() -> !asked.equals(window.form().getAttribute("data-question")));
      window.forgive(
          Pattern.compile("ERR_CONNECTION_(REFUSED|RESET)|ERR_(INCOMPLETE|EMPTY)_|/stream net"));
    } finally {
      server.destroyForcibly().waitFor();
    }
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  /** A process of its own, once it listens. */
  private Process serve(int port) throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var server =
        new ProcessBuilder(
                List.of(
                    java,
                    "--enable-native-access=ALL-UNNAMED",
                    "-cp",
                    System.getProperty("java.class.path"),
                    "ecumene.app.Main",
                    "serve",
                    "--port",
                    String.valueOf(port),
                    "--data",
                    directory.toString()))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    var said = new BufferedReader(new InputStreamReader(server.getInputStream(), UTF_8));
    assertThat(said.readLine()).contains(String.valueOf(port));
    return server;
  }
}
