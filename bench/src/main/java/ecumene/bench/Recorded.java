package ecumene.bench;

import static java.util.Objects.requireNonNull;

import ecumene.bots.Bot;
import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.game.Game;
import ecumene.game.Header;
import ecumene.server.table.Plan;
import ecumene.server.table.TimeLimits;
import ecumene.table.Question;
import ecumene.table.QuestionId;
import ecumene.table.Reply;
import ecumene.table.Seed;
import ecumene.view.PublicView;
import ecumene.wire.Wire;
import ecumene.wire.save.HeaderLine;
import ecumene.world.Terms;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * A game of house players that was played beforehand, so that a server can be given its replies
 * without anybody having to think.
 */
public record Recorded(Header header, List<Step> steps) {
  private static final Seed SEED = Seed.parse("0123456789abcdef0123456789abcdef");

  /** A reply as a client sends it. */
  public record Step(Civilization seat, String question, JsonNode answer) {}

  public static Recorded of(Setup setup, int most) {
    var header = new Header(setup, Terms.BASIC, SEED);
    var bots = new EnumMap<Civilization, Bot>(Civilization.class);
    setup.seats().forEach(seat -> bots.put(seat, BotKind.HOUSE.bot(seat, 1)));
    var steps = new ArrayList<Step>();
    var game = Game.begin(header);
    while (!game.isOver() && steps.size() < most) {
      var open =
          game.open().stream().filter(it -> it.question().isAwaited()).findFirst().orElseThrow();
      var seat = open.question().seat();
      var answer =
          requireNonNull(bots.get(seat)).answer(open.question(), PublicView.of(game).as(seat));
      steps.add(new Step(seat, open.id().toString(), Wire.JSON.valueToTree(answer)));
      game = game.submit(new Reply(open.id(), seat, answer));
    }
    return new Recorded(header, steps);
  }

  /** The game where as much has been played as can be before a question of this kind. */
  Game before(Class<? extends Question<?>> kind) {
    var now = Game.begin(header);
    var found = now;
    for (var step : steps) {
      var id = QuestionId.parse(step.question);
      var open = now.open().stream().filter(it -> it.id().equals(id)).findFirst().orElseThrow();
      found = kind.isInstance(open.question()) ? now : found;
      now = now.submit(new Reply(id, step.seat, Wire.answer(step.answer, open.question())));
    }
    return found;
  }

  /** A table of people at which it can be played again. */
  public Plan plan() {
    return new Plan("Load", HeaderLine.of(header), "en", Map.of(), TimeLimits.NONE, null);
  }
}
