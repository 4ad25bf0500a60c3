package ecumene.app.rulebook;

import ecumene.app.rulebook.Citation.Form;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the statements that Java sources cite. Text blocks are left alone: they are samples. */
final class Citations {
  private static final String ID =
      "(?:(?:P\\d+|C\\d+|S\\d+|RU|[123]|14|[a-z]+(?:-[a-z]+)*)\\.[1-9]\\d*|[GD]\\d+)\\b";

  /** The parts of a source that can cite, and those that hide what only looks like a citation. */
  private static final Pattern PART =
      Pattern.compile(
          """
          \"""[^"\\\\]*+(?:(?:\\\\.|"(?!""))[^"\\\\]*+)*+\"""
          | '(?:[^'\\\\]|\\\\.)+'
          | "(?: (?<string>ID) | [^"\\\\\\n]*+(?:\\\\.[^"\\\\\\n]*+)*+ )"
          | //\\ *+ (?<comment>ID (?:,\\ *ID)*)? .*
          | /\\*(?<documentation>(?s:.*?))\\*/
          | @Rule\\((?<examples>[^)]*)\\)
          """
              .replace("ID", ID),
          Pattern.COMMENTS);

  private static final Pattern TAG = Pattern.compile("@rule +(?<ids>[\\w.-]+(?:, *[\\w.-]+)*)");
  private static final Pattern WORD = Pattern.compile("[\\w.-]*\\w");

  private final Path file;
  private final String text;
  private final List<Citation> found = new ArrayList<>();

  private Citations(Path file, String text) {
    this.file = file;
    this.text = text;
  }

  /** All citations in the sources of all modules of the project. */
  static List<Citation> of(Path project) throws IOException {
    var all = new ArrayList<Citation>();
    try (var files = Files.walk(project)) {
      for (var file : files.filter(Citations::isSource).sorted().toList()) {
        all.addAll(in(project.relativize(file), Files.readString(file)));
      }
    }
    return all;
  }

  private static boolean isSource(Path file) {
    var path = file.toString();
    return path.endsWith(".java") && path.contains("/src/") && !path.contains("/target/");
  }

  static List<Citation> in(Path file, String text) {
    var citations = new Citations(file, text);
    citations.search();
    return citations.found;
  }

  private void search() {
    var part = PART.matcher(text);
    while (part.find()) {
      var source = sourceFrom(part.end());
      cite(Form.EXAMPLE, part, "examples", source);
      cite(Form.MENTION, part, "comment", source);
      cite(Form.MENTION, part, "string", source);
      if (part.group("documentation") != null) {
        var tag = TAG.matcher(text).region(part.start(), part.end());
        while (tag.find()) {
          cite(Form.TAG, tag, "ids", source);
        }
      }
    }
  }

  private void cite(Form form, Matcher matcher, String ids, String source) {
    if (matcher.group(ids) != null) {
      var word = WORD.matcher(text).region(matcher.start(ids), matcher.end(ids));
      while (word.find()) {
        found.add(new Citation(word.group(), form, new Place(file, lineOf(word.end())), source));
      }
    }
  }

  private int lineOf(int position) {
    return (int) text.substring(0, position).lines().count();
  }

  /** The line itself or, after documentation and annotations, the declaration they stand on. */
  private String sourceFrom(int position) {
    return text.lines()
        .skip(lineOf(position) - 1)
        .map(String::strip)
        .filter(it -> !it.startsWith("@") && !it.startsWith("*") && !it.startsWith("/*"))
        .findFirst()
        .orElse("");
  }
}
