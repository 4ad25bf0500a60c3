package ecumene.bench.chaos;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Counts what was done and what came of it. */
final class Tally {
  private final Map<Fault, Integer> faults = new EnumMap<>(Fault.class);
  private final Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
  private final List<String> violations = new ArrayList<>();
  private int replies;

  synchronized void count(Fault fault) {
    faults.merge(fault, 1, Integer::sum);
  }

  synchronized void count(Outcome outcome) {
    outcomes.merge(outcome, 1, Integer::sum);
  }

  synchronized void acknowledged(int more) {
    replies += more;
  }

  /**
   * A promise was broken.
   *
   * @param replay the command that does the same again
   */
  synchronized void broken(String what, String replay) {
    violations.add(what + "\n    again: " + replay);
  }

  synchronized int kills() {
    return count(true);
  }

  synchronized int simulated() {
    return count(false);
  }

  synchronized int tables(Outcome... wanted) {
    return Arrays.stream(wanted).mapToInt(it -> outcomes.getOrDefault(it, 0)).sum();
  }

  private int count(boolean kills) {
    return faults.entrySet().stream()
        .filter(entry -> entry.getKey().isKill() == kills)
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  synchronized int replies() {
    return replies;
  }

  synchronized List<String> violations() {
    return List.copyOf(violations);
  }

  synchronized void print(PrintStream out) {
    faults.forEach((fault, count) -> line(out, count, fault.toString()));
    if (!outcomes.isEmpty()) {
      out.println("tables in damaged files were");
      outcomes.forEach((outcome, count) -> line(out, count, outcome.toString()));
    }
    out.printf(
        Locale.ROOT,
        "%d kills, %d simulated faults, %d acknowledged replies: ",
        count(true),
        count(false),
        replies);
    out.println(violations.isEmpty() ? "no promise was broken" : "BROKEN");
    violations.forEach(violation -> out.println("  " + violation));
  }

  private static void line(PrintStream out, int count, String what) {
    out.printf(Locale.ROOT, "  %7d  %s%n", count, what);
  }
}
