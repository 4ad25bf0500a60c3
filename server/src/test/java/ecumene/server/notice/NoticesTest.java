package ecumene.server.notice;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.ROME;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import ecumene.facts.Seats;
import ecumene.language.Language;
import ecumene.language.Languages;
import ecumene.server.notice.Messenger.Outcome;
import ecumene.server.store.TableId;
import ecumene.wire.Wire;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class NoticesTest {
  private static final TableId TABLE = new TableId("k3x");
  private static final Language ENGLISH = Languages.PACKAGED.english();
  private static final Language POLISH = Languages.PACKAGED.find("pl").orElseThrow();
  private static final Duration SHORT = Duration.ofMillis(20);
  private static final int SILENCE_MILLIS = 200;

  private final LinkedBlockingQueue<String> received = new LinkedBlockingQueue<>();
  private final AtomicInteger failures = new AtomicInteger();
  private volatile int status = 204;
  private final HttpServer chat = listen();

  @BeforeEach
  void start() {
    chat.start();
  }

  @AfterEach
  void stop() {
    chat.stop(0);
  }

  @Test
  void everybodyWhoIsToMoveIsNamed() throws Exception {
    try (var notices = notices(Destination.LOCAL_TOO, SHORT)) {
      notices.awaited(TABLE, "Tuesday", ENGLISH, hook(), Seats.of(EGYPT));
      notices.awaited(TABLE, "Tuesday", ENGLISH, hook(), Seats.of(EGYPT, ROME));
      var body = Wire.JSON.readTree(next());
      assertThat(body.path("content").asString()).isEqualTo("Tuesday: Rome, Egypt are to move");
      assertThat(body.path("text")).isEqualTo(body.path("content"));
      assertThat(silence()).isNull();
    }
  }

  @Test
  void aPolishTableIsToldInPolish() throws Exception {
    try (var notices = notices(Destination.LOCAL_TOO, SHORT)) {
      notices.awaited(TABLE, "Wtorek", POLISH, hook(), Seats.of(EGYPT, ROME));
      assertThat(Wire.JSON.readTree(next()).path("text").asString())
          .isEqualTo("Wtorek: czekamy na ruch: Rzym, Egipt");
    }
  }

  @Test
  void whoIsStillToMoveIsNotToldAgain() throws Exception {
    try (var notices = notices(Destination.LOCAL_TOO, SHORT)) {
      notices.awaited(TABLE, "Tuesday", ENGLISH, hook(), Seats.of(EGYPT, ROME));
      assertThat(next()).contains("Rome, Egypt are to move");
      notices.awaited(TABLE, "Tuesday", ENGLISH, hook(), Seats.of(EGYPT));
      assertThat(silence()).isNull();
      notices.awaited(TABLE, "Tuesday", ENGLISH, hook(), Seats.of(EGYPT, ROME));
      assertThat(next()).contains("Rome, Egypt are to move");
    }
  }

  @Test
  void whoHasMovedMeanwhileIsNotTold() throws Exception {
    try (var notices = notices(Destination.LOCAL_TOO, SHORT)) {
      notices.awaited(TABLE, "Tuesday", ENGLISH, hook(), Seats.of(EGYPT));
      notices.awaited(TABLE, "Tuesday", ENGLISH, hook(), Seats.NONE);
      assertThat(silence()).isNull();
    }
  }

  @Test
  void noticesDoNotComeTooOften() throws Exception {
    try (var notices = notices(Destination.LOCAL_TOO, Duration.ofSeconds(1))) {
      notices.awaited(TABLE, "Tuesday", ENGLISH, hook(), Seats.of(EGYPT));
      assertThat(next()).contains("Egypt is to move");
      long told = System.nanoTime();
      notices.awaited(TABLE, "Tuesday", ENGLISH, hook(), Seats.of(ROME));
      assertThat(silence()).isNull();
      assertThat(next()).contains("Rome is to move");
      assertThat(System.nanoTime() - told).isGreaterThan(Duration.ofMillis(800).toNanos());
    }
  }

  @Test
  void aNoticeThatIsNotTakenIsSentAgain() throws Exception {
    failures.set(2);
    try (var notices = notices(Destination.LOCAL_TOO, SHORT)) {
      notices.awaited(TABLE, "Tuesday", ENGLISH, hook(), Seats.of(EGYPT));
      assertThat(next()).contains("Egypt is to move");
      assertThat(failures).hasValue(0);
    }
  }

  @Test
  void aNoticeThatIsRefusedIsNotSentAgain() throws Exception {
    status = 404;
    try (var notices = notices(Destination.LOCAL_TOO, SHORT)) {
      notices.awaited(TABLE, "Tuesday", ENGLISH, hook(), Seats.of(EGYPT));
      assertThat(next()).contains("Egypt is to move");
      assertThat(silence()).isNull();
    }
  }

  @Test
  void whoIsAskedToWaitTriesLaterButNotForEver() throws Exception {
    status = 429;
    try (var notices = notices(Destination.LOCAL_TOO, SHORT)) {
      notices.awaited(TABLE, "Tuesday", ENGLISH, hook(), Seats.of(EGYPT));
      for (int attempt = 0; attempt < 3; attempt++) {
        assertThat(next()).contains("Egypt is to move");
      }
      assertThat(silence()).isNull();
    }
  }

  @Test
  void nothingIsSentToThisMachineUnlessItIsAllowed() throws Exception {
    try (var notices = notices(Destination.PUBLIC, SHORT)) {
      notices.awaited(TABLE, "Tuesday", ENGLISH, hook(), Seats.of(EGYPT));
      assertThat(silence()).isNull();
    }
  }

  @Test
  void anAnswerThatNeverEndsIsNotWaitedFor() throws Exception {
    try (var slow = new ServerSocket(0, 10, InetAddress.getLoopbackAddress())) {
      var ended = new LinkedBlockingQueue<Integer>();
      Thread.startVirtualThread(() -> dripTo(slow, ended));
      var breaker = new Breaker(1, Duration.ofMinutes(5), System::nanoTime);
      var address = URI.create("http://127.0.0.1:%d/hook".formatted(slow.getLocalPort()));
      try (var messenger =
          new Messenger(
              Destination.LOCAL_TOO, Duration.ofMillis(500), breaker, Lookup.OF_NOTICES)) {
        long begun = System.nanoTime();
        assertThat(messenger.attempt(address, "{}")).isEqualTo(Outcome.LATER);
        assertThat(System.nanoTime() - begun).isLessThan(Duration.ofSeconds(5).toNanos());
        assertThat(ended.poll(10, TimeUnit.SECONDS)).as("the connection is closed").isNotNull();
        assertThat(breaker.allows(Messenger.host(address))).isFalse();
      }
    }
  }

  /** Answers a byte at a time, for as long as anybody listens. */
  private static void dripTo(ServerSocket server, LinkedBlockingQueue<Integer> ended) {
    int sent = 0;
    try (var socket = server.accept()) {
      var out = socket.getOutputStream();
      out.write("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n".getBytes(UTF_8));
      for (; sent < 600; sent++) {
        out.write('x');
        Thread.sleep(20);
      }
    } catch (IOException closed) {
      ended.add(sent);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aHostThatFailsIsLeftAlone() throws Exception {
    status = 503;
    var breaker = new Breaker(2, Duration.ofMinutes(5), System::nanoTime);
    try (var messenger =
        new Messenger(Destination.LOCAL_TOO, Duration.ofSeconds(5), breaker, Lookup.OF_NOTICES)) {
      for (int attempt = 0; attempt < 4; attempt++) {
        messenger.attempt(hook(), "{}");
      }
      assertThat(received).hasSize(2);
    }
  }

  private static Notices notices(Destination destination, Duration between) {
    return new Notices(
        new Outbox(new Messenger(destination), List.of(SHORT, SHORT)), between, SHORT);
  }

  private String next() throws InterruptedException {
    var body = received.poll(5, TimeUnit.SECONDS);
    assertThat(body).as("a notice").isNotNull();
    return String.valueOf(body);
  }

  private @Nullable String silence() throws InterruptedException {
    return received.poll(SILENCE_MILLIS, TimeUnit.MILLISECONDS);
  }

  private URI hook() {
    return URI.create("http://127.0.0.1:%d/hook".formatted(chat.getAddress().getPort()));
  }

  private HttpServer listen() {
    try {
      var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.createContext(
          "/hook",
          exchange -> {
            var body = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
            boolean fails = failures.getAndUpdate(it -> Math.max(0, it - 1)) > 0;
            exchange.sendResponseHeaders(fails ? 503 : status, -1);
            exchange.close();
            if (!fails) {
              received.add(body);
            }
          });
      return server;
    } catch (IOException unexpected) {
      throw new AssertionError(unexpected);
    }
  }
}
