package ecumene.language.rulebook;

import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.language.Language;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The statements of the rules in one language, in the order in which a reader meets them. */
public final class RuleBook {
  public static final List<String> FILES =
      List.of("rules.md", "calamities.md", "advances.md", "setup-and-scoring.md");

  private final Map<String, Statement> statements = new LinkedHashMap<>();

  /** Reads the language's folder of the project. A file that nobody has written has none. */
  public static RuleBook of(Path project, Language language) throws IOException {
    var book = new RuleBook();
    for (var name : FILES) {
      var file = Path.of(language.folder(), name);
      if (Files.exists(project.resolve(file))) {
        book.add(file, Files.readAllLines(project.resolve(file)));
      }
    }
    return book;
  }

  /** The English ones that are packaged with the program. */
  public static RuleBook packaged() {
    var book = new RuleBook();
    for (var name : FILES) {
      try (var in = RuleBook.class.getResourceAsStream("/ecumene/rules/" + name)) {
        if (in == null) {
          throw new IllegalStateException("there is no file rules/" + name);
        }
        book.add(Path.of("rules", name), new String(in.readAllBytes(), UTF_8).lines().toList());
      } catch (IOException e) {
        throw new UncheckedIOException(name, e);
      }
    }
    return book;
  }

  /** Adds the statements of one file; an id that is already taken is refused. */
  public void add(Path file, List<String> lines) {
    for (var statement : RuleFile.read(file, lines)) {
      var earlier = statements.putIfAbsent(statement.id(), statement);
      if (earlier != null) {
        throw new IllegalArgumentException(
            "%s: %s already stands at %s"
                .formatted(statement.place(), statement.id(), earlier.place()));
      }
    }
  }

  public Collection<Statement> statements() {
    return Collections.unmodifiableCollection(statements.values());
  }

  public Optional<Statement> find(String id) {
    return Optional.ofNullable(statements.get(id));
  }

  /** The statement of this id, or those of a section or group. */
  public List<Statement> at(String name) {
    return find(name).map(List::of).orElse(section(name));
  }

  /** The statements of a section or group: {@code P9}, {@code C3}, {@code minors}, {@code S7}. */
  public List<Statement> section(String name) {
    return statements.values().stream()
        .filter(it -> it.section().equals(name) || it.group().equals(name))
        .toList();
  }
}
