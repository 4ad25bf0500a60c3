package ecumene.bench;

import ecumene.calamity.Called;
import ecumene.calamity.Famine;
import ecumene.event.Event;
import ecumene.facts.CalamityCard;
import ecumene.table.Dice;
import ecumene.table.Draws;
import ecumene.table.Given;
import ecumene.table.Question;
import ecumene.table.Seed;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * One whole Famine on a copy of the world: revealed, three victims named, losses of four seats
 * taken, card discarded. The four answer at random, on the spot.
 */
@State(Scope.Thread)
public class FamineBenchmark {
  private static final Called FAMINE = new Called(CalamityCard.FAMINE, new Famine());
  private static final Draws DRAWS = new Draws(Seed.of(1)); // of which Famine takes none

  private final World world = FullWorld.withFamine();
  private final Dice dice = new Xorshift();

  @Benchmark
  public void famine(Blackhole blackhole) {
    var copy = world.copy();
    var events = new ArrayList<Event>();
    FAMINE.play(new Table(copy, DRAWS, this::answer, events::add));
    blackhole.consume(copy);
    blackhole.consume(events);
  }

  private Given answer(List<Question<?>> open) {
    var question = open.getFirst();
    return new Given(question, question.anyAnswer(dice));
  }

  /** Random enough, and next to free. */
  private static final class Xorshift implements Dice {
    private long state = 0x9E3779B97F4A7C15L;

    @Override
    public int below(int bound) {
      state ^= state << 13;
      state ^= state >>> 7;
      state ^= state << 17;
      return (int) Math.unsignedMultiplyHigh(state, bound);
    }
  }
}
