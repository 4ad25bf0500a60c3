package ecumene.bots.house;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.Crew;
import ecumene.bots.kind.BotKind;
import ecumene.bots.simulation.Match;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.phase.Phase;
import ecumene.table.Draws;
import ecumene.table.Seed;
import ecumene.table.Table;
import ecumene.world.Terms;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A version that was released plays on as it did: the position after every phase of a game is the
 * same. Only a change of the rules, or of what all versions do alike, may change these numbers.
 */
class ReleasedPlayTest {
  private static final long SEED = 7;

  @ParameterizedTest
  @CsvSource({
    "HOUSE,5,f69f06e82d07ab58",
    "HOUSE,8,d81c8ce2e06ecb42",
    "BALANCED,8,cf1cf8828855f5f9",
    "TRADER,8,19c08011d37485a",
    "BUILDER,8,1d13f7f874e07183",
    "WARRIOR,8,c2ace02754806032",
    "HOUSE,12,36dcd515a1a6d449"
  })
  void aVersionPlaysAsItDid(BotKind bot, int players, String hash) {
    var setup = Setup.of(players, players < 10 ? Side.WEST : Side.BOTH);

    assertThat(hash(new Match(setup, Terms.BASIC.upTo(40), SEED, bot))).isEqualTo(hash);
  }

  private static String hash(Match match) {
    var world = new World(match.setup(), match.terms());
    var crew = new Crew(world, match.bots());
    var table = new Table(world, new Draws(Seed.of(SEED)), crew, event -> {});
    long hash = 0;
    for (@Nullable Phase phase = Phase.SET_UP; phase != null; phase = phase.following(world)) {
      phase.play(table);
      hash = 31 * hash + world.hash();
    }
    return Long.toHexString(hash);
  }
}
