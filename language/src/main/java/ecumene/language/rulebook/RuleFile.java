package ecumene.language.rulebook;

import static java.util.stream.Collectors.toUnmodifiableMap;
import static java.util.stream.Collectors.toUnmodifiableSet;

import ecumene.facts.Advance;
import ecumene.facts.CalamityCard;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the statements of one file. A statement begins with its id, or with its number under a
 * heading that gives the rest of the id, and goes on to an empty line, a heading or the next item.
 * The words of a heading mean nothing here, so that they can be of any language.
 */
final class RuleFile {
  private static final Set<String> MINORS =
      Arrays.stream(CalamityCard.values())
          .filter(it -> !it.isMajor())
          .map(CalamityCard::id)
          .collect(toUnmodifiableSet());
  private static final Map<String, Integer> CHAINS =
      Arrays.stream(Advance.values()).collect(toUnmodifiableMap(Advance::id, Advance::chain));

  private static final Pattern CHAPTER = Pattern.compile("## (\\d+)\\. .*");
  private static final Pattern CARD = Pattern.compile("### (C\\d+|[a-z-]+)(?: .*)?");

  private static final Pattern ITEM = Pattern.compile("- ((?:P?\\d+|RU|S\\d+)\\.\\d+) (.*)");
  private static final Pattern PARAGRAPH = Pattern.compile("([GD]\\d+)\\. (.*)");
  private static final Pattern NUMBERED = Pattern.compile("(\\d+)\\. (.*)");
  private static final Pattern ROW = Pattern.compile("\\| ([a-z-]+) \\| (.*?)[ |]*");

  private final Path file;
  private final List<Statement> statements = new ArrayList<>();
  private int line;
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
    } else if (row.matches() && MINORS.contains(row.group(1))) {
      begin(row.group(1), row.group(2));
    } else if (text.isBlank() || text.startsWith("- ") || text.startsWith("|")) {
      close();
    } else if (open != null) {
      open = open.continuedBy(text.strip());
    }
  }

  private void enter(String heading) {
    var chapter = CHAPTER.matcher(heading);
    var card = CARD.matcher(heading);
    section = card.matches() ? card.group(1) : chapter.matches() ? "S" + chapter.group(1) : "";
  }

  private void begin(String id, String text) {
    close();
    open = new Statement(id, groupOf(id), text, new Place(file, line));
  }

  private void close() {
    if (open != null) {
      statements.add(open);
      open = null;
    }
  }

  /**
   * {@code P9} for P9.21, {@code C3} for C3.1, {@code Chain 7} for pottery.1, and one group each
   * for all minor calamities and all of G, D and S.
   */
  private static String groupOf(String id) {
    var group = id.replaceFirst("(?<=^[GDS])\\d.*|\\..*", "");
    var chain = CHAINS.get(group);
    return chain != null ? "Chain " + chain : MINORS.contains(group) ? "minors" : group;
  }
}
