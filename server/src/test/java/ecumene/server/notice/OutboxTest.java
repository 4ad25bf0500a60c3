package ecumene.server.notice;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.notice.Messenger.Outcome;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Hosts that are slow or dead keep no notice to another waiting. */
@Timeout(60)
class OutboxTest {
  private static final byte[] DONE =
      "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n".getBytes(US_ASCII);
  private static final Duration LONG = Duration.ofSeconds(30);

  private final List<ServerSocket> servers = new ArrayList<>();
  private final ConcurrentLinkedQueue<Socket> held = new ConcurrentLinkedQueue<>();
  private final LinkedBlockingQueue<Integer> taken = new LinkedBlockingQueue<>();

  private interface Host {
    void meet(Socket socket) throws IOException;
  }

  private URI listen(Host host) throws IOException {
    var server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    servers.add(server);
    Thread.startVirtualThread(
        () -> {
          try {
            while (true) {
              host.meet(server.accept());
            }
          } catch (IOException closed) {
            server.isClosed();
          }
        });
    return URI.create("http://127.0.0.1:" + server.getLocalPort() + "/hook");
  }

  private URI good() throws IOException {
    return listen(
        socket -> {
          try (socket) {
            assertThat(socket.getInputStream().read()).isPositive();
            socket.getOutputStream().write(DONE);
            taken.add(socket.getLocalPort());
          }
        });
  }

  @AfterEach
  void close() throws IOException {
    for (var server : servers) {
      server.close();
    }
    for (var socket : held) {
      socket.close();
    }
  }

  private static Messenger messenger(Duration patience, int failures) {
    return new Messenger(
        Destination.LOCAL_TOO,
        patience,
        new Breaker(failures, LONG, System::nanoTime),
        Lookup.OF_NOTICES);
  }

  @Test
  void aHostThatNeverAnswersKeepsNoOtherWaiting() throws Exception {
    var silent = listen(held::add);
    var good = good();
    try (var outbox = new Outbox(messenger(LONG, 1000), List.of())) {
      for (int i = 0; i < 200; i++) {
        outbox.add(silent, "{}");
      }
      outbox.add(good, "{}");
      assertThat(taken.poll(5, TimeUnit.SECONDS)).isEqualTo(good.getPort());
    }
  }

  @Test
  void whatIsToBeTriedAgainHoldsNoPlace() throws Exception {
    var dead = new ArrayList<URI>();
    for (int i = 0; i < 100; i++) {
      dead.add(listen(Socket::close));
    }
    var good = good();
    try (var outbox = new Outbox(messenger(LONG, 1000), List.of(LONG, LONG))) {
      dead.forEach(address -> outbox.add(address, "{}"));
      outbox.add(good, "{}");
      assertThat(taken.poll(10, TimeUnit.SECONDS)).isEqualTo(good.getPort());
    }
  }

  @Test
  void noticesBeyondWhatAHostMayHaveWaitingAreDroppedAndCounted() throws Exception {
    var silent = listen(held::add);
    try (var outbox = new Outbox(messenger(LONG, 1000), List.of())) {
      for (int i = 0; i < 1100; i++) {
        outbox.add(silent, "{}");
      }
      assertThat(outbox.dropped()).isEqualTo(96);
    }
  }

  @Test
  void anotherPortIsAnotherHostAndAnotherCaseIsNot() {
    assertThat(host("https://Chat.Example/a")).isEqualTo(host("https://chat.example:443/b"));
    assertThat(host("https://chat.example:81/")).isNotEqualTo(host("https://chat.example/"));
    assertThat(host("http://chat.example/")).isNotEqualTo(host("https://chat.example/"));
  }

  private static String host(String address) {
    return Messenger.host(URI.create(address));
  }

  @Test
  void namesThatAreLookedUpSlowlyAreNotChargedToOthers() throws Exception {
    var free = new CountDownLatch(1);
    var lookup =
        new Lookup(
            host -> {
              while (free.getCount() > 0) { // whoever cancels it is not heard
                LockSupport.parkNanos(Duration.ofMillis(10).toNanos());
              }
              throw new UnknownHostException(host);
            });
    var breaker = new Breaker(1, LONG, System::nanoTime);
    var innocent = URI.create("https://innocent.example/hook");
    try (var messenger = new Messenger(Destination.PUBLIC, LONG, breaker, lookup)) {
      for (int i = 0; i < 40; i++) {
        var slow = URI.create("https://slow" + i + ".example/hook");
        Thread.startVirtualThread(() -> attempt(messenger, slow));
      }
      Thread.sleep(500);
      assertThat(messenger.attempt(innocent, "{}")).isEqualTo(Outcome.NOT_TRIED);
      assertThat(breaker.allows(Messenger.host(innocent))).isTrue();
      assertThat(breaker.allows("slow0.example:443")).isFalse();
    } finally {
      free.countDown();
    }
  }

  private static void attempt(Messenger messenger, URI address) {
    try {
      messenger.attempt(address, "{}");
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
