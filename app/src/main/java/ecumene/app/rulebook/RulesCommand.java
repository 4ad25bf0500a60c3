package ecumene.app.rulebook;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows which rules have an example, or where one rule stands in rules, code and tests. */
@Command(
    name = "rules",
    description = "Show which rules have an example, or all about one rule.",
    mixinStandardHelpOptions = true)
public final class RulesCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "RULE",
      description = "A statement such as P9.21 or pottery.1, or a section such as C3 or pottery.")
  private @Nullable String rule;

  @Option(names = "--missing", description = "List the statements that have no example.")
  private boolean missing;

  @Override
  public Integer call() throws IOException {
    var project = Path.of(System.getProperty("ecumene.home", ""));
    var book = RuleBook.of(project);
    var citations = Citations.of(project);
    if (rule == null) {
      var coverage = new Coverage(book, citations);
      System.out.print(missing ? coverage.missing() : coverage.byGroup());
      return 0;
    }
    var statements = book.find(rule).map(List::of).orElse(book.section(rule));
    if (statements.isEmpty()) {
      System.err.printf("The rules have no statement or section %s.\n", rule);
      return 2;
    }
    statements.forEach(it -> System.out.print(describe(it, citations)));
    return 0;
  }

  private static String describe(Statement statement, List<Citation> citations) {
    var here = citations.stream().filter(it -> it.isOf(statement)).toList();
    return "%s  %s\n%s\ncode\n%s\ntests\n%s\n"
        .formatted(
            statement.id(),
            statement.place(),
            statement.text().indent(2),
            lines(here.stream().filter(it -> !it.isInTest())),
            lines(here.stream().filter(Citation::isInTest)));
  }

  private static String lines(Stream<Citation> citations) {
    var lines = citations.map(it -> "  %s  %s\n".formatted(it.place(), it.source())).toList();
    return lines.isEmpty() ? "  none\n" : String.join("", lines);
  }
}
