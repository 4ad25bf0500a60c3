package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** From the lobby through a game's first turns, as a newcomer plays it. */
final class FirstTurnsTest {
  @RegisterExtension static final Venue VENUE = new Venue();

  @Test
  void aNewcomerPlaysTwoTurnsAgainstBots() {
    try (var window = VENUE.desk().lobby()) {
      window.button("Play now").click();
      window.board().whole().waitFor();
      var player = new Player(window);

      player.playUntil(3);

      assertThat(player.turn()).isGreaterThanOrEqualTo(3);
      assertThat(player.kinds()).hasSizeGreaterThanOrEqualTo(2).contains("move-tokens");
    }
  }
}
