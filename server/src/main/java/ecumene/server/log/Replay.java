package ecumene.server.log;

import com.fasterxml.jackson.annotation.JsonProperty;
import ecumene.facts.Civilization;
import ecumene.phase.Phase;
import ecumene.server.Problem;
import ecumene.server.store.Store;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import ecumene.server.table.Remark;
import ecumene.server.table.TableState;
import ecumene.wire.save.SavedGame;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table played again from the beginning of its log, with all that happened. */
public final class Replay {
  private static final int STRIDE = 32;

  private final TableId id;
  private final List<Step> steps;
  private final List<Moment> moments;

  private final List<Remark> remarks;

  /** The table at its beginning, and after every so many lines. */
  private final List<TableState> milestones;

  private TableState state;

  /**
   * A line that changed the game.
   *
   * @param lines how many the log had with it
   * @param events how many had been told after it
   */
  public record Moment(
      @JsonProperty("line") int lines,
      Instant at,
      int turn,
      @Nullable Phase phase,
      Civilization seat,
      int events) {}

  /**
   * A line.
   *
   * @param line null: it was rewound, and does not count
   */
  private record Step(@Nullable Line line, Instant at) {}

  /** Every line that changed the game. */
  public record History(List<Moment> lines) {}

  private Replay(TableId id, TableState begin) {
    this.id = id;
    steps = new ArrayList<>();
    moments = new ArrayList<>();
    remarks = new ArrayList<>();
    milestones = new ArrayList<>(List.of(begin));
    state = begin;
  }

  /** Goes on from there. */
  private Replay(Replay before, LogSegment more) {
    id = before.id;
    steps = new ArrayList<>(before.steps);
    moments = new ArrayList<>(before.moments);
    remarks = new ArrayList<>(before.remarks);
    milestones = new ArrayList<>(before.milestones);
    state = before.state;
    for (int i = 0; i < more.size(); i++) {
      play(more, i);
    }
  }

  /** Plays all lines of a table that nobody need have open. */
  public static Replay whole(TableId id, Store store) {
    return read(id, store, Integer.MAX_VALUE);
  }

  /** Plays so many lines. */
  public static Replay read(TableId id, Store store, int count) {
    return new Replay(id, LogStart.of(id, store).begin()).goOn(store, count);
  }

  /** Plays on up to so many lines. */
  public Replay goOn(Store store, int count) {
    if (count == steps.size()) {
      return this;
    }
    var stored = store.lines(id, steps.size());
    int size = Math.min(count - steps.size(), stored.size());
    var more = new LogSegment(id, steps.size(), stored.subList(0, size));
    return more.rewindsEarlier() ? read(id, store, count) : new Replay(this, more);
  }

  private void play(LogSegment segment, int index) {
    var next = segment.play(state, index);
    if (next == null) {
      throw new Problem(
          Problem.Kind.NOT_NOW, "the rules have changed since this game began; its past is gone");
    }
    var line = segment.line(index);
    var at = segment.stored(index).at();
    var seat =
        switch (line) {
          case Line.Played(var entry) -> entry.seat();
          case Line.TakenBack(var taker) -> taker;
          case null, default -> null;
        };
    if (seat != null) {
      var phase = state.game().phase();
      moments.add(new Moment(next.lines(), at, state.turn(), phase, seat, next.events()));
    }
    if (next.talk().count() > state.talk().count()) {
      remarks.add(next.remarks().getLast());
    }
    steps.add(new Step(line, at));
    state = next;
    if (steps.size() % STRIDE == 0) {
      milestones.add(state);
    }
  }

  public TableId table() {
    return id;
  }

  public int lines() {
    return steps.size();
  }

  /** The table after all of them. */
  public TableState state() {
    return state;
  }

  /** All that were ever made. */
  public List<Remark> remarks() {
    return Collections.unmodifiableList(remarks);
  }

  public History history() {
    return new History(List.copyOf(moments));
  }

  /** The table after so many lines. */
  public TableState at(int lines) {
    if (lines < 0 || lines > steps.size()) {
      throw new Problem(
          Problem.Kind.NOT_FOUND, "the log has {lines} [lines:line|lines]", steps.size());
    }
    var then = milestones.get(lines / STRIDE);
    for (var one : steps.subList(lines - lines % STRIDE, lines)) {
      then = one.line == null ? then.afterNothing() : then.after(one.line, one.at);
    }
    return then;
  }

  /** The whole game as a file; not before its end. */
  public SavedGame export() {
    if (!state.game().isOver()) {
      throw new Problem(Problem.Kind.NOT_NOW, "the game is not over yet");
    }
    var saved = SavedGame.of(state.game());
    return state.talk().isOfImport()
        ? saved.importedAt(id.word())
        : saved.playedAt(id.word(), state.beginning().parts());
  }
}
