package ecumene.game;

import ecumene.event.Event;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.phase.Phase;
import ecumene.table.Checkpoint;
import ecumene.table.Draws;
import ecumene.table.Journal;
import ecumene.table.Open;
import ecumene.table.Outcome;
import ecumene.table.Outcome.Done;
import ecumene.table.Outcome.Waiting;
import ecumene.table.Refusal;
import ecumene.table.Reply;
import ecumene.table.Resolution;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Play from the beginning of one phase to the beginning of another. It runs on by itself until
 * somebody has to answer, and again after every reply. It is a value: a reply makes a new one.
 *
 * <p>Where nobody has anything left, no turn differs from the one before. After some turns without
 * a question play stops, or it would go on for ever.
 */
public final class Course {
  /** More than there are spaces on the A.S.T.: by then no marker moves either. */
  public static final int MOST_QUIET_TURNS = 20;

  private final Point point;
  private final @Nullable Phase until;
  private final CourseLog before;
  private final @Nullable Resolution resolution;
  private final Outcome outcome;

  /**
   * What was told, and which phases began, before the present resolution.
   *
   * @param begun where the newest phase began
   * @param toldThen how many events had been told before it
   */
  private record CourseLog(Chain<Telling> events, Chain<Mark> marks, Point begun, int toldThen) {

    static CourseLog nothing(Point from, List<Mark> before) {
      return new CourseLog(Chain.empty(), Chain.<Mark>empty().plus(List.copyOf(before)), from, 0);
    }

    CourseLog and(List<Event> more, Point at) {
      return new CourseLog(events.plus(Telling.all(more, at)), marks, begun, toldThen);
    }

    CourseLog and(Mark mark, Point beginning) {
      return new CourseLog(events, marks.plus(mark), beginning, events.size());
    }
  }

  private Course(
      Point point,
      @Nullable Phase until,
      CourseLog before,
      @Nullable Resolution resolution,
      Outcome outcome) {
    this.point = point;
    this.until = until;
    this.before = before;
    this.resolution = resolution;
    this.outcome = outcome;
  }

  /** Begins a phase and plays until another begins; null: to the end of the game. */
  public static Course play(Checkpoint from, Phase first, @Nullable Phase until) {
    return play(new Point(from, first, 0), until);
  }

  /** Plays on from a point until a phase begins; null: to the end of the game. */
  public static Course play(Point from, @Nullable Phase until) {
    return run(from, until, CourseLog.nothing(from, List.of()));
  }

  /** The set-up is yet to come. */
  static Course notBegun(Checkpoint from) {
    var point = new Point(from, Phase.SET_UP, 0);
    var told = CourseLog.nothing(point, List.of()).and(point.mark(Phase.SET_UP), point);
    return new Course(point, null, told, null, new Done(List.of(), from));
  }

  /** Plays on to the end of the game from where a phase began, after these. */
  static Course resume(Point from, List<Mark> before) {
    return run(from, null, CourseLog.nothing(from, before));
  }

  private static Course run(Point from, @Nullable Phase until, CourseLog toldBefore) {
    var point = from;
    var told = toldBefore;
    for (var phase = point.phase(); phase != null; phase = point.phase()) {
      if (point.done() == 0) {
        if (phase == until || turn(point) - turn(from) >= MOST_QUIET_TURNS) {
          break;
        }
        told = told.and(point.mark(phase), point);
      }
      var script = point.script();
      if (script == null) {
        point = point.nextPhase();
        continue;
      }
      var resolution = Resolution.of(point.at(), script);
      switch (resolution.run()) {
        case Waiting waiting -> {
          return new Course(point, until, told, resolution, waiting);
        }
        case Done done -> {
          told = told.and(done.events(), point);
          point = point.after(done);
        }
      }
    }
    return new Course(point, until, told, null, new Done(List.of(), point.at()));
  }

  private static int turn(Point point) {
    return point.world().progress().turn();
  }

  /** Plays from one phase until another begins, or the game ends; answers come at once. */
  public static void playThrough(Phase first, @Nullable Phase until, Table table) {
    for (@Nullable Phase phase = first;
        phase != null && phase != until;
        phase = phase.following(table.world())) {
      phase.play(table);
    }
  }

  /** The questions that can be answered; none when all is over. */
  public List<Open> open() {
    return outcome.open();
  }

  /** Everything that was told since the beginning. */
  public List<Event> events() {
    return tellings(0).stream().map(Telling::event).toList();
  }

  /** Everything that was told but the first so many. */
  List<Telling> tellings(int start) {
    int known = start - before.events().size();
    var events = outcome.events();
    return known < 0
        ? before.and(events, point).events().from(start)
        : Telling.all(events.subList(known, events.size()), point);
  }

  /** Whether anything hidden was shown after the first so many events. */
  boolean revealedAfter(int start) {
    for (var telling : tellings(start)) {
      if (telling.event().reveals()) {
        return true;
      }
    }
    return false;
  }

  /** How many events were told. */
  int told() {
    return before.events().size() + outcome.events().size();
  }

  /** The phases that have begun, with the position at their beginning. */
  public List<Mark> marks() {
    return before.marks().list();
  }

  /** How many events had been told when the newest phase began. */
  int toldBefore() {
    return before.toldThen();
  }

  /** How many phases have begun. */
  int begunPhases() {
    return before.marks().size();
  }

  /** Where the newest phase began. */
  Point begun() {
    return before.begun();
  }

  /** The phase that is being played, or that would begin now; null after the last. */
  public @Nullable Phase phase() {
    return point.phase();
  }

  /** Why the reply cannot be taken; null when it can. */
  public @Nullable Refusal judge(Reply reply) {
    return outcome.judge(reply);
  }

  /** Plays on with a reply that {@link #judge} has let pass. */
  public Course submit(Reply reply) {
    if (resolution == null || !(outcome instanceof Waiting asked)) {
      throw new IllegalStateException("nobody is asked anything");
    }
    var answered = resolution.with(reply);
    return switch (answered.runOn(asked)) {
      case Waiting waiting -> new Course(point, until, before, answered, waiting);
      case Done done -> run(point.after(done), until, before.and(done.events(), point));
    };
  }

  /** The same, with one more player who will leave at the end of the phase (RU.52). */
  Course withLeaving(Civilization seat) {
    return new Course(point.withLeaving(seat), until, before, resolution, outcome);
  }

  /** Where the present resolution began; when all is over, the end. */
  public Point point() {
    return point;
  }

  /** What has been answered since then. */
  public Journal journal() {
    return resolution == null ? Journal.EMPTY : resolution.journal();
  }

  /** The position where the present resolution began; when all is over, the last one. */
  public World position() {
    return point.world().copy();
  }

  /** Everybody who has not left. */
  Seats seats() {
    return point.world().seats();
  }

  /** The position as it stands, in the middle of the present resolution. */
  public World present() {
    return outcome instanceof Waiting waiting ? waiting.world().copy() : position();
  }

  /** The hash of the position as it stands. */
  long hash() {
    return (outcome instanceof Waiting waiting ? waiting.world() : point.world()).hash();
  }

  /** What has been drawn by now. */
  Draws draws() {
    return outcome instanceof Waiting waiting ? waiting.draws() : point.at().draws();
  }
}
