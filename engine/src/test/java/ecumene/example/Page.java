package ecumene.example;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The blocks of a page of documentation, in their order. */
public record Page(String text, List<Block> blocks) {
  private static final String FENCE = "```";
  private static final String COMMAND = "    ./ecumene ";

  /**
   * What a test can run or read.
   *
   * @param section the heading above it
   * @param language what stands behind the fence, or {@code command} for an indented command
   */
  public record Block(String section, String language, String text) {
    public boolean isJson() {
      return language.equals("json");
    }
  }

  /** A page in the folder of the documentation. */
  public static Page of(String name) throws IOException {
    var text = Files.readString(Path.of("..", "docs", name));
    var blocks = new ArrayList<Block>();
    var section = "";
    for (var lines = text.lines().iterator(); lines.hasNext(); ) {
      var line = lines.next();
      if (line.startsWith("#")) {
        section = line.replaceFirst("#+ ", "");
      } else if (line.startsWith(COMMAND)) {
        blocks.add(new Block(section, "command", line.substring(COMMAND.length())));
      } else if (line.startsWith(FENCE)) {
        var content = new ArrayList<String>();
        for (var inside = lines.next(); !inside.equals(FENCE); inside = lines.next()) {
          content.add(inside);
        }
        var language = line.substring(FENCE.length());
        blocks.add(new Block(section, language, String.join("\n", content) + "\n"));
      }
    }
    return new Page(text, blocks);
  }

  /** The JSON in a section. */
  public List<String> json(String section) {
    return blocks.stream()
        .filter(block -> block.isJson() && block.section().equals(section))
        .map(Block::text)
        .toList();
  }
}
