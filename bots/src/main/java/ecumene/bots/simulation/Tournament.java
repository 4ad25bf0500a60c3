package ecumene.bots.simulation;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.world.Terms;
import java.util.ArrayList;
import java.util.List;

/** Two kinds of bots against each other. */
public final class Tournament {
  /** Who sits where. */
  public enum Seating {
    /**
     * In each pair of games with the same seed they sit in alternate seats, in the second where the
     * other kind sat in the first.
     */
    ALTERNATE {
      @Override
      long game(long number) {
        return number / 2;
      }

      @Override
      boolean isFirst(int place, int players, long number) {
        return (place + number) % 2 == 0;
      }
    },

    /** The first kind has one seat, from game to game another, and the second all others. */
    ALONE {
      @Override
      long game(long number) {
        return number;
      }

      @Override
      boolean isFirst(int place, int players, long number) {
        return place == number % players;
      }
    };

    /** How many other games come before it. */
    abstract long game(long number);

    abstract boolean isFirst(int place, int players, long number);
  }

  private final Seating seating;
  private final Setup setup;
  private final Terms terms;
  private final long seed;
  private final BotKind first;
  private final BotKind second;
  private final Tally firsts = new Tally();
  private final Tally seconds = new Tally();

  public Tournament(
      Seating seating, Setup setup, Terms terms, long seed, BotKind first, BotKind second) {
    this.seating = seating;
    this.setup = setup;
    this.terms = terms;
    this.seed = seed;
    this.first = first;
    this.second = second;
  }

  /** The match of this number. */
  public Match match(long number) {
    long game = seed + seating.game(number);
    return new Match(
        setup,
        terms,
        game,
        (seat, chance) -> (isFirst(seat, number) ? first : second).bot(seat, chance));
  }

  private boolean isFirst(Civilization seat, long number) {
    var seats = setup.seats().list();
    return seating.isFirst(seats.indexOf(seat), seats.size(), number);
  }

  public void add(long number, GameSummary game) {
    for (int place = 0; place < game.ranking().size(); place++) {
      var score = game.ranking().get(place);
      var tally = isFirst(score.seat(), number) ? firsts : seconds;
      tally.scores.add((double) score.total());
      tally.places.add(place + 1.0);
    }
    boolean won = isFirst(game.winner().seat(), number);
    long seats = game.ranking().stream().filter(one -> isFirst(one.seat(), number)).count();
    firsts.count(won, (double) seats / game.ranking().size());
    seconds.count(!won, 1 - (double) seats / game.ranking().size());
  }

  /** What was found, a line for each entrant. */
  public List<Standing> standings() {
    return List.of(firsts.standing(first.toString()), seconds.standing(second.toString()));
  }

  /**
   * How an entrant did.
   *
   * @param wins the share of games won by one of its seats
   * @param even the share if both were equally good
   */
  public record Standing(String name, Share wins, double even, Mean score, Mean place) {}

  private static final class Tally {
    private int wins;
    private final List<Double> shares = new ArrayList<>();
    private final List<Double> scores = new ArrayList<>();
    private final List<Double> places = new ArrayList<>();

    void count(boolean won, double share) {
      wins += won ? 1 : 0;
      shares.add(share);
    }

    Standing standing(String name) {
      return new Standing(
          name,
          new Share(wins, shares.size()),
          Mean.of(shares).value(),
          Mean.of(scores),
          Mean.of(places));
    }
  }
}
