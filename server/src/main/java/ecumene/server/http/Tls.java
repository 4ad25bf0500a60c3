package ecumene.server.http;

import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** TLS with a certificate in files, which are read again when they change. */
final class Tls implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Tls.class);
  private static final Duration LOOK = Duration.ofSeconds(5);

  private final Path chain;
  private final Path key;
  private final SslContextFactory.Server context = new SslContextFactory.Server();
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("certificate").daemon().factory());
  private Certificate now;
  private String trouble = "";

  private Tls(Path chain, Path key) throws IOException {
    this.chain = chain;
    this.key = key;
    now = Certificate.read(chain, key);
    use(context);
  }

  /** Null: no certificate is set, so there is none. */
  static @Nullable Tls of(Settings settings) {
    var chain = settings.text(Setting.CERTIFICATE);
    var key = settings.text(Setting.CERTIFICATE_KEY);
    if (chain.isEmpty() != key.isEmpty()) {
      throw new IllegalArgumentException("certificate and certificate-key belong together");
    }
    try {
      return chain.isEmpty() ? null : new Tls(Path.of(chain), Path.of(key));
    } catch (IOException unreadable) {
      throw new IllegalArgumentException(
          "the certificate can not be used: " + unreadable.getMessage(), unreadable);
    }
  }

  SslContextFactory.Server context() {
    return context;
  }

  /** From now on looks whether the files have changed. */
  void watch() {
    var _ =
        timer.scheduleWithFixedDelay(
            this::look, LOOK.toMillis(), LOOK.toMillis(), TimeUnit.MILLISECONDS);
  }

  private void look() {
    try {
      var read = Certificate.read(chain, key);
      if (!read.content().equals(now.content())) {
        now = read;
        context.reload(this::use);
        LOG.info("the certificate was read again");
      }
      trouble = "";
    } catch (Exception wrong) { // that is what Jetty declares; the one in use stays
      var message = String.valueOf(wrong.getMessage());
      if (!message.equals(trouble)) { // once is enough
        LOG.warn("the certificate can not be read again: {}", message);
      }
      trouble = message;
    }
  }

  private void use(SslContextFactory factory) {
    factory.setKeyStore(now.keys());
    factory.setKeyStorePassword(Certificate.PASSWORD);
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
