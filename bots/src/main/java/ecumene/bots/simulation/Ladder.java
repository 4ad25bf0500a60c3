package ecumene.bots.simulation;

import static java.util.Comparator.comparingDouble;

import ecumene.bots.BotDice;
import ecumene.bots.house.HouseBot;
import ecumene.bots.house.Version;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.game.Score;
import ecumene.table.Dice;
import ecumene.world.Terms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Versions of the house player rated against each other. In every game seats are dealt to them
 * anew, each version as often as the others. A rating is that of Elo, fitted to who came out above
 * whom (Bradley and Terry); its interval comes from drawing the games again and again.
 */
public final class Ladder {
  /** The first version has this rating, so that ladders can be compared. */
  private static final double ANCHOR = 1000;

  /** So many points are a chance of 10 to 1. */
  private static final double TENFOLD = 400;

  private static final int STEPS = 200;
  private static final int DRAWN = 200;

  /** Nobody is beaten always: so many half wins are added for every pair. */
  private static final double DOUBT = 0.5;

  private final Setup setup;
  private final Terms terms;
  private final long seed;
  private final List<Version> versions;
  private final List<int[]> places = new ArrayList<>();

  /**
   * A ladder on which no game has been played.
   *
   * @param versions the first is the anchor
   * @param seed of the first game
   */
  public Ladder(Setup setup, Terms terms, long seed, List<Version> versions) {
    this.setup = setup;
    this.terms = terms;
    this.seed = seed;
    this.versions = List.copyOf(versions);
  }

  /** The match of this number. */
  public Match match(long number) {
    int[] dealt = dealt(number);
    return new Match(
        setup,
        terms,
        seed + number,
        (seat, chance) ->
            new HouseBot(
                versions.get(dealt[place(seat)]).figures(), BotDice.of(chance, seat.index())));
  }

  private int place(Civilization seat) {
    return setup.seats().list().indexOf(seat);
  }

  /** By the place of a seat: the version that plays it. */
  private int[] dealt(long number) {
    var dice = BotDice.of(seed + number, -1);
    int[] dealt = new int[setup.players()];
    int first = dice.below(versions.size());
    for (int i = 0; i < dealt.length; i++) {
      dealt[i] = (first + i) % versions.size();
    }
    for (int i = dealt.length - 1; i > 0; i--) {
      int other = dice.below(i + 1);
      int swapped = dealt[i];
      dealt[i] = dealt[other];
      dealt[other] = swapped;
    }
    return dealt;
  }

  /** What became of the match of this number. */
  public void add(long number, GameSummary game) {
    int[] dealt = dealt(number);
    places.add(game.ranking().stream().map(Score::seat).mapToInt(it -> dealt[place(it)]).toArray());
  }

  /**
   * Where a version stands.
   *
   * @param low where the interval begins that holds the rating in 95 of 100 cases
   * @param wins of the games in which it played, as if it had one seat in each
   * @param even the share of games it would win if all were equally good
   */
  public record Rung(String name, double rating, double low, double high, Share wins, double even) {
    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%-12s %5.0f (%.0f to %.0f)  wins %s where even is %.1f %%",
          name,
          rating,
          low,
          high,
          wins,
          100 * even);
    }
  }

  /** The strongest first. */
  public List<Rung> rungs() {
    double[] ratings = ratings(above(places));
    double[][] drawn = new double[versions.size()][DRAWN];
    var dice = new BotDice(seed);
    for (int n = 0; n < DRAWN; n++) {
      double[] again = ratings(above(drawn(dice)));
      for (int i = 0; i < again.length; i++) {
        drawn[i][n] = again[i];
      }
    }
    var rungs = new ArrayList<Rung>();
    for (int i = 0; i < ratings.length; i++) {
      Arrays.sort(drawn[i]);
      int tail = DRAWN / 40;
      rungs.add(
          new Rung(
              versions.get(i).name(),
              ratings[i],
              drawn[i][tail],
              drawn[i][DRAWN - 1 - tail],
              wins(i),
              1.0 / versions.size()));
    }
    rungs.sort(comparingDouble(Rung::rating).reversed());
    return rungs;
  }

  private Share wins(int version) {
    int won = (int) places.stream().filter(game -> game[0] == version).count();
    return new Share(won, places.size());
  }

  /** As many games, each any of those that were played. */
  private List<int[]> drawn(Dice dice) {
    var drawn = new ArrayList<int[]>(places.size());
    for (int n = 0; n < places.size(); n++) {
      drawn.add(dice.one(places));
    }
    return drawn;
  }

  /** How often each version came out above each other. */
  private double[][] above(List<int[]> games) {
    double[][] above = new double[versions.size()][versions.size()];
    for (double[] row : above) {
      Arrays.fill(row, DOUBT);
    }
    for (int[] game : games) {
      for (int i = 0; i < game.length; i++) {
        for (int j = i + 1; j < game.length; j++) {
          above[game[i]][game[j]]++;
        }
      }
    }
    return above;
  }

  private static double[] ratings(double[][] above) {
    int count = above.length;
    double[] strengths = new double[count];
    Arrays.fill(strengths, 1);
    for (int step = 0; step < STEPS; step++) {
      double[] next = new double[count];
      for (int i = 0; i < count; i++) {
        double won = 0;
        double met = 0;
        for (int j = 0; j < count; j++) {
          if (i != j) {
            won += above[i][j];
            met += (above[i][j] + above[j][i]) / (strengths[i] + strengths[j]);
          }
        }
        next[i] = count == 1 ? 1 : won / met;
      }
      strengths = next;
    }
    double[] ratings = new double[count];
    for (int i = 0; i < count; i++) {
      ratings[i] = ANCHOR + TENFOLD * Math.log10(strengths[i] / strengths[0]);
    }
    return ratings;
  }
}
