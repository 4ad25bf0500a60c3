package ecumene.server.secrecy;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.server.scene.Viewer;
import ecumene.wire.Wire;
import ecumene.world.Terms;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Whole games, and every message to every seat, the host and a spectator. */
class RawBytesTest {
  private static final int SEVERAL_TURNS = 4;

  @ParameterizedTest
  @CsvSource({"5,WEST", "9,EAST", "18,BOTH"})
  void nobodyIsToldWhatOthersHide(int players, Side side) throws Exception {
    var setup = Setup.of(players, side);
    int messages = 0;
    try (var evening = new Evening(setup, Terms.SHORT);
        var onlookers = new Onlookers(evening.room(), setup.seats())) {
      var secrets = new Secrets(List.of(evening.seed().toString(), Evening.SECRET), evening.room());
      evening.gathering().forEach(secrets::inspect);
      evening
          .gathering()
          .forEach((_, told) -> assertThat(text(told)).doesNotContain(Evening.CONTRIBUTION));
      do {
        for (var viewer : onlookers.viewers().reversed()) {
          for (var message : onlookers.news(viewer)) {
            secrets.inspect(viewer, message);
            messages++;
          }
        }
      } while (evening.play() != null);
      assertThat(evening.isOver()).isTrue();
      assertThat(evening.room().state().turn()).isGreaterThan(SEVERAL_TURNS);
      assertThat(messages).isGreaterThan(1000);
      assertThat(secrets.kept()).containsKeys("card-drawn", "cards-exchanged", "theme-set-dealt");
    }
  }

  private static String text(byte[] told) {
    return new String(told, UTF_8);
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
        assertThat(table.path("seed").asString()).isEqualTo(evening.seed().toString());
        assertThat(table.path("secret").asString()).isEqualTo(Evening.SECRET);
        assertThat(table.path("contributions").valueStream().map(JsonNode::asString))
            .containsExactly(Evening.CONTRIBUTION);
      }
    }
  }
}
