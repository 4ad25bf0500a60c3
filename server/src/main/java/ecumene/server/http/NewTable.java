package ecumene.server.http;

import static ecumene.server.Problem.Kind.MALFORMED;

import ecumene.bots.simulation.Entrant;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Header;
import ecumene.server.Problem;
import ecumene.server.table.Limits;
import ecumene.server.table.Plan;
import ecumene.table.Seed;
import ecumene.wire.LeftOutIfNone;
import ecumene.wire.save.HeaderLine;
import ecumene.world.Terms;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table that somebody wants, as the protocol has it. */
record NewTable(
    String name,
    int players,
    @Nullable Side side,
    Terms terms,
    @Nullable String language,
    @LeftOutIfNone Map<Civilization, Entrant> bots,
    @Nullable Limits clock,
    @Nullable String webhook) {
  private static final String LANGUAGE = "[a-z]{2}";
  private static final String ENGLISH = "en";

  Plan plan(Seed seed) {
    return plan(
        name, HeaderLine.of(new Header(setup(), terms, seed)), language, bots, clock, webhook);
  }

  static Plan plan(
      String name,
      HeaderLine game,
      @Nullable String language,
      Map<Civilization, Entrant> bots,
      @Nullable Limits clock,
      @Nullable String webhook) {
    if (language != null && !language.matches(LANGUAGE)) {
      throw new Problem(MALFORMED, "language: two letters belong here, as in en");
    }
    try {
      return new Plan(
          Validation.name(name),
          game,
          language == null ? ENGLISH : language,
          bots,
          clock == null ? Limits.NONE : clock,
          webhook);
    } catch (IllegalArgumentException impossible) {
      throw new Problem(MALFORMED, "bots: {fault}", String.valueOf(impossible.getMessage()));
    }
  }

  private Setup setup() {
    if (side == null) {
      var possible = Setup.all().stream().filter(it -> it.players() == players).toList();
      if (possible.size() == 1) {
        return possible.getFirst();
      }
    }
    try {
      return Setup.of(players, side == null ? Side.BOTH : side);
    } catch (IllegalArgumentException impossible) {
      throw new Problem(MALFORMED, "players: {fault}", String.valueOf(impossible.getMessage()));
    }
  }
}
