package ecumene.bots.simulation;

import ecumene.bots.Bot;
import ecumene.bots.Crew;
import ecumene.bots.Lineup;
import ecumene.event.Event;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.game.Header;
import ecumene.game.Score;
import ecumene.phase.Phase;
import ecumene.table.Draws;
import ecumene.table.Given;
import ecumene.table.Question;
import ecumene.table.Replies;
import ecumene.table.Seed;
import ecumene.table.Table;
import ecumene.world.Terms;
import ecumene.world.World;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One game among bots, from set-up to the end, answered on the spot.
 *
 * @param seed of the game's own chance and of the bots'
 */
public record Match(Setup setup, Terms terms, long seed, Lineup lineup) {
  /** Far more than any game needs: beyond it, play goes round in circles. */
  private static final int MOST_REPLIES = 200_000;

  /** The header of the same game, to play it again reply by reply. */
  public Header header() {
    return new Header(setup, terms, Seed.of(seed));
  }

  /** The bots at their seats. */
  public Map<Civilization, Bot> bots() {
    var bots = new EnumMap<Civilization, Bot>(Civilization.class);
    for (var seat : setup.seats()) {
      bots.put(seat, lineup.bot(seat, seed));
    }
    return bots;
  }

  /** Plays the game; the position is verified at the end of every turn. */
  public GameSummary play() {
    return play(world -> event -> {});
  }

  /**
   * Plays the game.
   *
   * @param listening makes what else is told of every event, of the position that is played on
   */
  public GameSummary play(Function<World, Consumer<Event>> listening) {
    var world = new World(setup, terms);
    var recorder = new GameRecorder(world);
    var listener = listening.apply(world);
    var bots = bots();
    var replies = new Counted(new Crew(world, bots));
    var table = new Table(world, new Draws(Seed.of(seed)), replies, recorder.andThen(listener));
    try {
      for (@Nullable Phase phase = Phase.SET_UP; phase != null; phase = phase.following(world)) {
        phase.play(table);
        if (phase == Phase.AST_ALTERATION) {
          world.verify();
          recorder.turnEnds();
        }
      }
    } finally {
      bots.values().forEach(Bot::close);
    }
    return recorder.played(seed, replies.count, Score.ranking(world));
  }

  private static final class Counted implements Replies {
    private final Replies replies;
    private int count;

    Counted(Replies replies) {
      this.replies = replies;
    }

    @Override
    public Given next(List<Question<?>> open) {
      if (++count > MOST_REPLIES) {
        throw new IllegalStateException("after " + MOST_REPLIES + " replies there is no end");
      }
      return replies.next(open);
    }
  }
}
