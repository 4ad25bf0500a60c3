package ecumene.bots.tune;

import ecumene.bots.Bot;
import ecumene.bots.BotDice;
import ecumene.bots.house.Figure;
import ecumene.bots.house.HouseBot;
import ecumene.bots.house.Version;
import ecumene.bots.simulation.GameSummary;
import ecumene.bots.simulation.Match;
import ecumene.bots.simulation.Simulation;
import ecumene.bots.simulation.Simulation.Result.Broken;
import ecumene.bots.simulation.Simulation.Result.Ended;
import ecumene.facts.Civilization;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * All figures tried at once. In every game some seats play versions of the pool; for each of the
 * others every figure is drawn, low or high, as often the one as the other at each table. So every
 * seat tells something of every figure.
 *
 * @param centre the version around which figures are drawn
 * @param pool who else plays
 * @param span how far low and high lie from the centre, as a part of the whole range
 * @param seed of the first game
 */
public record Screening(Version centre, List<Version> pool, double span, long seed) {
  /** One seat of so many plays a version of the pool. */
  private static final int OF_THE_POOL = 3;

  /** A whole number must be moved so far to become another. */
  private static final double WHOLE = 0.75;

  private static final int LOW = 0;
  private static final int HIGH = 1;

  /** What a game is made of: for each seat that draws, which figures are high. */
  private record Draw(Map<Civilization, boolean[]> high, Map<Civilization, Version> others) {}

  /** Plays so many games. */
  public List<Effect> run(int games, int threads, Runnable progress) {
    var sums = new Sums();
    Simulation.run(
        games,
        threads,
        this::match,
        result -> {
          switch (result) {
            case Ended(var match, var played) -> sums.add(draw(match), played);
            case Broken(var match, var cause) ->
                throw new IllegalStateException("the game of seed " + match.seed(), cause);
          }
          progress.run();
        });
    return sums.effects();
  }

  private Match match(long number) {
    var kind = TableKind.of(number);
    var match = new Match(kind.setup(), kind.terms(), seed + number, (seat, chance) -> nobody());
    var draw = draw(match);
    return new Match(
        kind.setup(), kind.terms(), seed + number, (seat, chance) -> bot(seat, chance, draw));
  }

  private static Bot nobody() {
    throw new IllegalStateException("nobody plays before the figures are drawn");
  }

  private Bot bot(Civilization seat, long chance, Draw draw) {
    var high = draw.high().get(seat);
    var version = draw.others().get(seat);
    if (version == null && high != null) {
      version = drawn(high);
    }
    return new HouseBot(
        Objects.requireNonNull(version).figures(), BotDice.of(chance, seat.index()));
  }

  private Version drawn(boolean[] high) {
    var values = new HashMap<String, Double>();
    for (int i = 0; i < high.length; i++) {
      var figure = Figure.ALL.get(i);
      values.put(figure.name(), high[i] ? high(figure) : low(figure));
    }
    return new Version("drawn", values);
  }

  double low(Figure figure) {
    return figure.within(centre.value(figure) - width(figure));
  }

  double high(Figure figure) {
    return figure.within(centre.value(figure) + width(figure));
  }

  /** How far low and high lie from the centre. */
  double width(Figure figure) {
    double width = span * (figure.most() - figure.least());
    return figure.isWhole() ? Math.max(WHOLE, width) : width;
  }

  /** Always the same for the same match. */
  private Draw draw(Match match) {
    var dice = BotDice.of(match.seed(), -1);
    var seats = dice.some(match.setup().seats().list(), match.setup().players());
    Collections.rotate(seats, dice.below(seats.size()));
    int ofThePool = seats.size() / OF_THE_POOL;
    var others = new EnumMap<Civilization, Version>(Civilization.class);
    for (var seat : seats.subList(0, ofThePool)) {
      others.put(seat, dice.one(pool));
    }
    var drawing = seats.subList(ofThePool, seats.size());
    var high = new EnumMap<Civilization, boolean[]>(Civilization.class);
    drawing.forEach(seat -> high.put(seat, new boolean[Figure.ALL.size()]));
    for (int i = 0; i < Figure.ALL.size(); i++) {
      int count = (drawing.size() + dice.below(2)) / 2;
      for (var seat : dice.some(drawing, count)) {
        Objects.requireNonNull(high.get(seat))[i] = true;
      }
    }
    return new Draw(high, others);
  }

  private final class Sums {
    private final double[][] points = new double[2][Figure.ALL.size()];
    private final int[][] counts = new int[2][Figure.ALL.size()];
    private double sum;
    private double squares;
    private int seats;

    void add(Draw draw, GameSummary game) {
      var ahead = Outcome.of(game);
      draw.high()
          .forEach(
              (seat, high) -> {
                double result = Objects.requireNonNull(ahead.get(seat));
                sum += result;
                squares += result * result;
                seats++;
                for (int i = 0; i < high.length; i++) {
                  int side = high[i] ? HIGH : LOW;
                  points[side][i] += result;
                  counts[side][i]++;
                }
              });
    }

    List<Effect> effects() {
      double mean = sum / seats;
      double variance = (squares - seats * mean * mean) / Math.max(1, seats - 1);
      var effects = new ArrayList<Effect>();
      for (int i = 0; i < Figure.ALL.size(); i++) {
        var figure = Figure.ALL.get(i);
        int low = Math.max(1, counts[LOW][i]);
        int high = Math.max(1, counts[HIGH][i]);
        effects.add(
            new Effect(
                figure,
                low(figure),
                high(figure),
                points[HIGH][i] / high - points[LOW][i] / low,
                Math.sqrt(variance / low + variance / high)));
      }
      return effects;
    }
  }
}
