package ecumene.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.server.room.Viewer;
import ecumene.wire.Wire;
import ecumene.world.Terms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games, and every message to every seat, the host and a spectator. */
class RawBytesTest {
  @ParameterizedTest
  @CsvSource({"5,WEST,4", "9,EAST,3", "18,BOTH,1"})
  void nobodyIsToldWhatOthersHide(int players, Side side, int turns) throws Exception {
    var setup = Setup.of(players, side);
    int messages = 0;
    try (var evening = new Evening(setup, Terms.SHORT.upTo(Integer.getInteger("turns", turns)));
        var onlookers = new Onlookers(evening.room(), setup.seats())) {
      var secrets = new Secrets(Evening.SEED, evening.room());
      do {
        for (var viewer : onlookers.viewers().reversed()) {
          for (var message : onlookers.news(viewer)) {
            secrets.inspect(viewer, message);
            messages++;
          }
        }
      } while (evening.play() != null);
      assertThat(messages).isGreaterThan(1000);
      assertThat(secrets.kept()).containsKeys("card-drawn", "cards-exchanged", "theme-set-dealt");
    }
  }

  @Test
  void theSeedIsToldAfterTheEnd() {
    try (var evening = new Evening(Setup.of(5, Side.WEST), Terms.BASIC.upTo(1))) {
      while (!evening.isOver()) {
        assertThat(evening.room().look(Viewer.HOST).json()).isNotEmpty();
        evening.play();
      }
      for (var viewer : new Viewer[] {Viewer.HOST, Viewer.SPECTATOR}) {
        var table = Wire.JSON.readTree(evening.room().look(viewer).json()).path("table");
        assertThat(table.path("seed").asString()).isEqualTo(Evening.SEED.toString());
      }
    }
  }
}
