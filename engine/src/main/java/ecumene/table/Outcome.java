package ecumene.table;

import ecumene.event.Event;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How far a rule has come, and what happened on the way. */
public sealed interface Outcome {

  List<Event> events();

  /** The questions that wait for an answer. */
  List<Open> open();

  /** Why the reply cannot be taken; null when it can. */
  @Nullable Refusal judge(Reply reply);

  /** Somebody has to answer first. */
  final class Waiting implements Outcome {
    private final List<Event> events;
    private final OpenQuestions open;
    private final World world;
    private final Draws draws;
    private final Run.@Nullable Pause pause;

    Waiting(
        List<Event> events,
        OpenQuestions open,
        World world,
        Draws draws,
        Run.@Nullable Pause pause) {
      this.events = events;
      this.open = open;
      this.world = world;
      this.draws = draws;
      this.pause = pause;
    }

    @Override
    public List<Event> events() {
      return events;
    }

    @Override
    public List<Open> open() {
      return open;
    }

    /** As it stands in the middle of the rule; nobody changes it. */
    public World world() {
      return world;
    }

    /** What has been drawn by now. */
    public Draws draws() {
      return draws;
    }

    /** From where the rule can go on; null when it has to be run again. */
    Run.@Nullable Pause pause() {
      return pause;
    }

    @Override
    public @Nullable Refusal judge(Reply reply) {
      var asked = open.answeredBy(reply);
      return asked == null ? noLongerOpen() : asked.judge(reply.answer());
    }
  }

  /** The rule has been carried out. */
  record Done(List<Event> events, Checkpoint next) implements Outcome {
    @Override
    public List<Open> open() {
      return List.of();
    }

    @Override
    public Refusal judge(Reply reply) {
      return noLongerOpen();
    }
  }

  private static Refusal noLongerOpen() {
    return new Refusal("RU.8", "that question is no longer open");
  }
}
