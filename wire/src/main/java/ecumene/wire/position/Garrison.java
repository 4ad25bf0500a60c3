package ecumene.wire.position;

import static ecumene.facts.Barbarians.THE_BARBARIANS;

import ecumene.facts.Area;
import ecumene.wire.LeftOutIfNone;
import ecumene.world.World;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Barbarian tokens and pirate cities (1.12). */
public record Garrison(@LeftOutIfNone Map<Area, Integer> tokens, @LeftOutIfNone List<Area> cities) {

  static @Nullable Garrison of(World world) {
    var tokens = Board.tokens(THE_BARBARIANS, world);
    var cities = world.citiesOf(THE_BARBARIANS);
    return tokens.isEmpty() && cities.isEmpty() ? null : new Garrison(tokens, cities);
  }
}
