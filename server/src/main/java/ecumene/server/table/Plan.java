package ecumene.server.table;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.wire.Wire;
import ecumene.wire.form.LeftOutIfNone;
import ecumene.wire.save.HeaderLine;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a table is created with.
 *
 * @param language of messages that nobody's page writes, as in {@code en}
 * @param bots every other seat is for a person
 * @param webhook where news of the table go
 */
public record Plan(
    String name,
    HeaderLine game,
    String language,
    @LeftOutIfNone Map<Civilization, BotKind> bots,
    TimeLimits clock,
    @Nullable String webhook) {

  public Plan {
    bots = Map.copyOf(bots);
    var strangers = Seats.from(bots.keySet()).minus(game.header().setup().seats());
    if (!strangers.isEmpty()) {
      throw new IllegalArgumentException("not in play: " + strangers);
    }
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
