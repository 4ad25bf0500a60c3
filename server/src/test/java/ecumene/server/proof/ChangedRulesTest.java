package ecumene.server.proof;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.FactFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games are stored, something about the rules is changed, and another process reads them: every
 * table where something comes out otherwise is rewound and says what has changed, and nothing
 * happens at any other. How many games is {@code -Dgames=100}, and how many changes of each file of
 * facts {@code -Dchanges=5}; {@code -Dseed=7} makes other ones.
 */
class ChangedRulesTest {
  private static final int GAMES = Integer.getInteger("games", 5);
  private static final int CHANGES = Integer.getInteger("changes", 1);
  private static final long SEED = Long.getLong("seed", 1);

  /** Most changes of some files contradict the others. */
  private static final int TRIES = 40;

  private static final String DISCARDS = "P13.5 and S2.12 speak of the discard pile";
  private static final String STACK = "table.world().cards().stack(block, number)";
  private static final String SHUFFLING = "ecumene/phase/StackPreparation.java";

  @TempDir private static Path games;
  @TempDir private Path directory;

  @BeforeAll
  static void play() throws IOException {
    StoredGames.make(games, GAMES);
  }

  private OtherRules rules(int number) throws IOException {
    return new OtherRules(Files.createDirectory(directory.resolve("rules-" + number)));
  }

  /** What comes of the stored games by these rules; the stored ones stay as they are. */
  private OtherRules.Outcome read(OtherRules rules) throws Exception {
    var copy = Files.createTempDirectory(directory, "games");
    try (var files = Files.list(games)) {
      for (var file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, copy.resolve(file.getFileName()));
      }
    }
    return rules.read(copy);
  }

  private static void check(OtherRules.Outcome outcome, String changed) {
    assertThat(outcome.status()).as(String.join("\n", outcome.output())).isZero();
    assertThat(outcome.tables())
        .hasSize(GAMES)
        .isSubsetOf("same", "ended", "closed", "rewound " + changed);
    report(outcome, changed);
  }

  private static void checkSame(OtherRules.Outcome outcome) {
    assertThat(outcome.status()).as(String.join("\n", outcome.output())).isZero();
    assertThat(outcome.tables()).isEqualTo(Collections.nCopies(GAMES, "same"));
  }

  private static void report(OtherRules.Outcome outcome, String changed) {
    int rewound = Collections.frequency(outcome.tables(), "rewound " + changed);
    int same = Collections.frequency(outcome.tables(), "same");
    System.out.printf("%s: %d of %d rewound, %d the same%n", changed, rewound, GAMES, same);
  }

  static List<String> facts() {
    return FactFiles.NAMES;
  }

  @ParameterizedTest
  @MethodSource("facts")
  void aChangedFileOfFactsIsNamed(String file) throws Exception {
    var dice = new Random(SEED);
    int done = 0;
    for (int n = 0; n < TRIES; n++) {
      var rules = rules(n);
      rules.changeFact(file, dice);
      var outcome = read(rules);
      if (outcome.status() != RereadGames.BROKEN) {
        check(outcome, "facts/" + file);
        if (++done == CHANGES) {
          return;
        }
      }
    }
    assertThat(done).as("changes of %s that do not contradict the others", file).isPositive();
  }

  @Test
  void aChangedRulingIsNamed() throws Exception {
    var rules = rules(0);
    rules.changeStatement(DISCARDS, "P13.5 and S2.12 do not speak of the order of the stack");
    rules.changeClass(SHUFFLING, STACK, STACK + ".reversed()");
    var outcome = read(rules);
    check(outcome, "RU.62");
    assertThat(outcome.tables()).contains("rewound RU.62");
  }

  @Test
  void otherWordsForARulingChangeNothing() throws Exception {
    var rules = rules(0);
    rules.changeStatement(DISCARDS, "P13.5 and S2.12 are about the discard pile");
    checkSame(read(rules));
  }

  @Test
  void theSameRulesChangeNothing() throws Exception {
    checkSame(read(rules(0)));
  }
}
