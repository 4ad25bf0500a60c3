package ecumene.event;

import ecumene.facts.Advance;
import ecumene.facts.Colour;
import java.util.ArrayList;
import java.util.List;

/**
 * What an advance costs somebody, with its explanation: the printed cost, what is taken off and
 * why, and the result, which is never below 0.
 *
 * @rule P12.2
 */
public record Price(Advance advance, List<Deduction> deductions) {

  /** So many points less, by this statement. */
  public sealed interface Deduction {
    int points();

    String rule();

    String label();
  }

  public record ColourCredit(Colour colour, int points, String rule) implements Deduction {
    @Override
    public String label() {
      return colour.id();
    }
  }

  public record AdvanceCredit(Advance from, int points, String rule) implements Deduction {
    @Override
    public String label() {
      return from.label();
    }
  }

  public Price {
    deductions = List.copyOf(deductions);
  }

  public int points() {
    int points = advance.cost();
    for (int i = 0; i < deductions.size(); i++) {
      points -= deductions.get(i).points();
    }
    return Math.max(0, points); // P12.2
  }

  /** The same, less what another advance takes off by this statement. */
  public Price less(int points, Advance from, String rule) {
    var more = new ArrayList<>(deductions);
    more.add(new AdvanceCredit(from, points, rule));
    return new Price(advance, more);
  }

  /** As the log shows it: {@code 180 − 15 religion (P12.2) − 10 Mysticism (P12.2) = 155}. */
  @Override
  public String toString() {
    var text = new StringBuilder().append(advance.cost());
    for (var deduction : deductions) {
      text.append(" − ")
          .append(deduction.points())
          .append(' ')
          .append(deduction.label())
          .append(" (")
          .append(deduction.rule())
          .append(')');
    }
    return deductions.isEmpty() ? text.toString() : text + " = " + points();
  }
}
