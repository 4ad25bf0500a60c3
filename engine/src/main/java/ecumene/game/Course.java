package ecumene.game;

import ecumene.event.Event;
import ecumene.phase.Phase;
import ecumene.table.Checkpoint;
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
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Play from the beginning of one phase to the beginning of another. It runs on by itself until
 * somebody has to answer, and again after every reply. It is a value: a reply makes a new one.
 */
public final class Course {
  private final Point point;
  private final @Nullable Phase until;
  private final List<Event> toldBefore;
  private final @Nullable Resolution resolution;
  private final Outcome outcome;

  private Course(
      Point point,
      @Nullable Phase until,
      List<Event> toldBefore,
      @Nullable Resolution resolution,
      Outcome outcome) {
    this.point = point;
    this.until = until;
    this.toldBefore = toldBefore;
    this.resolution = resolution;
    this.outcome = outcome;
  }

  /** Begins a phase and plays until another begins; null: to the end of the last. */
  public static Course play(Checkpoint from, Phase first, @Nullable Phase until) {
    return play(new Point(from, first, 0), until);
  }

  /** Plays on from a point until a phase begins; null: to the end of the last. */
  public static Course play(Point from, @Nullable Phase until) {
    return run(from, until, List.of());
  }

  private static Course run(Point from, @Nullable Phase until, List<Event> toldBefore) {
    var point = from;
    var told = new ArrayList<>(toldBefore);
    for (var phase = point.phase(); phase != null && phase != until; phase = point.phase()) {
      var script = phase.next(point.at().world(), point.done());
      if (script == null) {
        point = point.beginning(phase.following());
        continue;
      }
      var resolution = Resolution.of(point.at(), script);
      switch (resolution.run()) {
        case Waiting waiting -> {
          return new Course(point, until, List.copyOf(told), resolution, waiting);
        }
        case Done done -> {
          told.addAll(done.events());
          point = point.after(done);
        }
      }
    }
    return new Course(point, until, List.copyOf(told), null, new Done(List.of(), point.at()));
  }

  /** Plays from the beginning of a phase to the end of the last, where answers come at once. */
  public static void playThrough(Phase first, Table table) {
    for (@Nullable Phase phase = first; phase != null; phase = phase.following()) {
      var script = phase.next(table.world(), 0);
      for (int done = 1; script != null; done++) {
        script.play(table);
        script = phase.next(table.world(), done);
      }
    }
  }

  /** The questions that wait for an answer; none when the last phase is over. */
  public List<Open> open() {
    return outcome instanceof Waiting waiting ? waiting.open() : List.of();
  }

  /** Everything that was told since the beginning. */
  public List<Event> events() {
    var events = new ArrayList<>(toldBefore);
    events.addAll(outcome.events());
    return events;
  }

  /** The phase that is being played, or that would begin now; null after the last. */
  public @Nullable Phase phase() {
    return point.phase();
  }

  /** Why the reply cannot be taken; null when it can. */
  public @Nullable Refusal judge(Reply reply) {
    return resolution == null
        ? new Refusal("RU.8", "nobody is asked anything")
        : resolution.judge(reply);
  }

  /** Plays on with a reply that {@link #judge} has let pass. */
  public Course submit(Reply reply) {
    if (resolution == null) {
      throw new IllegalStateException("nobody is asked anything");
    }
    var answered = resolution.with(reply);
    return switch (answered.run()) {
      case Waiting waiting -> new Course(point, until, toldBefore, answered, waiting);
      case Done done -> {
        var told = new ArrayList<>(toldBefore);
        told.addAll(done.events());
        yield run(point.after(done), until, told);
      }
    };
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
    return point.at().world().copy();
  }
}
