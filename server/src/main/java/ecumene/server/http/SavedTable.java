package ecumene.server.http;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.server.Problem;
import ecumene.server.table.Plan;
import ecumene.server.table.TimeLimits;
import ecumene.wire.fault.FaultyDocument;
import ecumene.wire.form.LeftOutIfNone;
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
    return NewTable.plan(name, game.game(), language, bots, clock, null);
  }

  static Problem malformed(FaultyDocument faulty) {
    return new Problem(
        Problem.Kind.MALFORMED, "{fault}", faulty.faults().getFirst().within("saved").toString());
  }
}
