package ecumene.server.notice;

import static java.util.stream.Collectors.joining;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import ecumene.facts.Seats;
import ecumene.language.Language;
import ecumene.server.store.TableId;
import ecumene.wire.Wire;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Tells a chat elsewhere when somebody new is waited for: everybody who is at that moment, in one
 * notice, and not too often. What it remembers is bounded; what it forgets is told again at worst.
 */
public final class Notices implements AutoCloseable {
  private static final int MOST_TABLES = 10_000;
  private static final List<Duration> PAUSES =
      List.of(Duration.ofSeconds(2), Duration.ofSeconds(10), Duration.ofSeconds(60));

  private final Outbox outbox;
  private final Duration between;
  private final Duration delay;
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("notices").daemon().factory());
  private final Cache<TableId, NoticeState> states =
      Caffeine.newBuilder().maximumSize(MOST_TABLES).build();

  public Notices(Destination destination, Duration between) {
    this(new Outbox(new Messenger(destination), PAUSES), between, Duration.ofSeconds(1));
  }

  /**
   * @param between the least time between two notices of a table
   * @param delay how long to wait for others who may be waited for, too
   */
  Notices(Outbox outbox, Duration between, Duration delay) {
    this.outbox = outbox;
    this.between = between;
    this.delay = delay;
  }

  /** What was told of a table, and what is to be told. */
  private static final class NoticeState {
    private Seats awaited = Seats.NONE;
    private Seats named = Seats.NONE;
    private @Nullable Long sentNanos; // no clock that is set moves it
    private boolean scheduled;
  }

  /** These, and nobody else, are waited for now. */
  public void awaited(TableId table, String name, Language language, URI webhook, Seats seats) {
    var own = states.get(table, _ -> new NoticeState());
    synchronized (own) {
      own.awaited = seats;
      own.named = own.named.and(seats);
      if (!own.scheduled && !seats.minus(own.named).isEmpty()) {
        own.scheduled = true;
        var _ =
            timer.schedule(
                () -> tell(table, name, language, webhook),
                pause(own.sentNanos).toNanos(),
                TimeUnit.NANOSECONDS);
      }
    }
  }

  private Duration pause(@Nullable Long sentNanos) {
    if (sentNanos == null) {
      return delay;
    }
    var left = between.minusNanos(System.nanoTime() - sentNanos);
    return left.compareTo(delay) > 0 ? left : delay;
  }

  private void tell(TableId table, String name, Language language, URI webhook) {
    Seats seats;
    var own = states.get(table, _ -> new NoticeState());
    synchronized (own) {
      own.scheduled = false;
      if (own.awaited.minus(own.named).isEmpty()) {
        return; // they have moved meanwhile
      }
      seats = own.awaited;
      own.named = seats;
      own.sentNanos = System.nanoTime();
    }
    // Discord reads the one, Slack and others the other.
    var text = message(name, language, seats);
    var body = Map.of("content", text, "text", text);
    outbox.add(webhook, Wire.JSON.writeValueAsString(body));
  }

  /** How many were never taken. */
  public long dropped() {
    return outbox.dropped();
  }

  private static String message(String name, Language language, Seats seats) {
    var who = seats.stream().map(language::name).collect(joining(", "));
    var words = language.name("notice", seats.size() == 1 ? "one-awaited" : "more-awaited");
    return name + ": " + words.replace("{seats}", who);
  }

  @Override
  public void close() {
    timer.shutdownNow();
    outbox.close();
  }
}
