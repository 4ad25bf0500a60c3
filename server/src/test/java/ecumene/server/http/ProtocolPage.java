package ecumene.server.http;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.wire.Wire;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** What the page on the protocol shows, by section. */
final class ProtocolPage {
  private static final Pattern BLOCK = Pattern.compile("(?s)```json\n(.*?)```");
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| (`/api/[^|]*`) \\| ([^|]+) \\| ([^|]*)\\|.*$");
  private static final Pattern WORD = Pattern.compile("`([a-z/-]+)`");

  private ProtocolPage() {}

  private static String section(String title) throws IOException {
    var page = Files.readString(Path.of("../docs/protocol.md"));
    var begin = page.indexOf("# " + title + "\n");
    assertThat(begin).as("a section " + title).isPositive();
    var end = Pattern.compile("\n#+ ").matcher(page);
    return end.find(begin) ? page.substring(begin, end.start()) : page.substring(begin);
  }

  /** The JSON of a section. */
  static List<JsonNode> examples(String title) throws IOException {
    var examples =
        BLOCK.matcher(section(title)).results().map(it -> Wire.JSON.readTree(it.group(1))).toList();
    assertThat(examples).as(title).isNotEmpty();
    return examples;
  }

  /**
   * A row of a table of requests.
   *
   * @param body the names of its properties
   */
  record Row(String path, String role, List<String> body) {
    private static List<String> words(String cell) {
      return WORD.matcher(cell)
          .results()
          .map(it -> it.group(1))
          .filter(it -> !it.equals("null"))
          .toList();
    }

    Map<String, Object> body(Map<String, ?> values) {
      return body.stream().filter(values::containsKey).collect(toMap(it -> it, values::get));
    }
  }

  /** The requests that a section has tables of. */
  static Stream<Row> rows(String title) throws IOException {
    return ROW.matcher(section(title))
        .results()
        .filter(row -> !row.group(1).contains("GET") && !row.group().contains("(GET)"))
        .filter(row -> !row.group().contains("(DELETE)"))
        .flatMap(
            row ->
                WORD.matcher(row.group(1))
                    .results()
                    .map(
                        path ->
                            new Row(
                                path.group(1),
                                row.group(2).strip().split(", ", -1)[0],
                                Row.words(row.group(3)))));
  }
}
