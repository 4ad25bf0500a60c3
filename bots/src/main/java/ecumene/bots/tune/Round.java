package ecumene.bots.tune;

import ecumene.bots.house.Figure;
import ecumene.bots.house.Version;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;

/**
 * What one round of a screening found.
 *
 * @param centre the version around which figures were drawn
 * @param effects of every figure, in the order of {@link Figure#ALL}
 */
record Round(int number, Version centre, List<Effect> effects) {
  static final String HEADER = "round,figure,centre,low,high,points,error";

  /** Effects of fewer standard errors are taken for chance. */
  private static final double CHANCE = 1;

  /** With so many more, a figure moves all the way. */
  private static final double SURE = 4;

  Round {
    effects = List.copyOf(effects);
  }

  /** Every figure has moved to its better side, the further the surer that side is. */
  Version next() {
    var values = new HashMap<String, Double>();
    for (var effect : effects) {
      double strength = Math.abs(effect.strength());
      double part = Math.clamp((strength - CHANCE) / SURE, 0, 1);
      double better = effect.points() > 0 ? effect.high() : effect.low();
      double now = centre.value(effect.figure());
      values.put(effect.figure().name(), effect.figure().within(now + part * (better - now)));
    }
    return centre.with("round-" + (number + 1), values);
  }

  /** A line for each figure. */
  List<String> lines() {
    var lines = new ArrayList<String>();
    for (var effect : effects) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%d,%s,%s,%s,%s,%s,%s",
              number,
              effect.figure().name(),
              centre.value(effect.figure()),
              effect.low(),
              effect.high(),
              effect.points(),
              effect.error()));
    }
    return lines;
  }

  /** The rounds in a file of such lines, each complete. */
  static List<Round> parse(List<String> lines) {
    var rounds = new ArrayList<Round>();
    var effects = new ArrayList<Effect>();
    var values = new HashMap<String, Double>();
    for (var line : lines.subList(Math.min(1, lines.size()), lines.size())) {
      var cells = line.split(",", -1);
      var figure = Figure.of(cells[1]);
      values.put(figure.name(), Double.valueOf(cells[2]));
      effects.add(
          new Effect(
              figure, number(cells[3]), number(cells[4]), number(cells[5]), number(cells[6])));
      if (effects.size() == Figure.ALL.size()) {
        int number = rounds.size();
        rounds.add(new Round(number, new Version("round-" + number, values), effects));
        effects.clear();
      }
    }
    return rounds;
  }

  private static double number(String cell) {
    return Double.parseDouble(cell);
  }
}
