package ecumene.bots.simulation;

import static java.util.Comparator.comparingDouble;

import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** What many games look like together: how long, how many cities, what scores. */
public final class SimulationReport {
  private final Setup setup;
  private int games;
  private long replies;
  private final List<Integer> lengths = new ArrayList<>();
  private final List<Integer> scores = new ArrayList<>();
  private final List<List<Integer>> citiesByTurn = new ArrayList<>();
  private final List<List<Integer>> scoresByTurn = new ArrayList<>();
  private final List<List<Integer>> stockByTurn = new ArrayList<>();
  private final List<Integer> winners = new ArrayList<>();
  private final Map<Civilization, List<Double>> places = new EnumMap<>(Civilization.class);
  private final EnumSet<CalamityCard> struck = EnumSet.noneOf(CalamityCard.class);
  private Advances bought = Advances.NONE;
  private int turnsWithoutTrade;
  private int turns;
  private int attacks;
  private int offers;

  /** Of games with this set-up. */
  public SimulationReport(Setup setup) {
    this.setup = setup;
  }

  public void add(GameSummary game) {
    games++;
    replies += game.replies();
    lengths.add(game.turns().size());
    game.ranking().forEach(score -> scores.add(score.total()));
    winners.add(game.winner().total());
    for (int place = 0; place < game.ranking().size(); place++) {
      places
          .computeIfAbsent(game.ranking().get(place).seat(), seat -> new ArrayList<>())
          .add(place + 1.0);
    }
    for (int turn = 0; turn < game.turns().size(); turn++) {
      at(citiesByTurn, turn).addAll(game.turns().get(turn).cities());
      at(scoresByTurn, turn).addAll(game.turns().get(turn).scores());
      at(stockByTurn, turn).addAll(game.turns().get(turn).stock());
      if (2 * turn >= game.turns().size()) {
        turnsWithoutTrade += game.turns().get(turn).trades() == 0 ? 1 : 0;
        attacks += game.turns().get(turn).attacks();
        offers += game.turns().get(turn).offers();
        turns++;
      }
    }
    bought = bought.union(game.bought());
    struck.addAll(game.struck());
  }

  private static List<Integer> at(List<List<Integer>> byTurn, int turn) {
    if (turn == byTurn.size()) {
      byTurn.add(new ArrayList<>());
    }
    return byTurn.get(turn);
  }

  /** Cities of all seats of all games, by turn. */
  public List<Quantiles> cities() {
    return citiesByTurn.stream().map(Quantiles::of).toList();
  }

  /** Scores of all seats of all games, by turn. */
  public List<Quantiles> scores() {
    return scoresByTurn.stream().map(Quantiles::of).toList();
  }

  /** Tokens in stock of all seats of all games, by turn. */
  public List<Quantiles> stock() {
    return stockByTurn.stream().map(Quantiles::of).toList();
  }

  /** The report, a line each. */
  public List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add(line("games", games + ", " + replies + " replies"));
    lines.add(line("turns", Quantiles.of(lengths).toString()));
    lines.add(line("scores", Quantiles.of(scores).toString()));
    lines.add(line("scores of winners", Quantiles.of(winners).toString()));
    var later = fromTheMiddle(citiesByTurn);
    long settled = later.stream().filter(cities -> cities >= 4).count();
    lines.add(
        line(
            "cities from the middle on",
            Quantiles.of(later) + "; 4 or more: " + 100 * settled / later.size() + " %"));
    lines.add(line("stock from the middle on", Quantiles.of(fromTheMiddle(stockByTurn)) + ""));
    int seatTurns = turns * setup.players();
    lines.add(line("later attacks on cities", attacks + ", each seat " + everySoMany(seatTurns)));
    lines.add(line("later offers of a seat", perTurn(offers, seatTurns)));
    lines.add(line("later turns without trade", turnsWithoutTrade + " of " + turns));
    lines.add(line("mean place", extremes()));
    lines.add(line("advances never bought", missing()));
    lines.add(line("calamities never met", unmet()));
    return lines;
  }

  /** Of all seats in the second half of the median game. */
  private List<Integer> fromTheMiddle(List<List<Integer>> byTurn) {
    var later = new ArrayList<Integer>();
    int middle = lengths.isEmpty() ? 0 : Quantiles.of(lengths).median() / 2;
    for (int turn = middle; turn < byTurn.size(); turn++) {
      later.addAll(byTurn.get(turn));
    }
    return later;
  }

  private String everySoMany(int seatTurns) {
    return attacks == 0
        ? "never"
        : String.format(Locale.ROOT, "every %.1f turns", (double) seatTurns / attacks);
  }

  private static String perTurn(int count, int seatTurns) {
    return String.format(Locale.ROOT, "%.1f a turn", (double) count / Math.max(1, seatTurns));
  }

  /** Who does best and who does worst. */
  private String extremes() {
    var means = new ArrayList<Map.Entry<Civilization, Mean>>();
    places.forEach((seat, all) -> means.add(Map.entry(seat, Mean.of(all))));
    means.sort(comparingDouble(entry -> entry.getValue().value()));
    return "best " + place(means.getFirst()) + "; worst " + place(means.getLast());
  }

  private static String place(Map.Entry<Civilization, Mean> entry) {
    return entry.getKey() + " " + entry.getValue();
  }

  private String missing() {
    return names(
        Arrays.stream(Advance.values()).filter(one -> !bought.contains(one)).toList(), Advance::id);
  }

  private String unmet() {
    var unmet = EnumSet.complementOf(struck);
    unmet.removeIf(card -> !card.isMajor() && !setup.usesMinors()); // 2.6
    return names(unmet.stream().toList(), CalamityCard::id);
  }

  private static <T> String names(List<T> things, Function<T, String> name) {
    return things.isEmpty() ? "none" : String.join(", ", things.stream().map(name).toList());
  }

  private static String line(String what, String figures) {
    return String.format(Locale.ROOT, "%-26s %s", what, figures);
  }
}
