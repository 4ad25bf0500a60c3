package ecumene.app.page;

import static java.util.stream.Collectors.joining;

import com.sun.source.util.JavacTask;
import ecumene.wire.Wire;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** The page's {@code templates.ts}: every sentence of the server that the page has to translate. */
final class TemplatesFile {
  /** What the server is made of. */
  private static final List<String> MODULES = List.of("engine", "wire", "bots", "server");

  private TemplatesFile() {}

  static String text(Path project) throws IOException {
    var templates = templates(project);
    if (!templates.faults().isEmpty()) {
      throw new IllegalStateException(
          "A template is a literal, with a gap of its own for each argument:\n"
              + String.join("\n", templates.faults()));
    }
    return """
    // Written by ./ecumene page-files from the sources of the engine and the server.

    /** Every sentence that the server may tell; a name in braces is a gap. */
    export const templates = [
    %s
    ] as const;

    export type Template = (typeof templates)[number];
    """
        .formatted(
            templates.found().stream()
                .map(template -> "  " + Wire.JSON.writeValueAsString(template) + ",")
                .collect(joining("\n")));
  }

  private static Templates templates(Path project) throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (var files = compiler.getStandardFileManager(null, null, null)) {
      return templates(files.getJavaFileObjectsFromPaths(sources(project)));
    }
  }

  /** Those that are made in these sources. */
  static Templates templates(Iterable<? extends JavaFileObject> sources) throws IOException {
    var task =
        ToolProvider.getSystemJavaCompiler()
            .getTask(new StringWriter(), null, null, List.of("-proc:none"), null, sources);
    var templates = new Templates();
    ((JavacTask) task).parse().forEach(templates::search);
    return templates;
  }

  private static Collection<Path> sources(Path project) throws IOException {
    var sources = new ArrayList<Path>();
    for (var module : MODULES) {
      try (var files = Files.walk(project.resolve(module).resolve("src/main/java"))) {
        files.filter(it -> it.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    return sources;
  }
}
