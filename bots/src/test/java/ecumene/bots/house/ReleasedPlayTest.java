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
    "HOUSE,5,fe10254d2cc8635f",
    "HOUSE,8,d169adacbf053235",
    "BALANCED,8,33de841d6699f6ea",
    "TRADER,8,f67788f6ba3e9b1c",
    "BUILDER,8,5c1bc9f1fee8ccbf",
    "WARRIOR,8,ed64ca0e8f0009d7",
    "HOUSE,12,54af30661c16de49"
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
