package ecumene.app.page;

import ecumene.language.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The files of {@code web/} that are written from the code. */
final class PageFiles {
  private PageFiles() {}

  /** What each file should hold, by its place in the project. */
  static Map<Path, String> of(Path project) throws IOException {
    var wire = Path.of("web/src/wire");
    var languages = Languages.of(project);
    var files = new LinkedHashMap<Path, String>();
    files.put(wire.resolve("types.ts"), TypesFile.text(languages));
    files.put(wire.resolve("facts.json"), FactsFile.text(new Names(languages)));
    for (var language : languages) {
      var file = "rules/%s.json".formatted(language.id());
      files.put(wire.resolve(file), RulesFile.text(project, language));
    }
    files.put(wire.resolve("templates.ts"), TemplatesFile.text(project));
    files.put(Path.of("web/test/golden/values.ts"), GoldenFile.text(project));
    return files;
  }

  static void write(Path project) throws IOException {
    for (var file : of(project).entrySet()) {
      var path = project.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
  }
}
