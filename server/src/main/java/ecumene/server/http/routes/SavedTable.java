package ecumene.server.http.routes;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.server.Problem;
import ecumene.server.table.Plan;
import ecumene.server.table.TimeLimits;
import ecumene.wire.fault.FaultyDocument;
import ecumene.wire.form.LeftOutIfNone;
import ecumene.wire.save.HeaderLine;
import ecumene.wire.save.SavedGame;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A table that somebody wants for a saved game, as the protocol has it.
 *
 * @param saved the file
 */
record SavedTable(
    String name,
    @Nullable String language,
    @LeftOutIfNone Map<Civilization, BotKind> bots,
    @Nullable TimeLimits clock,
    JsonNode saved) {

  SavedGame game() {
    try {
      return SavedGame.read(saved);
    } catch (FaultyDocument faulty) {
      throw malformed(faulty);
    }
  }

  Plan plan(SavedGame game) {
    var header = HeaderLine.of(game.game().header()); // what the file says of its seed is no proof
    return NewTable.plan(name, header, language, bots, clock, null, null, null);
  }

  static Problem malformed(FaultyDocument faulty) {
    return new Problem(
        Problem.Kind.MALFORMED,
        "{fault}",
        faulty.faults().getFirst().forOthers().within("saved").toString());
  }
}
