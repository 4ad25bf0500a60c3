package ecumene.bench;

import ecumene.server.room.Command;
import ecumene.server.room.Room;
import ecumene.server.room.Rooms;
import ecumene.server.store.Store;
import ecumene.server.store.StoredLine;
import ecumene.server.store.StoredTable;
import ecumene.server.store.TableId;
import ecumene.server.store.kind.Stores;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;

/** What tables cost at which nothing happens. */
final class IdleLoad {
  private static final int TABLES = 10_000;
  private static final int LINES = 30;
  private static final int STARTS = 3;
  private static final int LOADED = 100;

  private IdleLoad() {}

  static void report(Path directory, Recorded game) throws IOException {
    System.out.println(TABLES + " stored tables");
    double empty = startMillis(directory);
    try (var store = Stores.open(directory)) {
      fill(store, lines(store, game), game);
    }
    LoadBench.line("start without tables, best of " + STARTS, empty, "ms", "");
    LoadBench.line("start with them", startMillis(directory), "ms", "");
    memory(directory);
  }

  /** A process from its beginning until it serves. */
  private static double startMillis(Path directory) throws IOException {
    double best = Double.MAX_VALUE;
    for (int n = 0; n < STARTS; n++) {
      long begin = System.nanoTime();
      try (var server = LoadServer.on(directory)) {
        best = Math.min(best, (System.nanoTime() - begin) / 1e6);
        server.port();
      }
    }
    return best;
  }

  /** The first lines of the game, as a room writes them. */
  private static List<StoredLine> lines(Store store, Recorded game) {
    try (var rooms = new Rooms(store, InstantSource.system())) {
      var table = rooms.create(game.plan(), _ -> List.of());
      for (int n = 0; n < LINES; n++) {
        var step = game.steps().get(n);
        rooms
            .room(table)
            .tell(
                step.seat(),
                "r" + n,
                new Command.AnswerQuestion(step.seat(), step.question(), step.answer()));
      }
      return store.lines(table, 0);
    }
  }

  private static void fill(Store store, List<StoredLine> lines, Recorded game) {
    var plan = game.plan().write();
    try (var threads = Executors.newFixedThreadPool(LOADED, Thread.ofVirtual().factory())) {
      for (int n = 0; n < TABLES; n++) {
        var table = new TableId("idle-" + n);
        threads.execute(
            () -> {
              store.create(new StoredTable(table, Instant.ofEpochMilli(1), plan), List.of());
              store.append(table, 0, lines).join();
            });
      }
    }
  }

  private static void memory(Path directory) {
    long before = used();
    try (var store = Stores.open(directory);
        var rooms = new Rooms(store, InstantSource.system())) {
      long idle = used();
      LoadBench.line(
          "memory for each, none being played", (idle - before) / 1e3 / TABLES, "kB", "at most 50");
      var loaded = new ArrayList<Room>();
      for (int n = 0; n < LOADED; n++) {
        loaded.add(rooms.room(new TableId("idle-" + n)));
      }
      double each = (used() - idle) / 1e3 / loaded.size();
      LoadBench.line("memory for each that is in a room", each, "kB", "");
    }
  }

  private static long used() {
    for (int n = 0; n < 3; n++) {
      System.gc();
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
