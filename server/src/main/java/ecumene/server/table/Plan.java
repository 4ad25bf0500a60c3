package ecumene.server.table;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.game.Header;
import ecumene.wire.Wire;
import ecumene.wire.form.LeftOutIfNone;
import ecumene.wire.save.Commitment;
import ecumene.wire.save.HeaderLine;
import ecumene.wire.save.SeedParts;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a table is created with.
 *
 * @param language of messages that nobody's page writes, as in {@code en}
 * @param bots every other seat is for a person
 * @param webhook where news of the table go
 * @param seedParts what the seed is made of; null: an older or an imported table has just a seed
 * @param gather true: the game begins when all persons are there, and its seed is made only then
 */
public record Plan(
    String name,
    HeaderLine game,
    String language,
    @LeftOutIfNone Map<Civilization, BotKind> bots,
    TimeLimits clock,
    @Nullable String webhook,
    @Nullable SeedParts seedParts,
    @Nullable Boolean gather) {

  public Plan {
    if (gather != null && seedParts == null) {
      throw new IllegalArgumentException("who gathers makes a seed together");
    }
    bots = Map.copyOf(bots);
    var strangers = Seats.from(bots.keySet()).minus(game.header().setup().seats());
    if (!strangers.isEmpty()) {
      throw new IllegalArgumentException("not in play: " + strangers);
    }
  }

  /** A table whose game begins at once, with a seed that is made of nothing. */
  public Plan(
      String name,
      HeaderLine game,
      String language,
      Map<Civilization, BotKind> bots,
      TimeLimits clock,
      @Nullable String webhook) {
    this(name, game, language, bots, clock, webhook, null, null);
  }

  /** Whether the game does not begin at once. */
  boolean gathers() {
    return gather != null && gather;
  }

  /** What the game begins with, whose seed is made of these; null: of nothing. */
  Header header(@Nullable SeedParts parts) {
    return game.header(parts == null ? game.seed() : parts.seed());
  }

  /** To the secret that the table has had from its beginning. */
  public String commitment(String table) {
    return seedParts == null ? Commitment.of(game.seed()) : Commitment.of(table, seedParts);
  }

  /** The seats of the table. */
  public Seats seats() {
    return game.header().setup().seats();
  }

  public String write() {
    return Wire.JSON.writeValueAsString(this);
  }

  public static Plan read(String text) {
    return Wire.JSON.readValue(text, Plan.class);
  }
}
