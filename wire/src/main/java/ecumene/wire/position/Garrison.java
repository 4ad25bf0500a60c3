package ecumene.wire.position;

import static ecumene.facts.Barbarians.THE_BARBARIANS;

import ecumene.facts.Area;
import ecumene.wire.form.LeftOutIfNone;
import ecumene.world.Board;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Barbarian tokens and pirate cities (1.12). */
public record Garrison(@LeftOutIfNone Map<Area, Integer> tokens, @LeftOutIfNone List<Area> cities) {

  public static @Nullable Garrison of(Board board) {
    var tokens = PieceCounts.tokens(THE_BARBARIANS, board);
    var cities = board.citiesOf(THE_BARBARIANS);
    return tokens.isEmpty() && cities.isEmpty() ? null : new Garrison(tokens, cities);
  }
}
