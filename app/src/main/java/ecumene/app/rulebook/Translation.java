package ecumene.app.rulebook;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import ecumene.language.Language;
import ecumene.language.rulebook.RuleBook;
import ecumene.language.rulebook.Statement;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rules in a language beside the English ones, whose ids and order they have to have. */
final class Translation {
  private final RuleBook english;
  private final RuleBook other;
  private final Language language;

  Translation(RuleBook english, RuleBook other, Language language) {
    this.english = english;
    this.other = other;
    this.language = language;
  }

  /** The English statements that are not written in the language. */
  List<Statement> missing() {
    return english.statements().stream().filter(it -> other.find(it.id()).isEmpty()).toList();
  }

  /** How many statements are written, and which are not. */
  String count() {
    var all = english.statements().size();
    var missing = missing();
    return "%-8s  %8s  %s%s\n"
        .formatted(
            language.id(),
            all - missing.size() + "/" + all,
            language.ownName(),
            missing.isEmpty() ? "" : ", not yet " + Coverage.ranges(missing));
  }

  /** What is wrong, each with its place and what to do about it; empty if all is well. */
  List<String> faults() {
    var faults = new ArrayList<String>();
    var here = byFile(english);
    var there = byFile(other);
    for (var statement : english.statements()) {
      if (isAlone(statement, there)) {
        faults.add(
            "%s: %s is not there in %s: write it into %s"
                .formatted(
                    statement.place(),
                    statement.id(),
                    language.ownName(),
                    Path.of(language.folder(), file(statement))));
      }
    }
    for (var statement : other.statements()) {
      if (isAlone(statement, here)) {
        faults.add(
            "%s: %s is not there in English: write it into rules/%s, or take it out"
                .formatted(statement.place(), statement.id(), file(statement)));
      }
    }
    here.forEach((name, all) -> faults.addAll(disorder(all, there.getOrDefault(name, List.of()))));
    return faults;
  }

  /** The first statement of a file that stands where another one belongs. */
  private static List<String> disorder(List<Statement> here, List<Statement> there) {
    var right = ids(here).stream().filter(ids(there)::contains).toList();
    var found = there.stream().filter(it -> right.contains(it.id())).toList();
    for (var i = 0; i < right.size(); i++) {
      var statement = found.get(i);
      if (!statement.id().equals(right.get(i))) {
        return List.of(
            "%s: %s stands where %s belongs: keep to the order of rules/%s"
                .formatted(statement.place(), statement.id(), right.get(i), file(statement)));
      }
    }
    return List.of();
  }

  private static boolean isAlone(Statement statement, Map<String, List<Statement>> others) {
    return !ids(others.getOrDefault(file(statement), List.of())).contains(statement.id());
  }

  private static Map<String, List<Statement>> byFile(RuleBook book) {
    return book.statements().stream()
        .collect(groupingBy(Translation::file, LinkedHashMap::new, toList()));
  }

  private static List<String> ids(List<Statement> statements) {
    return statements.stream().map(Statement::id).toList();
  }

  private static String file(Statement statement) {
    return statement.place().file().getFileName().toString();
  }
}
