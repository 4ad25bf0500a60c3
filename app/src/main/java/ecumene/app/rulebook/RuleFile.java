package ecumene.app.rulebook;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the statements of one file. A statement begins with its id, or with its number under a
 * heading that gives the rest of the id, and goes on to an empty line, a heading or the next item.
 */
final class RuleFile {
  private static final Pattern CHAIN = Pattern.compile("## (Chain \\d+):.*");
  private static final Pattern MINORS = Pattern.compile("## .*Minor calamities.*");
  private static final Pattern CHAPTER = Pattern.compile("## (\\d+)\\. .*");
  private static final Pattern CARD = Pattern.compile("### (C\\d+|[a-z-]+)(?: .*)?");

  private static final Pattern ITEM = Pattern.compile("- ((?:P?\\d+|RU|S\\d+)\\.\\d+) (.*)");
  private static final Pattern PARAGRAPH = Pattern.compile("([GD]\\d+)\\. (.*)");
  private static final Pattern NUMBERED = Pattern.compile("(\\d+)\\. (.*)");
  private static final Pattern ROW = Pattern.compile("\\| (?!id )([a-z-]+) \\| (.*?)[ |]*");

  private final Path file;
  private final List<Statement> statements = new ArrayList<>();
  private int line;
  private String group = "";
  private String section = "";
  private @Nullable Statement open;

  private RuleFile(Path file) {
    this.file = file;
  }

  static List<Statement> read(Path file, List<String> lines) {
    var reading = new RuleFile(file);
    lines.forEach(reading::take);
    reading.close();
    return reading.statements;
  }

  private void take(String text) {
    line++;
    var item = ITEM.matcher(text);
    var paragraph = PARAGRAPH.matcher(text);
    var numbered = NUMBERED.matcher(text);
    var row = ROW.matcher(text);
    if (text.startsWith("#")) {
      close();
      enter(text);
    } else if (item.matches()) {
      begin(item.group(1), item.group(2));
    } else if (paragraph.matches()) {
      begin(paragraph.group(1), paragraph.group(2));
    } else if (!section.isEmpty() && numbered.matches()) {
      begin(section + "." + numbered.group(1), numbered.group(2));
    } else if (group.equals("minors") && row.matches()) {
      begin(row.group(1), row.group(2));
    } else if (text.isBlank() || text.startsWith("- ") || text.startsWith("|")) {
      close();
    } else if (open != null) {
      open = open.continuedBy(text.strip());
    }
  }

  private void enter(String heading) {
    var chain = CHAIN.matcher(heading);
    var chapter = CHAPTER.matcher(heading);
    var card = CARD.matcher(heading);
    section = card.matches() ? card.group(1) : chapter.matches() ? "S" + chapter.group(1) : "";
    if (chain.matches()) {
      group = chain.group(1);
    } else if (heading.startsWith("## ")) {
      group = MINORS.matcher(heading).matches() ? "minors" : "";
    }
  }

  private void begin(String id, String text) {
    close();
    open = new Statement(id, group.isEmpty() ? groupOf(id) : group, text, new Place(file, line));
  }

  private void close() {
    if (open != null) {
      statements.add(open);
      open = null;
    }
  }

  /** {@code P9} for P9.21, {@code C3} for C3.1, and one group each for all of G, D and S. */
  private static String groupOf(String id) {
    return id.replaceFirst("(?<=^[GDS])\\d.*|\\..*", "");
  }
}
