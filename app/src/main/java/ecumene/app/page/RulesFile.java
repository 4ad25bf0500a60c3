package ecumene.app.page;

import ecumene.language.Language;
import ecumene.language.rulebook.RuleBook;
import ecumene.wire.Wire;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;

/** The page's rules in one language: every numbered statement by its id. */
final class RulesFile {
  private RulesFile() {}

  static String text(Path project, Language language) throws IOException {
    var statements = new LinkedHashMap<String, String>();
    for (var statement : RuleBook.of(project, language).statements()) {
      statements.put(statement.id(), statement.text().replace('\n', ' '));
    }
    return Wire.JSON.writeValueAsString(statements) + "\n";
  }
}
