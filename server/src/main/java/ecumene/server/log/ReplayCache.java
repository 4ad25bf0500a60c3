package ecumene.server.log;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import ecumene.server.store.Store;
import ecumene.server.store.TableId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/** Tables that somebody has had played again a short while ago; only a few are kept. */
public final class ReplayCache {
  private static final int MOST = 16;

  private final Store store;
  private final Cache<TableId, Replay> replays;

  /**
   * An empty one.
   *
   * @param idle how long a replay is kept that nobody uses
   */
  public ReplayCache(Store store, InstantSource clock, Duration idle) {
    this.store = store;
    replays =
        Caffeine.newBuilder()
            .maximumSize(MOST)
            .expireAfterAccess(idle)
            .ticker(() -> ChronoUnit.NANOS.between(Instant.EPOCH, clock.instant()))
            .build();
  }

  /** The first so many lines of a table. */
  public Replay replay(TableId table, int lines) {
    var newest =
        replays
            .asMap()
            .compute(
                table,
                (_, known) -> {
                  if (known == null) {
                    return Replay.read(table, store, lines);
                  }
                  return known.lines() > lines ? known : known.goOn(store, lines);
                });
    return newest.lines() > lines ? Replay.read(table, store, lines) : newest;
  }

  /** How many of the first so many lines of a table would have to be played. */
  public int unplayed(TableId table, int lines) {
    var known = replays.getIfPresent(table);
    return known == null || known.lines() > lines ? lines : lines - known.lines();
  }

  /** Throws away what nobody has used for long. */
  public void cleanUp() {
    replays.cleanUp();
  }
}
