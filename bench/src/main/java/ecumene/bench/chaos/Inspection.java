package ecumene.bench.chaos;

import ecumene.server.Problem;
import ecumene.server.room.Rooms;
import ecumene.server.store.Damaged;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import ecumene.server.store.kind.Stores;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;

/**
 * Looks at a store after a fault, and through it as players do: what is served is what was written.
 */
record Inspection(Fault fault, List<Player> players, Written written, Tally tally) {

  /** Everything that was acknowledged is there. */
  void expectAll(Store store) {
    for (var player : players) {
      var table = player.table();
      var log = store.lines(table, 0);
      expectBeginning(table, log);
      player.check(player.acknowledged(), log);
      written.become(table, log);
    }
    try (var rooms = new Rooms(store, store.clock())) {
      for (var player : players) {
        int lines = served(rooms, player.table());
        int stored = written.log(player.table()).size();
        if (lines != stored) {
          throw broken(player.table(), stored + " lines in its room", lines + " lines");
        }
      }
    }
  }

  /** Nothing is served that was not written: what can not be told is held, or refused. */
  void expectNothingWrong(Path directory) {
    try {
      look(directory).forEach(tally::count);
    } catch (Violation broken) {
      throw broken;
    } catch (RuntimeException other) {
      throw new Violation(fault.toString(), other);
    }
  }

  private List<Outcome> look(Path directory) {
    try (var store = Stores.open(directory);
        var rooms = new Rooms(store, store.clock())) {
      return players.stream()
          .map(Player::table)
          .map(table -> Collections.max(List.of(read(store, table), play(rooms, table))))
          .toList();
    } catch (StoreFailed refused) {
      return Collections.nCopies(players.size(), Outcome.REFUSED);
    }
  }

  private Outcome read(Store store, TableId table) {
    try {
      if (store.table(table) == null) {
        return Outcome.GONE;
      }
      var log = store.lines(table, 0);
      expectBeginning(table, log);
      return whole(table, log.size());
    } catch (Damaged held) {
      return Outcome.HELD;
    } catch (StoreFailed unread) {
      return Outcome.UNREAD;
    }
  }

  private Outcome play(Rooms rooms, TableId table) {
    try {
      return whole(table, served(rooms, table));
    } catch (StoreFailed unread) {
      return Outcome.UNREAD;
    } catch (Problem told) {
      return switch (told.kind()) {
        case DAMAGED -> Outcome.HELD;
        case NOT_FOUND -> Outcome.GONE;
        default -> throw new Violation(fault + "; table " + table, told);
      };
    }
  }

  private Outcome whole(TableId table, int lines) {
    return lines == written.log(table).size() ? Outcome.WHOLE : Outcome.PREFIX;
  }

  /** How many lines the room of a table has made its state of. */
  private int served(Rooms rooms, TableId table) {
    var state = rooms.room(table).state();
    int lines = state.lines();
    var all = written.log(table);
    if (lines > all.size()) {
      throw broken(table, all.size() + " lines at most in its room", lines + " lines");
    }
    var position = lines == 0 ? null : all.get(lines - 1).position();
    if (position != null && position != state.game().hash()) {
      throw broken(table, "the position after line " + lines, "another one");
    }
    return lines;
  }

  private void expectBeginning(TableId table, List<StoredLine> log) {
    var all = written.log(table);
    if (log.size() > all.size()) {
      throw broken(table, all.size() + " lines at most", log.size() + " lines");
    }
    for (int i = 0; i < log.size(); i++) {
      if (!log.get(i).equals(all.get(i))) {
        throw broken(table, "line " + i + " as " + all.get(i), log.get(i).toString());
      }
    }
  }

  private Violation broken(TableId table, String expected, String found) {
    return new Violation(
        "%s; table %s: expected %s, found %s".formatted(fault, table, expected, found));
  }
}
