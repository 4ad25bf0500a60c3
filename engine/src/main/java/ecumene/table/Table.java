package ecumene.table;

import ecumene.event.CalamityEvent;
import ecumene.event.Cause;
import ecumene.event.ChoiceForced;
import ecumene.event.Effect;
import ecumene.event.Event;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a rule sees of the game: the world, the seats it can ask, the draws, and the log. */
public final class Table {
  private final World world;
  private final Draws draws;
  private final Replies replies;
  private final Consumer<Event> log;

  /** What has been told of calamities. */
  private final List<Effect> story = new ArrayList<>(0);

  /** The calamity that is being carried out. */
  private @Nullable Cause cause;

  public Table(World world, Draws draws, Replies replies, Consumer<Event> log) {
    this.world = world;
    this.draws = draws;
    this.replies = replies;
    this.log = log;
  }

  public World world() {
    return world;
  }

  /** A number from 0 to bound − 1 (RU.5). */
  public int draw(Stream stream, int bound) {
    return draws.next(stream, bound);
  }

  /** Tells what happened, and which calamity had it happen. */
  public void tell(Event event) {
    if (cause == null) {
      log.accept(event);
      return;
    }
    var effect = new Effect(cause, event);
    story.add(effect);
    log.accept(event instanceof CalamityEvent ? event : effect); // those name their calamity
  }

  /** Carries something out that this calamity has happen; null where it is none. */
  public <T extends @Nullable Object> T because(@Nullable Cause why, Supplier<T> what) {
    var before = cause;
    cause = why;
    try {
      return what.get();
    } finally {
      cause = before;
    }
  }

  /** What was told of this calamity while it was carried out. It is over: the next begins anew. */
  public List<Event> conclude(Cause calamity) {
    var told = new ArrayList<Event>();
    for (var effect : story) {
      if (effect.cause().equals(calamity)) {
        told.add(effect.event());
      }
    }
    story.removeIf(effect -> effect.cause().equals(calamity));
    return told;
  }

  /** Asks one seat and waits for its answer. */
  public <A extends Answer> A ask(Question<A> question) {
    var forced = question.forced();
    if (forced != null) {
      tell(new ChoiceForced(question.seat(), question.rule())); // RU.6
      return forced;
    }
    return accept(question, replies.next(List.of(question)).answer());
  }

  /** Asks several seats, and takes the answer that comes first. */
  public Given askAny(List<Question<?>> open) {
    var given = replies.next(open);
    accept(given.question(), given.answer());
    return given;
  }

  /**
   * Has all of this settled, in whatever order the answers arrive (RU.8). The order of the list is
   * the order in which those who wait for each other take their turns.
   */
  public void settleTogether(List<? extends Owed<?>> owed) {
    Settlement.of(this, replies, owed).settle();
  }

  /** The same, where each owes one thing after the other. */
  public void settleInSequence(List<? extends Sequence> sequences) {
    Settlement.inSequence(this, replies, sequences).settle();
  }

  <A extends Answer> A accept(Question<A> question, Answer answer) {
    var refusal = replies.areJudged() ? null : question.judgeAny(answer);
    if (refusal != null) {
      throw replies.refused(new Given(question, answer), refusal);
    }
    return question.answerType().cast(answer);
  }
}
