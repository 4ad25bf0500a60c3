package ecumene.server.http.routes;

import static ecumene.server.Problem.Kind.MALFORMED;
import static java.util.stream.Collectors.joining;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Header;
import ecumene.language.Language;
import ecumene.language.Languages;
import ecumene.server.Problem;
import ecumene.server.http.routing.Validation;
import ecumene.server.table.Plan;
import ecumene.server.table.TimeLimits;
import ecumene.wire.form.LeftOutIfNone;
import ecumene.wire.save.HeaderLine;
import ecumene.wire.save.SeedParts;
import ecumene.world.Terms;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table that somebody wants, as the protocol has it.
 *
 * @param gather true: the game begins when all persons are there
 * @param random what the one person who plays adds to the seed
 */
record NewTable(
    String name,
    int players,
    @Nullable Side side,
    Terms terms,
    @Nullable String language,
    @LeftOutIfNone Map<Civilization, BotKind> bots,
    @Nullable TimeLimits clock,
    @Nullable String webhook,
    @Nullable Boolean gather,
    @Nullable String random) {

  /** With a secret that nobody has seen. */
  Plan plan(String secret) {
    boolean gathers = gather != null && gather;
    var setup = setup();
    var parts = parts(secret, setup.seats().filter(seat -> !bots.containsKey(seat)), gathers);
    var header = new Header(setup, terms, parts.seed());
    return plan(
        name, HeaderLine.of(header), language, bots, clock, webhook, parts, gathers ? true : null);
  }

  private SeedParts parts(String secret, Seats persons, boolean gathers) {
    var parts = SeedParts.of(secret);
    var value = Validation.random(random);
    if (value == null) {
      return gathers ? parts : parts.closed(persons);
    }
    if (gathers || persons.size() != 1) {
      throw new Problem(
          MALFORMED, "random: it is for a game of one person; others add theirs with their seats");
    }
    return parts.with(persons.first(), value);
  }

  static Plan plan(
      String name,
      HeaderLine game,
      @Nullable String language,
      Map<Civilization, BotKind> bots,
      @Nullable TimeLimits clock,
      @Nullable String webhook,
      @Nullable SeedParts seedParts,
      @Nullable Boolean gather) {
    try {
      return new Plan(
          Validation.name(name),
          game,
          language == null ? Languages.PACKAGED.english().id() : language(language).id(),
          bots,
          clock == null ? TimeLimits.NONE : clock,
          webhook,
          seedParts,
          gather);
    } catch (IllegalArgumentException impossible) {
      throw new Problem(MALFORMED, "bots: {fault}", String.valueOf(impossible.getMessage()));
    }
  }

  private static Language language(String id) {
    var languages = Languages.PACKAGED;
    var known = languages.all().stream().map(Language::id).collect(joining(", "));
    return languages
        .find(id)
        .orElseThrow(
            () -> new Problem(MALFORMED, "language: {language} is none of {languages}", id, known));
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
