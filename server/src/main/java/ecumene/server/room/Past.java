package ecumene.server.room;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.phase.Phase;
import ecumene.server.Problem;
import ecumene.server.store.Store;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import ecumene.server.table.Plan;
import ecumene.server.table.TableState;
import ecumene.wire.save.SavedGame;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table played again from the beginning of its log, with all that happened. */
public final class Past {
  private static final int STEP = 32;

  private final TableId id;
  private final List<StoredLine> lines;
  private final List<Moment> moments;

  /** The table at its beginning, and after every so many lines. */
  private final List<TableState> milestones;

  private TableState state;

  /**
   * A line that changed the game.
   *
   * @param line how many the log had with it
   * @param events how many had been told after it
   */
  public record Moment(
      int line, long at, int turn, @Nullable Phase phase, Civilization seat, int events) {}

  /** Every line that changed the game. */
  public record History(List<Moment> lines) {}

  private Past(TableId id, TableState begin) {
    this.id = id;
    lines = new ArrayList<>();
    moments = new ArrayList<>();
    milestones = new ArrayList<>(List.of(begin));
    state = begin;
  }

  /** Goes on from there. */
  private Past(Past before, List<StoredLine> more) {
    id = before.id;
    lines = new ArrayList<>(before.lines);
    moments = new ArrayList<>(before.moments);
    milestones = new ArrayList<>(before.milestones);
    state = before.state;
    more.forEach(this::play);
  }

  /** Plays all lines of a table that nobody need have open. */
  public static Past whole(TableId id, Store store) {
    return read(id, store, Integer.MAX_VALUE);
  }

  /** Plays so many lines. */
  static Past read(TableId id, Store store, int count) {
    var table = store.table(id);
    if (table == null) {
      throw new Problem(Problem.Kind.NOT_FOUND, "there is no such table");
    }
    var begin = TableState.begin(Plan.read(table.plan()), table.created());
    return new Past(id, begin).goOn(store, count);
  }

  /** Plays on up to so many lines. */
  Past goOn(Store store, int count) {
    if (count == lines.size()) {
      return this;
    }
    var more = store.lines(id, lines.size());
    return new Past(this, more.subList(0, Math.min(count - lines.size(), more.size())));
  }

  private void play(StoredLine stored) {
    var line = Line.read(stored.text());
    var played = state.game();
    int turn = state.turn();
    long at = stored.at();
    state = state.after(line, at);
    lines.add(stored);
    if (lines.size() % STEP == 0) {
      milestones.add(state);
    }
    var seat =
        switch (line) {
          case Line.Played(var entry) -> entry.seat();
          case Line.TakenBack(var taker) -> taker;
          default -> null;
        };
    if (seat != null) {
      moments.add(new Moment(state.lines(), at, turn, played.phase(), seat, state.events()));
    }
  }

  /** How many there are. */
  int lines() {
    return lines.size();
  }

  /** The table after all of them. */
  TableState state() {
    return state;
  }

  public History history() {
    return new History(List.copyOf(moments));
  }

  /** What the viewer saw after so many lines, without questions. */
  public Message scene(Viewer viewer, int line) {
    if (line < 0 || line > lines.size()) {
      throw new Problem(Problem.Kind.NOT_FOUND, "the log has {lines} lines", lines.size());
    }
    var then = milestones.get(line / STEP);
    for (var one : lines.subList(line - line % STEP, line)) {
      then = then.after(Line.read(one.text()), one.at());
    }
    var scene = new Scene(id, then, Seats.NONE, null);
    int events = then.eventsBeforePhase();
    var told = Tale.from(scene.tale(), events, viewer.seat());
    return new Message(line, new Show(scene, viewer, Show.HostDesk.NONE).past(events, told));
  }

  /** Up to so many events before that number, as the viewer heard them. */
  public Message events(Viewer viewer, int before, int most) {
    int end = Math.clamp(before, 0, state.events());
    int from = Math.max(0, end - most);
    var tale = Tale.and(null, 0, state.game().tellings(0).subList(0, end));
    var json = new JsonText().open().name("events").open().put("from", "" + from);
    json.put("list", Tale.from(tale, from, viewer.seat())).close().close();
    return new Message(state.lines(), json.toBytes());
  }

  /** The whole game as a file; not before its end. */
  public SavedGame export() {
    if (!state.game().isOver()) {
      throw new Problem(Problem.Kind.NOT_NOW, "the game is not over yet");
    }
    return SavedGame.of(state.game());
  }
}
