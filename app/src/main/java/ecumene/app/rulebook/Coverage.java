package ecumene.app.rulebook;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toSet;

import ecumene.language.rulebook.RuleBook;
import ecumene.language.rulebook.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;

/** Which statements have an example, that is, a test that names them. */
final class Coverage {
  private final RuleBook book;
  private final Set<String> shown;

  Coverage(RuleBook book, List<Citation> citations) {
    this.book = book;
    this.shown = citations.stream().filter(Citation::isExample).map(Citation::id).collect(toSet());
  }

  /** One line per group: how many of its statements have an example, and which have none. */
  String byGroup() {
    var rows = new StringBuilder(row("group", "examples", "none yet"));
    book.statements().stream()
        .collect(groupingBy(Statement::group, LinkedHashMap::new, toList()))
        .forEach((name, all) -> rows.append(row(name, ratio(all), ranges(without(all)))));
    return rows.append(row("total", ratio(book.statements()), "")).toString();
  }

  /** The statements without an example, each with the beginning of its text. */
  String missing() {
    return listed(without(book.statements()));
  }

  static String listed(List<Statement> statements) {
    return statements.stream()
        .map(it -> "%-22s  %s\n".formatted(it.id(), it.beginning()))
        .collect(joining());
  }

  private static String row(String group, String examples, String missing) {
    return "%-8s  %8s  %s".formatted(group, examples, missing).stripTrailing() + "\n";
  }

  private String ratio(Collection<Statement> statements) {
    return statements.size() - without(statements).size() + "/" + statements.size();
  }

  private List<Statement> without(Collection<Statement> statements) {
    return statements.stream().filter(it -> !shown.contains(it.id())).toList();
  }

  /** {@code P9.1-6, P9.9} for the statements 1 to 6 and 9 of P9. */
  static String ranges(List<Statement> statements) {
    var ranges = new ArrayList<String>();
    var next = 0;
    while (next < statements.size()) {
      var first = statements.get(next);
      var last = first;
      next++;
      while (next < statements.size() && statements.get(next).follows(last)) {
        last = statements.get(next);
        next++;
      }
      ranges.add(first.equals(last) ? first.id() : first.id() + "-" + last.number());
    }
    return String.join(", ", ranges);
  }
}
