package ecumene.app.simulation;

import ecumene.bots.Bot;
import ecumene.facts.Civilization;
import ecumene.game.Game;
import ecumene.table.Reply;
import ecumene.view.View;
import java.util.Map;
import java.util.Objects;

/** Bots who play reply by reply, as people do, so that the game has a journal. */
record Stepwise(Map<Civilization, Bot> bots) {

  /** The game after one more answer. */
  Game next(Game game) {
    var open =
        game.open().stream().filter(one -> one.question().isAwaited()).findFirst().orElseThrow();
    var seat = open.question().seat();
    var bot = Objects.requireNonNull(bots.get(seat));
    var answer = bot.answer(open.question(), new View(game.position(), seat));
    return game.submit(new Reply(open.id(), seat, answer));
  }
}
