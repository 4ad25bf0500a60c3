package ecumene.app.simulation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Setup;
import ecumene.game.Game;
import ecumene.wire.save.SavedGame;
import ecumene.world.Terms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games that were played once come out the same, phase by phase. */
class FixturesTest {
  private static final int FEWEST = 20;

  static List<Path> files() throws IOException {
    try (var files = Files.list(Path.of("..", "fixtures"))) {
      return files.filter(file -> file.toString().endsWith(".json.gz")).sorted().toList();
    }
  }

  private static SavedGame read(Path file) throws IOException {
    try (var in = new GZIPInputStream(Files.newInputStream(file))) {
      return SavedGame.read(new String(in.readAllBytes(), UTF_8));
    }
  }

  /** Replaying compares the hash of every phase. */
  @ParameterizedTest
  @MethodSource("files")
  void everyGameComesOutAsItDid(Path file) throws IOException {
    var saved = read(file);
    var game = saved.replay();
    assertThat(game.isOver()).isTrue();
    assertThat(game.marks()).hasSameSizeAs(saved.phases());
    assertThat(saved.load().position().hash()).isEqualTo(game.position().hash());
  }

  @Test
  void allSetUpsAndFormsAreAmongThem() throws IOException {
    assertThat(files()).hasSizeGreaterThanOrEqualTo(FEWEST);
    var setups = new ArrayList<Setup>();
    var terms = new ArrayList<Terms>();
    for (var file : files()) {
      Game game = read(file).load();
      setups.add(game.header().setup());
      terms.add(game.header().terms().upTo(0));
    }
    assertThat(setups).containsAll(Setup.all());
    assertThat(terms).contains(Terms.BASIC, Terms.EXPERT, Terms.SHORT);
  }
}
