package ecumene.server.room;

import ecumene.server.scene.Subscribers;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.TableId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** When somebody has used a room, and what of that the store knows. */
final class Usage {
  private static final Logger LOG = LoggerFactory.getLogger(Usage.class);
  private static final Duration BETWEEN_NOTES = Duration.ofDays(1);

  private final TableId id;
  private final Store store;
  private final InstantSource clock;
  private final Subscribers subscribers;
  private volatile Instant last;

  /** When somebody has asked for it last; null: nobody has. */
  private volatile @Nullable Instant asked;

  /** What of that the store knows. */
  private volatile @Nullable Instant noted;

  Usage(TableId id, Store store, InstantSource clock, Subscribers subscribers) {
    this.id = id;
    this.store = store;
    this.clock = clock;
    this.subscribers = subscribers;
    last = clock.instant();
  }

  /** When the room was last asked for, or made. */
  Instant last() {
    return last;
  }

  /** Somebody asks for it. */
  void touch() {
    last = clock.instant();
    asked = last;
  }

  /** Has the store know that somebody has asked for it or looks on, once a day. */
  void note() {
    var used = subscribers.isEmpty() ? asked : clock.instant();
    var before = noted;
    if (used != null && (before == null || !used.isBefore(before.plus(BETWEEN_NOTES)))) {
      try {
        store.noteTouched(id, used);
        noted = used;
      } catch (StoreFailed unwritten) { // the next second is another try
        LOG.debug("table {}: nobody notes that it is used", id, unwritten);
      }
    }
  }
}
