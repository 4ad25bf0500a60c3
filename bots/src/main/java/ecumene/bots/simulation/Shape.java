package ecumene.bots.simulation;

import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.CalamityCard;
import ecumene.facts.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** What many games look like together: how long, how many cities, what scores. */
public final class Shape {
  private final Setup setup;
  private int games;
  private long replies;
  private final List<Integer> lengths = new ArrayList<>();
  private final List<Integer> scores = new ArrayList<>();
  private final List<List<Integer>> citiesByTurn = new ArrayList<>();
  private final List<List<Integer>> scoresByTurn = new ArrayList<>();
  private final EnumSet<CalamityCard> struck = EnumSet.noneOf(CalamityCard.class);
  private Advances bought = Advances.NONE;
  private int turnsWithoutTrade;
  private int turns;

  /** Of games with this set-up. */
  public Shape(Setup setup) {
    this.setup = setup;
  }

  public void add(Played game) {
    games++;
    replies += game.replies();
    lengths.add(game.turns().size());
    game.ranking().forEach(score -> scores.add(score.total()));
    for (int turn = 0; turn < game.turns().size(); turn++) {
      at(citiesByTurn, turn).addAll(game.turns().get(turn).cities());
      at(scoresByTurn, turn).addAll(game.turns().get(turn).scores());
      if (2 * turn >= game.turns().size()) {
        turnsWithoutTrade += game.turns().get(turn).trades() == 0 ? 1 : 0;
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

  /** The report, a line each. */
  public List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add(line("games", games + ", " + replies + " replies"));
    lines.add(line("turns", Quantiles.of(lengths).toString()));
    lines.add(line("scores", Quantiles.of(scores).toString()));
    var later = citiesFromTheMiddle();
    long settled = later.stream().filter(cities -> cities >= 4).count();
    lines.add(
        line(
            "cities from the middle on",
            Quantiles.of(later) + "; 4 or more: " + 100 * settled / later.size() + " %"));
    lines.add(line("later turns without trade", turnsWithoutTrade + " of " + turns));
    lines.add(line("advances never bought", missing()));
    lines.add(line("calamities never met", unmet()));
    return lines;
  }

  /** Cities of all seats in the second half of the median game. */
  private List<Integer> citiesFromTheMiddle() {
    var later = new ArrayList<Integer>();
    int middle = lengths.isEmpty() ? 0 : Quantiles.of(lengths).median() / 2;
    for (int turn = middle; turn < citiesByTurn.size(); turn++) {
      later.addAll(citiesByTurn.get(turn));
    }
    return later;
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
