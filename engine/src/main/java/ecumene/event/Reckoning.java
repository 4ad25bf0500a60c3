package ecumene.event;

import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import java.util.List;

/**
 * An amount with its explanation: the base, what each advance of the holder adds or takes away, and
 * the result, which is never below 0 (G17).
 *
 * @param rule the statement that sets the base
 */
public record Reckoning(
    Civilization seat, Measure measure, int base, String rule, List<Step> steps) {

  /** What is measured. */
  public enum Measure {
    DAMAGE,
    CITIES,
    UNIT_POINTS,
    TOKENS,
    SUPPORT_RATE,
    FACE_VALUE,
    STEPS,
    CARDS
  }

  /** What one advance changes, and the statement that says so. */
  public record Step(Advance advance, int delta, String rule) {}

  public Reckoning {
    steps = List.copyOf(steps);
  }

  public int result() {
    int sum = base;
    for (var step : steps) {
      sum += step.delta();
    }
    return Math.max(0, sum);
  }

  /** As the log shows it: {@code 10 − 5 Pottery (pottery.1) = 5}. */
  @Override
  public String toString() {
    var text = new StringBuilder().append(base < 0 ? "−" : "").append(Math.abs(base));
    for (var step : steps) {
      text.append(step.delta() < 0 ? " − " : " + ")
          .append(Math.abs(step.delta()))
          .append(' ')
          .append(step.advance().label())
          .append(" (")
          .append(step.rule())
          .append(')');
    }
    return steps.isEmpty() && base >= 0 ? text.toString() : text + " = " + result();
  }
}
