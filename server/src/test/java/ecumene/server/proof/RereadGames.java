package ecumene.server.proof;

import ecumene.facts.BrokenFacts;
import ecumene.game.Game;
import ecumene.server.Problem;
import ecumene.server.room.Rooms;
import ecumene.server.store.Store;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import ecumene.server.store.kind.Stores;
import ecumene.server.table.Line;
import ecumene.server.table.Note;
import ecumene.server.table.Plan;
import ecumene.server.table.Remark;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads stored games as a server does after an update, and looks whether every table where
 * something comes out otherwise is rewound to the newest phase in which nothing does, and no other.
 * For each it says {@code same}, {@code rewound} with what is said to have changed, {@code ended}
 * or {@code closed}.
 */
final class RereadGames {
  /** The facts contradict each other, so there are no such rules. */
  static final int BROKEN = 3;

  /** What is said of a table begins so, for the log says something, too. */
  static final String SAID = "table: ";

  private final Store store;
  private final List<StoredGames.Kept> games;

  private RereadGames(Store store, List<StoredGames.Kept> games) {
    this.store = store;
    this.games = games;
  }

  public static void main(String[] args) throws IOException {
    try {
      StoredGames.beginAny(); // so that broken facts are found soon
      read(Path.of(args[0]));
    } catch (ExceptionInInitializerError | BrokenFacts failed) {
      for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
        if (cause instanceof BrokenFacts) {
          System.exit(BROKEN);
        }
      }
      throw failed;
    }
  }

  private static void read(Path directory) throws IOException {
    try (var store = Stores.open(directory)) {
      new RereadGames(store, StoredGames.in(directory)).run();
    }
  }

  private void run() {
    var expected = games.stream().map(this::expected).toList();
    for (int n = 0; n < games.size(); n++) {
      var said = reread(games.get(n), expected.get(n));
      System.out.println(SAID + said);
    }
  }

  /**
   * How a game comes out by the rules of this process, as the engine alone plays it.
   *
   * @param other the first line that comes to something else, or is refused; 0: the beginning is
   *     another; null: nothing is
   * @param phase how many lines there were when the newest phase before that had begun
   */
  private record Expected(@Nullable Integer other, int phase) {}

  /** Null: the game can not even begin. */
  private @Nullable Expected expected(StoredGames.Kept kept) {
    Game game;
    try {
      var plan = Plan.read(Objects.requireNonNull(store.table(kept.table())).plan());
      game = Game.begin(plan.game().header());
    } catch (IllegalArgumentException | IllegalStateException impossible) {
      return null;
    }
    if (!StoredGames.position(game).equals(kept.positions().getFirst())) {
      return new Expected(0, 0);
    }
    int phase = 0;
    int lines = 0;
    for (var line : store.lines(kept.table(), 0)) {
      game = next(game, line);
      lines++;
      if (game == null || !StoredGames.position(game).equals(kept.positions().get(lines))) {
        return new Expected(lines, phase);
      }
      phase = game.snapshot().entries() == lines && !game.isOver() ? lines : phase;
    }
    return new Expected(null, phase);
  }

  /** Null: it is refused, or the rules are at a loss. */
  private static @Nullable Game next(Game game, StoredLine line) {
    var played = (Line.Played) Line.read(line.text());
    try {
      return game.then(played.entry().entry());
    } catch (RuntimeException refused) {
      return null;
    }
  }

  private String reread(StoredGames.Kept kept, @Nullable Expected expected) {
    int before = store.lines(kept.table(), 0).size();
    var first = open(kept.table());
    var said = judge(kept, expected, first, before);
    check(Objects.equals(first, open(kept.table())), kept, "it is another when it is read again");
    return said;
  }

  /** A table as it is when somebody asks for it. */
  private record Opened(String position, boolean isOver, int lines, List<Remark> remarks) {}

  /** Null: it can not be opened. */
  private @Nullable Opened open(TableId table) {
    try (var rooms = new Rooms(store, StoredGames.CLOCK)) {
      var state = rooms.room(table).state();
      return new Opened(
          StoredGames.position(state.game()),
          state.game().isOver(),
          store.lines(table, 0).size(),
          state.remarks());
    } catch (Problem closed) {
      return null;
    }
  }

  private String judge(
      StoredGames.Kept kept, @Nullable Expected expected, @Nullable Opened opened, int before) {
    if (expected == null || opened == null) {
      check(expected == null && opened == null, kept, "it is opened, or not, without a reason");
      return "closed";
    }
    var last = kept.positions().getLast();
    var added = store.lines(kept.table(), before).stream().map(it -> Line.read(it.text())).toList();
    if (added.isEmpty()) {
      boolean isEnded = opened.isOver && store.snapshot(kept.table()) != null;
      check(expected.other == null || isEnded, kept, "line " + expected.other + " is another");
      check(opened.position.equals(last), kept, "it stands otherwise than it did");
      check(opened.remarks.isEmpty(), kept, "something is said");
      return expected.other == null ? "same" : "ended";
    }
    check(expected.other != null, kept, "it was rewound though nothing is another");
    check(
        added.getFirst().equals(new Line.Rewound(expected.phase)),
        kept,
        added + " instead of line " + expected.phase);
    check(
        opened.position.equals(kept.positions().get(expected.phase))
            || Objects.equals(expected.other, 0),
        kept,
        "it is not as it was at that line");
    check(opened.lines == before + added.size(), kept, "it was rewound twice");
    check(opened.remarks.size() == 2, kept, "not all is said");
    var changed =
        opened.remarks.stream()
            .flatMap(it -> Stream.ofNullable(it.note()))
            .filter(note -> note.what() == Note.What.RULES_CHANGED)
            .flatMap(note -> note.changed().stream())
            .toList();
    return "rewound " + String.join(" ", changed);
  }

  private static void check(boolean isRight, StoredGames.Kept kept, String complaint) {
    if (!isRight) {
      throw new IllegalStateException("table " + kept.table() + ": " + complaint);
    }
  }
}
