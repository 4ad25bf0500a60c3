package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.phase.PlaceTokens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Whole turns in the middle of a saved game. */
final class LaterTurnsTest {
  @RegisterExtension static final Venue VENUE = new Venue();

  @Test
  void aPersonPlaysTwoTurnsWithTradeAndAdvances() throws Exception {
    var moment = Moment.asked("05-west-basic", 5, PlaceTokens.class);
    var key = VENUE.house().claim(VENUE.house().restore(moment, moment.asked()), moment.asked());
    try (var window = VENUE.desk().table(key)) {
      var player = new Player(window);
      int begin = player.turn();

      player.playUntil(begin + 2);

      assertThat(player.turn()).isGreaterThanOrEqualTo(begin + 2);
      assertThat(player.kinds()).contains("move-tokens", "place-tokens", "trade", "buy-advances");
    }
  }
}
