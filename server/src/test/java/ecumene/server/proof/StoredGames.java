package ecumene.server.proof;

import ecumene.bots.BotDice;
import ecumene.bots.kind.BotKind;
import ecumene.facts.Setup;
import ecumene.game.Entry;
import ecumene.game.Game;
import ecumene.game.Header;
import ecumene.server.log.TableLog;
import ecumene.server.room.Rooms;
import ecumene.server.store.BodyHash;
import ecumene.server.store.TableId;
import ecumene.server.store.kind.Stores;
import ecumene.server.table.Line;
import ecumene.server.table.Plan;
import ecumene.server.table.TableState;
import ecumene.server.table.TimeLimits;
import ecumene.table.Open;
import ecumene.table.Reply;
import ecumene.table.Seed;
import ecumene.view.PublicView;
import ecumene.wire.Wire;
import ecumene.wire.position.Position;
import ecumene.wire.save.EntryLine;
import ecumene.wire.save.HeaderLine;
import ecumene.world.Terms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Games of all player counts that were begun at tables, and left somewhere. */
final class StoredGames {
  static final InstantSource CLOCK = InstantSource.system();

  private static final String POSITIONS = "positions.txt";
  private static final List<Terms> TERMS =
      List.of(Terms.BASIC.upTo(3), Terms.SHORT.upTo(2), Terms.EXPERT.upTo(2));
  private static final int LINES_AT_ONCE = 20;

  /** They are left after some replies, at most so many. */
  private static final int MOST_REPLIES = 500;

  private StoredGames() {}

  /**
   * One of them.
   *
   * @param positions a digest of each position: of that at the beginning, and after every line
   */
  record Kept(TableId table, List<String> positions) {}

  /** Plays so many, and keeps them in this directory. */
  static void make(Path directory, int count) throws IOException {
    var rows = new ArrayList<String>();
    try (var store = Stores.open(directory);
        var rooms = new Rooms(store, CLOCK)) {
      for (int n = 0; n < count; n++) {
        var id = rooms.create(plan(n), _ -> List.of());
        var positions = play(TableLog.open(id, store, CLOCK), n);
        rows.add(id.word() + ' ' + String.join(" ", positions));
      }
    }
    Files.write(directory.resolve(POSITIONS), rows);
  }

  static List<Kept> in(Path directory) throws IOException {
    return Files.readAllLines(directory.resolve(POSITIONS)).stream()
        .map(row -> Arrays.asList(row.split(" ")))
        .map(row -> new Kept(new TableId(row.getFirst()), row.subList(1, row.size())))
        .toList();
  }

  /** Begins one of each kind. */
  static void beginAny() {
    for (var terms : TERMS) {
      Game.begin(new Header(Setup.all().getFirst(), terms, Seed.parse("%032x".formatted(1))));
    }
  }

  private static Plan plan(int n) {
    var setups = Setup.all();
    var setup = setups.get(n * 7 % setups.size());
    var seed = Seed.parse("%032x".formatted(1000 + n));
    var header = new Header(setup, TERMS.get(n % TERMS.size()), seed);
    return new Plan("Game " + n, HeaderLine.of(header), "en", Map.of(), TimeLimits.NONE, null);
  }

  private static List<String> play(TableLog log, int n) {
    var positions = new ArrayList<>(List.of(position(log.state().game())));
    int most = 40 + n * 61 % MOST_REPLIES;
    while (positions.size() <= most && !log.state().game().isOver()) {
      var lines = log.pendingLines();
      while (lines.size() < LINES_AT_ONCE && !lines.now().game().isOver()) {
        lines.add(reply(lines.now(), n), null, null, CLOCK.instant());
        positions.add(position(lines.now().game()));
      }
      lines.commit(null);
      log.keepSnapshot();
    }
    return positions;
  }

  /** Every other game is played by bots that play to win, the others by chance. */
  private static Line reply(TableState now, int n) {
    var open = now.game().open().stream().filter(it -> it.question().isAwaited()).findFirst();
    return reply(now, open.orElseThrow(), n);
  }

  private static Line reply(TableState now, Open open, int n) {
    var seat = open.question().seat();
    long dice = 31L * now.lines() + n;
    var answer =
        n % 2 == 0
            ? BotKind.BALANCED.bot(seat, dice).answer(open.question(), eyes(now).as(seat))
            : open.question().anyAnswer(new BotDice(dice));
    return new Line.Played(EntryLine.of(new Entry.Replied(new Reply(open.id(), seat, answer))));
  }

  private static PublicView eyes(TableState now) {
    return PublicView.of(now.game());
  }

  /** All of a position, by another way than its hash. */
  static String position(Game game) {
    return BodyHash.of("", Wire.JSON.writeValueAsString(Position.of(game.position()))).digits();
  }
}
