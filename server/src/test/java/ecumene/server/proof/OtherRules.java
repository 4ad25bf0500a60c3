package ecumene.server.proof;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import javax.tools.ToolProvider;

/** Rules, facts and classes that stand before those of the build where a process looks for them. */
final class OtherRules {
  private static final Path ENGINE = Path.of("../engine/src/main");
  private static final Path FACTS = Path.of("ecumene/facts");
  private static final Path RULES = Path.of("ecumene/rules");
  private static final int SECONDS = 300;

  private final Path folder;

  /**
   * @param folder an empty one
   */
  OtherRules(Path folder) {
    this.folder = folder;
  }

  /** Mixes columns of a file of facts, or puts a cell of one row into another, by chance. */
  void changeFact(String file, Random dice) throws IOException {
    var lines = Files.readAllLines(ENGINE.resolve("resources").resolve(FACTS).resolve(file));
    var header = lines.removeFirst();
    var rows = lines.stream().map(line -> line.split(",", -1)).toList();
    var before = joined(rows);
    do {
      switch (dice.nextInt(3)) {
        case 0 -> mixColumn(rows, dice);
        case 1 -> mixRows(rows, dice);
        default -> copyCell(rows, dice);
      }
    } while (joined(rows).equals(before));
    write(FACTS.resolve(file), header + "\n" + String.join("\n", joined(rows)) + "\n");
  }

  private static List<String> joined(List<String[]> rows) {
    return rows.stream().map(row -> String.join(",", row)).toList();
  }

  /** The first column is left alone: it says what the rows are about. */
  private static int column(List<String[]> rows, Random dice) {
    return 1 + dice.nextInt(rows.getFirst().length - 1);
  }

  private static void mixColumn(List<String[]> rows, Random dice) {
    int column = column(rows, dice);
    var cells = new ArrayList<>(rows.stream().map(row -> row[column]).toList());
    Collections.shuffle(cells, dice);
    for (int i = 0; i < rows.size(); i++) {
      rows.get(i)[column] = cells.get(i);
    }
  }

  private static void copyCell(List<String[]> rows, Random dice) {
    int column = column(rows, dice);
    var to = rows.get(dice.nextInt(rows.size()));
    to[column] = rows.get(dice.nextInt(rows.size()))[column];
  }

  private static void mixRows(List<String[]> rows, Random dice) {
    int one = column(rows, dice);
    int other = column(rows, dice);
    for (var row : rows) {
      var cell = row[one];
      row[one] = row[other];
      row[other] = cell;
    }
  }

  /** Says a statement otherwise. */
  void changeStatement(String before, String after) throws IOException {
    var rules = Files.readString(Path.of("../rules/rules.md"));
    write(RULES.resolve("rules.md"), replaced(rules, before, after));
  }

  /** Does something otherwise, and compiles the class again. */
  void changeClass(String file, String before, String after) throws IOException {
    var source = Files.readString(ENGINE.resolve("java").resolve(file));
    var sources = folder.resolveSibling(folder.getFileName() + "-sources");
    var changed = sources.resolve(file);
    Files.createDirectories(changed.getParent());
    Files.writeString(changed, replaced(source, before, after));
    var compiler = ToolProvider.getSystemJavaCompiler();
    int result =
        compiler.run(
            null,
            null,
            null,
            "-d",
            folder.toString(),
            "-proc:none",
            "-implicit:none",
            "-cp",
            System.getProperty("java.class.path"),
            changed.toString());
    if (result != 0) {
      throw new IllegalStateException(file + " does not compile");
    }
  }

  private static String replaced(String text, String before, String after) {
    if (!text.contains(before)) {
      throw new IllegalArgumentException("it does not say: " + before);
    }
    return text.replace(before, after);
  }

  private void write(Path file, String text) throws IOException {
    var there = folder.resolve(file);
    Files.createDirectories(there.getParent());
    Files.writeString(there, text);
  }

  /**
   * How a process ended, and what it had to say.
   *
   * @param status the exit status
   */
  record Outcome(int status, List<String> output) {
    /** Of each table in turn. */
    List<String> tables() {
      return output.stream()
          .filter(line -> line.startsWith(RereadGames.SAID))
          .map(line -> line.substring(RereadGames.SAID.length()))
          .toList();
    }
  }

  /** Has a process read stored games by these rules. */
  Outcome read(Path games) throws IOException, InterruptedException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var process =
        new ProcessBuilder(
                java,
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx512m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                folder + File.pathSeparator + System.getProperty("java.class.path"),
                RereadGames.class.getName(),
                games.toString())
            .redirectErrorStream(true)
            .start();
    try {
      var output = new ArrayList<String>();
      new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))
          .lines()
          .forEach(output::add);
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        throw new IllegalStateException("it does not end");
      }
      return new Outcome(process.exitValue(), output);
    } finally {
      process.destroyForcibly();
    }
  }
}
