package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.wire.Wire;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.util.Base64;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** TLS without a proxy. */
class TlsTest {
  @TempDir private Path folder;

  /** Makes a pair as a tool of the JDK does, and writes it as others expect it. */
  private void write(String name, String algorithm) throws Exception {
    var store = folder.resolve(name + ".p12");
    var keytool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
    var made =
        new ProcessBuilder(
                keytool,
                "-genkeypair",
                "-alias",
                "a",
                "-keyalg",
                algorithm,
                "-dname",
                "CN=" + name,
                "-validity",
                "2",
                "-keystore",
                store.toString(),
                "-storepass",
                "secret",
                "-keypass",
                "secret")
            .inheritIO()
            .start();
    assertThat(made.waitFor()).isZero();
    var keys = KeyStore.getInstance(store.toFile(), "secret".toCharArray());
    var key = keys.getKey("a", "secret".toCharArray()).getEncoded();
    pem("chain.pem", "CERTIFICATE", keys.getCertificate("a").getEncoded());
    pem("key.pem", "PRIVATE KEY", key);
  }

  private void pem(String file, String what, byte[] content) throws IOException {
    var lines = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content);
    Files.writeString(
        folder.resolve(file),
        "-----BEGIN %s-----\n%s\n-----END %s-----\n".formatted(what, lines, what));
  }

  private Settings settings() {
    return House.OPEN
        .with(Setting.CERTIFICATE, folder.resolve("chain.pem").toString())
        .with(Setting.CERTIFICATE_KEY, folder.resolve("key.pem").toString());
  }

  private static SSLSocket connect(House house) throws Exception {
    var context = SSLContext.getInstance("TLS");
    context.init(null, new TrustManager[] {new Anybody()}, null);
    var socket =
        (SSLSocket)
            context.getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), house.port());
    socket.setSoTimeout(20_000);
    return socket;
  }

  private static String exchange(House house, String request) throws Exception {
    try (var socket = connect(house)) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }

  /** Asks, and answers whose certificate was shown. */
  private static String asked(House house) throws Exception {
    try (var socket = connect(house)) {
      socket
          .getOutputStream()
          .write(
              "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                  .getBytes(StandardCharsets.US_ASCII));
      var answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
      assertThat(answer).startsWith("HTTP/1.1 200").contains("Strict-Transport-Security: max-age");
      var shown = (X509Certificate) socket.getSession().getPeerCertificates()[0];
      return shown.getSubjectX500Principal().getName();
    }
  }

  @Test
  void aRenewedCertificateIsShownWithoutARestart() throws Exception {
    write("first", "EC");
    try (var house = House.in(folder.resolve("data"), settings())) {
      assertThat(asked(house)).isEqualTo("CN=first");
      Files.writeString(folder.resolve("chain.pem"), "half of it");
      Thread.sleep(6_000); // it looks every 5 seconds
      assertThat(asked(house)).isEqualTo("CN=first");
      write("second", "RSA");
      for (int i = 0; i < 80 && asked(house).equals("CN=first"); i++) {
        Thread.sleep(250);
      }
      assertThat(asked(house)).isEqualTo("CN=second");
    }
  }

  @Test
  void aStreamGoesOverTlsAndItsEndIsNoticed() throws Exception {
    write("first", "EC");
    try (var house = House.in(folder.resolve("data"), settings())) {
      var table = Wire.JSON.writeValueAsString(House.five(1));
      var opened =
          exchange(
              house,
              "POST /api/tables HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type:"
                  + " application/json\r\nContent-Length: "
                  + table.length()
                  + "\r\n\r\n"
                  + table);
      var host = opened.replaceAll("(?s).*\"host\":\"([^\"]+)\".*", "$1");
      try (var socket = connect(house)) {
        var ask = "GET /api/table/stream HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ";
        socket
            .getOutputStream()
            .write((ask + host + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        var lines =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        var line = lines.readLine();
        while (line != null && !line.equals("event: scene")) {
          line = lines.readLine();
        }
        assertThat(line).isEqualTo("event: scene");
        assertThat(meters(house)).contains("\necumene_streams 1.0\n");
      }
      for (int i = 0; i < 100 && meters(house).contains("\necumene_streams 1.0\n"); i++) {
        Thread.sleep(50);
      }
      assertThat(meters(house)).contains("\necumene_streams 0.0\n");
    }
  }

  private static String meters(House house) throws Exception {
    return exchange(house, "GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  }

  @Test
  void whatDoesNotBelongTogetherIsRefused() throws Exception {
    write("first", "EC");
    var chain = Files.readString(folder.resolve("chain.pem"));
    write("second", "EC");
    Files.writeString(folder.resolve("chain.pem"), chain);
    assertThatThrownBy(() -> RunningServer.check(settings()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not the key of the certificate");
    Files.writeString(folder.resolve("key.pem"), "nothing");
    assertThatThrownBy(() -> RunningServer.check(settings()))
        .hasMessageContaining("BEGIN PRIVATE KEY");
    assertThatThrownBy(() -> RunningServer.check(settings().with(Setting.CERTIFICATE_KEY, "")))
        .hasMessageContaining("belong together");
  }

  /** For a test, everybody is who they say. */
  private static final class Anybody implements X509TrustManager {
    @Override
    public void checkClientTrusted(X509Certificate[] chain, String type) {}

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String type) {}

    @Override
    public X509Certificate[] getAcceptedIssuers() {
      return new X509Certificate[0];
    }
  }
}
