package ecumene.app.rulebook;

import static java.util.stream.Collectors.joining;

import ecumene.language.Language;
import ecumene.language.Languages;
import ecumene.language.rulebook.RuleBook;
import ecumene.language.rulebook.Statement;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows which rules have an example, or where one rule stands in rules, code and tests. */
@Command(
    name = "rules",
    description = "Show which rules have an example, or all about one rule.",
    mixinStandardHelpOptions = true)
public final class RulesCommand implements Callable<Integer> {
  private static final int REFUSED = 2;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..1",
      paramLabel = "RULE",
      description = "A statement such as P9.21 or pottery.1, or a section such as C3 or pottery.")
  private @Nullable String rule;

  @Option(
      names = "--missing",
      description =
          "List the statements that have no example; with --language, those that are not written.")
  private boolean missing;

  @Option(
      names = "--language",
      paramLabel = "ID",
      description = "The language of the rules, as in pl; English if not given.")
  private @Nullable String language;

  private final Path project;

  public RulesCommand() {
    this(Path.of(System.getProperty("ecumene.home", "")));
  }

  RulesCommand(Path project) {
    this.project = project;
  }

  @Override
  public Integer call() throws IOException {
    var languages = Languages.of(project);
    var spoken = language == null ? languages.english() : languages.find(language).orElse(null);
    if (spoken == null) {
      var known = languages.all().stream().map(it -> it.id() + " " + it.ownName());
      return refuse(
          "There is no language %s, only %s.".formatted(language, known.collect(joining(", "))));
    }
    var english = RuleBook.of(project, languages.english());
    if (rule != null) {
      return show(rule, spoken, english);
    } else if (missing && language != null) {
      print(Coverage.listed(translation(english, spoken).missing()));
    } else {
      var coverage = new Coverage(english, Citations.of(project));
      print(missing ? coverage.missing() : coverage.byGroup() + counts(english, languages));
    }
    return 0;
  }

  private int show(String name, Language spoken, RuleBook english) throws IOException {
    if (english.at(name).isEmpty()) {
      return refuse("The rules have no statement or section %s.".formatted(name));
    }
    var statements = RuleBook.of(project, spoken).at(name);
    if (statements.isEmpty()) {
      return refuse(
          "%s is not written in %s yet; in English it stands at %s."
              .formatted(name, spoken.ownName(), english.at(name).getFirst().place()));
    }
    var citations = Citations.of(project);
    statements.forEach(it -> print(describe(it, citations)));
    return 0;
  }

  private String counts(RuleBook english, Languages languages) throws IOException {
    var counts = new StringBuilder("\nlanguage   written\n");
    for (var each : languages) {
      counts.append(translation(english, each).count());
    }
    return counts.toString();
  }

  private Translation translation(RuleBook english, Language other) throws IOException {
    return new Translation(english, RuleBook.of(project, other), other);
  }

  private void print(String text) {
    spec.commandLine().getOut().print(text);
    spec.commandLine().getOut().flush();
  }

  private int refuse(String sentence) {
    spec.commandLine().getErr().println(sentence);
    return REFUSED;
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
