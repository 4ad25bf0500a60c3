package ecumene.bench.chaos;

import ecumene.bench.Recorded;
import ecumene.bench.Recorded.Step;
import ecumene.bench.chaos.Player.Unanswered;
import ecumene.server.Problem;
import ecumene.server.room.Command;
import ecumene.server.room.Rooms;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.TableId;
import ecumene.server.store.kind.Stores;
import ecumene.server.store.sql.SqlStore;
import ecumene.server.store.sqlite.Sqlite;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * Plays at a few tables in one process, over a store that fails again and again and then crashes;
 * and so on, on the files that the crash has left. Two nodes share the store, and write at once.
 */
final class FaultTrial {
  private static final int TABLES = 4;
  private static final int CRASHES = 3;
  private static final int FLIPS = 2;

  /** Up to so many replies come before the first fault; with the others they make a snapshot. */
  private static final int QUIET_REPLIES = 180;

  private final Path directory;
  private final Recorded game;
  private final Tally tally;
  private final SplittableRandom random;
  private final Schedule schedule;
  private final Written written = new Written();
  private final List<Player> players = new ArrayList<>();

  FaultTrial(long seed, Path directory, Recorded game, Tally tally) {
    this.directory = directory;
    this.game = game;
    this.tally = tally;
    random = new SplittableRandom(seed);
    schedule = new Schedule(seed, tally);
  }

  void run() throws IOException, InterruptedException {
    var left = directory.resolve("0");
    var fault = Fault.TORN_LOG;
    for (int n = 0; n < CRASHES; n++) {
      var crash = playUntilCrash(left, fault);
      damage(crash);
      fault = random.nextBoolean() ? Fault.TORN_LOG : Fault.TORN_DATABASE;
      tally.count(fault);
      left = directory.resolve("" + (n + 1));
      torn(crash, fault).writeTo(left);
    }
    try (var store = Stores.open(left)) {
      new Inspection(fault, players, written, tally).expectAll(store);
    }
    players.forEach(player -> tally.acknowledged(player.replies()));
  }

  private Moment torn(Crash crash, Fault fault) {
    return fault == Fault.TORN_LOG
        ? crash.committed().torn(Moment.LOG, crash.before(), random)
        : crash.checkpointed().torn(Moment.DATABASE, crash.committed(), random);
  }

  /**
   * Opens the store, looks whether all is there, and plays on.
   *
   * @param before what has happened to the files
   */
  private Crash playUntilCrash(Path files, Fault before) throws InterruptedException {
    var witness = new Crash.Witness();
    schedule.rest();
    var sqlite =
        Sqlite.open(
            files,
            source ->
                () -> {
                  schedule.open();
                  return new FailingWriter(source.open(), files, schedule, written, witness);
                });
    try (var store = new SqlStore(new FailingDatabase(sqlite, schedule))) {
      new Inspection(before, players, written, tally).expectAll(store);
      try (var one = new Rooms(store, store.clock());
          var other = new Rooms(store, store.clock())) {
        if (players.isEmpty()) {
          open(one);
          int quiet = random.nextInt(QUIET_REPLIES);
          play(List.of(one, other), player -> player.replies() < quiet);
        }
        schedule.begin();
        play(List.of(one, other), _ -> !schedule.hasCrashed());
      }
    }
    return witness.crash();
  }

  private void open(Rooms rooms) {
    for (int n = 0; n < TABLES; n++) {
      players.add(new Player(rooms.create(game.plan(), _ -> List.of()), game));
    }
  }

  private void play(List<Rooms> nodes, Predicate<Player> goesOn) throws InterruptedException {
    Together.run(players, player -> player.play(new Nodes(nodes)::send, () -> goesOn.test(player)));
  }

  /** Who plays goes from node to node, also when a reply is sent again. */
  private static final class Nodes {
    private final List<Rooms> nodes;
    private int next;

    Nodes(List<Rooms> nodes) {
      this.nodes = nodes;
    }

    int send(TableId table, Step step, String request) throws Unanswered {
      var node = nodes.get(next++ % nodes.size());
      var command = new Command.AnswerQuestion(step.seat(), step.question(), step.answer());
      try {
        return node.room(table).tell(step.seat(), request, command);
      } catch (StoreFailed failed) {
        throw new Unanswered(failed);
      } catch (Problem refused) {
        throw new Violation("table %s: %s is refused".formatted(table, request), refused);
      }
    }
  }

  /** What was on disk comes to harm, each time by itself. */
  private void damage(Crash crash) throws IOException {
    var whole = crash.checkpointed();
    for (int n = 0; n < FLIPS; n++) {
      inspect(Fault.FLIP_IN_DATABASE, whole.flipped(Moment.DATABASE, random));
      inspect(Fault.FLIP_IN_LOG, crash.committed().flipped(Moment.LOG, random));
    }
    var lie =
        switch (random.nextInt(3)) {
          case 0 -> Fault.OLD_FILES;
          case 1 -> Fault.OLD_LOG;
          default -> Fault.OLD_DATABASE;
        };
    var old =
        switch (lie) {
          case OLD_LOG -> whole.with(Moment.LOG, crash.earlier());
          case OLD_DATABASE -> whole.with(Moment.DATABASE, crash.earlier());
          default -> crash.earlier();
        };
    inspect(lie, old);
  }

  private void inspect(Fault fault, Moment damaged) throws IOException {
    tally.count(fault);
    try (var place = Scratch.in(directory)) {
      damaged.writeTo(place.directory());
      new Inspection(fault, players, written, tally).expectNothingWrong(place.directory());
    }
  }
}
