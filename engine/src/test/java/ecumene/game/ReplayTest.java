package ecumene.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ecumene.Rule;
import ecumene.event.Event;
import ecumene.example.AnotherJvm;
import ecumene.game.Entry.Replied;
import ecumene.table.Pace.StopWaiting;
import ecumene.table.Pace.WaitForTurn;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The same header and entries always make the same game. */
class ReplayTest {
  private static final int GAMES = 12;

  @Test
  @Rule({"RU.5", "RU.8", "14.4"})
  void whoeverAnswersTheGameIsTheSame() {
    for (long seed = 0; seed < GAMES; seed++) {
      var random = RandomGame.some(seed);
      var live = random.play(ReplayTest::eventsGoOn);
      var replayed = Game.replay(live.header(), live.entries());
      assertThat(replayed.marks()).as("%s", random).isEqualTo(live.marks());
      assertThat(replayed.events()).as("%s", random).isEqualTo(live.events());
      assertThat(replayed.entries()).as("%s", random).isEqualTo(live.entries());
      assertThat(replayed.position().hash()).as("%s", random).isEqualTo(live.position().hash());
    }
  }

  /** What was told is never told otherwise, and the new events can be had alone. */
  private static void eventsGoOn(Game before, Game after) {
    int told = before.events().size();
    assertThat(after.events()).startsWith(before.events().toArray(Event[]::new));
    assertThat(after.tellings(told).stream().map(Telling::event))
        .containsExactlyElementsOf(after.events().subList(told, after.events().size()));
  }

  @Test
  void everyBeginningOfAJournalIsReplayed() {
    var random = RandomGame.some(3);
    var games = new ArrayList<Game>();
    random.play((before, after) -> games.add(before));
    for (int n = 0; n < games.size(); n += 7) {
      var game = games.get(n);
      var replayed = Game.replay(game.header(), game.entries());
      assertThat(replayed.position().hash()).isEqualTo(game.position().hash());
      assertThat(RandomGame.ids(replayed)).isEqualTo(RandomGame.ids(game));
      for (var seat : game.header().setup().seats()) {
        assertThat(replayed.judgeUndo(seat)).isEqualTo(game.judgeUndo(seat));
        assertThat(replayed.judgeLeaving(seat)).isEqualTo(game.judgeLeaving(seat));
      }
    }
  }

  @Test
  void aJournalOfAnotherGameIsNotReplayed() {
    var random = RandomGame.some(3);
    var entries = random.play((before, after) -> {}).entries();
    var other = new RandomGame(random.setup(), random.terms(), 4).header();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Game.replay(other, entries))
        .withMessage("RU.8: that question is no longer open");
  }

  @Test
  @Rule("RU.8")
  void aReplyIsTakenOnce() {
    RandomGame.some(5)
        .play(
            (before, after) -> {
              if (after.entries().getLast() instanceof Replied(var reply)) {
                assertThat(after.judge(reply))
                    .hasToString(
                        switch (reply.answer()) {
                          case WaitForTurn() -> "RU.88: you are waiting already";
                          case StopWaiting() -> "RU.88: you are not waiting";
                          default -> "RU.8: that question is no longer open";
                        });
                long hash = after.position().hash();
                assertThatIllegalArgumentException().isThrownBy(() -> after.submit(reply));
                assertThat(after.position().hash()).isEqualTo(hash);
              }
            });
  }

  @Test
  void anotherJvmPlaysTheSame() throws IOException, InterruptedException {
    var here = new ArrayList<String>();
    for (long seed = 0; seed < GAMES; seed++) {
      here.add(RandomGame.some(seed).line());
    }
    assertThat(AnotherJvm.run(RandomGame.class, "0", String.valueOf(GAMES))).isEqualTo(here);
  }

  @Test
  void theseGamesHaveTradesLeaversAndClocks() {
    var missing =
        new TreeSet<>(
            List.of(
                "CardsExchanged",
                "OfferLapsed",
                "OfferMade",
                "OfferWhispered",
                "OfferWithdrawn",
                "PlayerLeft",
                "TimedOut"));
    for (long seed = 0; seed < 50 * GAMES && !missing.isEmpty(); seed++) {
      var game = RandomGame.some(seed).play((before, after) -> {});
      game.events().forEach(event -> missing.remove(event.getClass().getSimpleName()));
      game.entries().forEach(entry -> missing.remove(entry.getClass().getSimpleName()));
    }
    assertThat(missing).isEmpty();
  }
}
