package ecumene.app.rulebook;

import static java.nio.file.Files.isDirectory;

import ecumene.app.rulebook.Citation.Form;
import ecumene.language.rulebook.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
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
          \"""[^"\\\\]*+(?:(?:\\\\(?s:.)|"(?!""))[^"\\\\]*+)*+\"""
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
    for (var file : sources(project)) {
      all.addAll(in(project.relativize(file), Files.readString(file)));
    }
    return all;
  }

  private static List<Path> sources(Path project) throws IOException {
    var sources = new ArrayList<Path>();
    try (var modules = Files.newDirectoryStream(project, it -> isDirectory(it.resolve("src")))) {
      for (var module : modules) {
        try (var files = Files.walk(module.resolve("src"))) {
          files.filter(it -> it.toString().endsWith(".java")).forEach(sources::add);
        }
      }
    }
    Collections.sort(sources);
    return sources;
  }

  static List<Citation> in(Path file, String text) {
    var citations = new Citations(file, text);
    citations.search();
    return citations.found;
  }

  private void search() {
    var part = PART.matcher(text);
    while (part.find()) {
      cite(Form.EXAMPLE, part, "examples", part.end());
      cite(Form.MENTION, part, "comment", part.end());
      cite(Form.MENTION, part, "string", part.end());
      if (part.group("documentation") != null) {
        var tag = TAG.matcher(text).region(part.start(), part.end());
        while (tag.find()) {
          cite(Form.TAG, tag, "ids", part.end());
        }
      }
    }
  }

  private void cite(Form form, Matcher matcher, String ids, int end) {
    if (matcher.group(ids) != null) {
      var word = WORD.matcher(text).region(matcher.start(ids), matcher.end(ids));
      while (word.find()) {
        var place = new Place(file, lineOf(word.end()));
        found.add(new Citation(word.group(), form, place, sourceFrom(end)));
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
