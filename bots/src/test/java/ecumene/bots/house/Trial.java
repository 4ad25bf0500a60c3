package ecumene.bots.house;

import static java.util.Locale.ROOT;

import ecumene.event.CalamityEvent.CalamityStruck;
import ecumene.event.Event;
import ecumene.event.TradeEvent.CardsExchanged;
import ecumene.facts.Advance;
import ecumene.facts.CalamityCard;
import ecumene.facts.Setup;
import ecumene.game.Course;
import ecumene.game.Score;
import ecumene.phase.Phase;
import ecumene.world.Terms;
import ecumene.world.World;
import java.lang.management.ManagementFactory;
import java.util.EnumSet;
import org.jspecify.annotations.Nullable;

/**
 * Plays games of house players and prints what they look like, turn by turn. The arguments: how
 * many games, how many players ({@code all} for every set-up), and {@code random} for one house
 * player among random ones.
 */
final class Trial {
  private static final int TURNS = 40;
  private static final int MIDDLE = 8;
  private static final int FEW_CITIES = 4;

  /** What is added up for every turn. */
  private enum Column {
    SEATS,
    BUILT,
    CITIES,
    TOKENS,
    TREASURY,
    ADVANCES,
    SPACE,
    DRAWN,
    TRADED,
    KEPT,
    TRADES;

    @SuppressWarnings("EnumOrdinal") // the place in a table
    int index() {
      return ordinal();
    }
  }

  private final Setup setup;
  private final double[][] sums = new double[TURNS + 1][Column.values().length];
  private final long[] time = new long[Phase.values().length];
  private final int[] ends = new int[TURNS + 1];
  private final EnumSet<Advance> bought = EnumSet.noneOf(Advance.class);
  private final EnumSet<CalamityCard> struck = EnumSet.noneOf(CalamityCard.class);
  private int games;
  private int wins;
  private int trades;
  private int turnsWithoutTrade;
  private int seatTurns;
  private int seatTurnsWithCities;
  private double scores;
  private int lowest = Integer.MAX_VALUE;
  private int highest;

  private Trial(Setup setup) {
    this.setup = setup;
  }

  public static void main(String[] args) {
    int games = Integer.parseInt(args[0]);
    boolean all = args[1].equals("all");
    boolean random = args.length > 2;
    for (var setup : Setup.all()) {
      if (all || setup.players() == Integer.parseInt(args[1])) {
        var trial = new Trial(setup);
        for (int game = 0; game < games; game++) {
          trial.play(1000 + game, random);
        }
        trial.report(random);
        if (!all) {
          trial.reportTurns();
        }
      }
    }
  }

  private void play(long seed, boolean random) {
    var world = new World(setup, Terms.BASIC.upTo(TURNS));
    var seats = setup.seats().list();
    var hero = seats.get((int) (seed % seats.size()));
    var bots = random ? Games.oneHouse(setup, hero, seed) : Games.house(setup, seed);
    var table = Games.table(world, bots, seed, this::see);
    for (@Nullable Phase phase = Phase.SET_UP; phase != null; phase = phase.following(world)) {
      long start = cpuTime();
      int turn = world.progress().turn();
      boolean isLast = phase == Phase.AST_ALTERATION;
      Course.playThrough(phase, isLast ? Phase.TAX_COLLECTION : phase.following(world), table);
      time[phase.number()] += cpuTime() - start;
      note(phase, turn, world);
    }
    games++;
    ends[world.progress().turn()]++;
    var ranking = Score.ranking(world);
    wins += ranking.getFirst().seat() == hero ? 1 : 0;
    for (var score : ranking) {
      scores += score.total() / (double) seats.size();
      lowest = Math.min(lowest, score.total());
      highest = Math.max(highest, score.total());
    }
  }

  private static long cpuTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private void see(Event event) {
    if (event instanceof CardsExchanged) {
      trades++;
    } else if (event instanceof CalamityStruck one) {
      struck.add((CalamityCard) one.card().face());
    }
  }

  private void note(Phase phase, int turn, World world) {
    var sum = sums[turn];
    for (var seat : world.seats()) {
      int cities = world.citiesOnBoard(seat);
      int worth = world.cards().commodities(seat).setValue();
      switch (phase) {
        case CITY_CONSTRUCTION -> sum[Column.BUILT.index()] += cities;
        case TRADE_CARDS_ACQUISITION -> sum[Column.DRAWN.index()] += worth;
        case TRADE -> sum[Column.TRADED.index()] += worth;
        case AST_ALTERATION -> {
          sum[Column.SEATS.index()]++;
          sum[Column.CITIES.index()] += cities;
          sum[Column.TOKENS.index()] += world.tokensOnBoard(seat);
          sum[Column.TREASURY.index()] += world.treasury(seat);
          sum[Column.ADVANCES.index()] += world.advances(seat).size();
          sum[Column.SPACE.index()] += world.space(seat);
          sum[Column.KEPT.index()] += worth;
          bought.addAll(world.advances(seat));
          seatTurns += turn >= MIDDLE ? 1 : 0;
          seatTurnsWithCities += turn >= MIDDLE && cities >= FEW_CITIES ? 1 : 0;
        }
        default -> {}
      }
    }
    if (phase == Phase.TRADE) {
      sum[Column.TRADES.index()] += trades * setup.players();
      turnsWithoutTrade += trades == 0 && turn >= MIDDLE ? 1 : 0;
      trades = 0;
    }
  }

  private void report(boolean random) {
    var out = System.out;
    long all = 0;
    for (long phase : time) {
      all += phase;
    }
    out.printf(ROOT, "%s: %d games, %.1f ms each, ends", setup, games, all / 1e6 / games);
    for (int turn = 0; turn <= TURNS; turn++) {
      if (ends[turn] > 0) {
        out.printf(ROOT, " %d:%d", turn, ends[turn]);
      }
    }
    out.printf(ROOT, ", scores %.0f (%d to %d)", scores / games, lowest, highest);
    out.printf(ROOT, ", 4 to 9 cities %.0f %%", 100.0 * seatTurnsWithCities / seatTurns);
    out.printf(ROOT, ", turns without trade %d", turnsWithoutTrade);
    out.printf(ROOT, ", %d advances, %d calamities", bought.size(), struck.size());
    out.println(random ? ", won " + wins : "");
  }

  private void reportTurns() {
    var out = System.out;
    out.println("never bought: " + EnumSet.complementOf(bought));
    for (var phase : Phase.values()) {
      out.printf(ROOT, "%s %.1f ms  ", phase, time[phase.number()] / 1e6 / games);
    }
    out.println();
    for (int turn = 1; turn <= TURNS && sums[turn][0] > 0; turn++) {
      out.printf(ROOT, "turn %2d", turn);
      for (var column : Column.values()) {
        if (column != Column.SEATS) {
          double mean = sums[turn][column.index()] / sums[turn][Column.SEATS.index()];
          out.printf(ROOT, "  %s %.1f", column.name().toLowerCase(ROOT), mean);
        }
      }
      out.println();
    }
  }
}
