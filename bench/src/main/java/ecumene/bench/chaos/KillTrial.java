package ecumene.bench.chaos;

import ecumene.bench.Recorded;
import ecumene.facts.Civilization;
import ecumene.server.key.Key;
import ecumene.server.key.Keys;
import ecumene.server.room.Rooms;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** Kills a server again and again while its clients play on, each at a table. */
final class KillTrial {
  static final int KILLS = 10;
  private static final int TABLES = 4;
  private static final int REPLIES_BETWEEN = 4;
  private static final int LONGEST_MILLIS = 250;
  private static final int STARTS_KILLED = 6;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Place place;
  private final Path cache;
  private final Recorded game;
  private final Tally tally;
  private final SplittableRandom random;
  private final List<Player> players = new ArrayList<>();
  private final Map<Player, Map<Civilization, String>> keys = new HashMap<>();
  private final AtomicInteger port = new AtomicInteger(Client.DOWN);

  /**
   * @param cache for starts
   */
  KillTrial(long seed, Place place, Path cache, Recorded game, Tally tally) {
    this.place = place;
    this.cache = cache;
    this.game = game;
    this.tally = tally;
    random = new SplittableRandom(seed);
  }

  /**
   * Kills it so often.
   *
   * @param goesOn whether there is time left
   */
  void run(int kills, BooleanSupplier goesOn) throws IOException, InterruptedException {
    open();
    var isOver = new AtomicBoolean();
    var playing =
        Together.start(
            players,
            player -> {
              try (var client = new Client(port, keys.getOrDefault(player, Map.of()))) {
                player.play(client, () -> !isOver.get());
              }
            });
    try {
      for (int n = 0; n < kills && goesOn.getAsBoolean(); n++) {
        kill(playing);
      }
      try (var server = KillableServer.start(place, cache)) {
        port.set(server.awaitPort());
        awaitMore(playing);
        check();
        isOver.set(true);
        playing.await();
        check();
      }
    } finally {
      isOver.set(true);
      port.set(Client.DOWN);
    }
    players.forEach(player -> tally.acknowledged(player.replies()));
  }

  private void open() {
    try (var store = place.open();
        var rooms = new Rooms(store, store.clock())) {
      for (int n = 0; n < TABLES; n++) {
        var own = new EnumMap<Civilization, String>(Civilization.class);
        var table =
            rooms.create(
                game.plan(),
                id ->
                    game.header().setup().seats().stream()
                        .map(
                            seat -> {
                              var key = Key.fresh();
                              own.put(seat, key.word());
                              return Keys.seat(key, id, seat);
                            })
                        .toList());
        var player = new Player(table, game);
        players.add(player);
        keys.put(player, own);
      }
    }
  }

  private void kill(Together playing) throws IOException, InterruptedException {
    boolean isAtStart = random.nextInt(STARTS_KILLED) == 0;
    int millis = random.nextInt(LONGEST_MILLIS);
    try (var server = KillableServer.start(place, cache)) {
      if (isAtStart) {
        Thread.sleep(millis);
      } else {
        port.set(server.awaitPort());
        check();
        awaitMore(playing);
        Thread.sleep(millis);
      }
    }
    port.set(Client.DOWN);
    tally.count(isAtStart ? Fault.KILL_AT_START : Fault.KILL);
  }

  private void check() {
    try (var store = place.look()) {
      for (var player : players) {
        var acknowledged = player.acknowledged(); // before the log is read: it only grows
        player.check(acknowledged, store.lines(player.table(), 0));
      }
    }
  }

  private void awaitMore(Together playing) throws InterruptedException {
    int wanted = replies() + REPLIES_BETWEEN;
    int most = players.size() * game.steps().size();
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (replies() < Math.min(wanted, most)) {
      playing.check();
      if (System.nanoTime() - end > 0) {
        throw new Violation("expected " + wanted + " replies in time, found " + replies());
      }
      Thread.sleep(1);
    }
  }

  private int replies() {
    return players.stream().mapToInt(Player::replies).sum();
  }
}
