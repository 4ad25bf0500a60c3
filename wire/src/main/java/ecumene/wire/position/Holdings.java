package ecumene.wire.position;

import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.wire.form.LeftOutIfNone;
import ecumene.world.World;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one civilization has.
 *
 * @param newCities built this turn, and not listed among the others
 * @param newAdvances bought this turn, and not listed among the others
 * @param credits left out: those that the advances and the set-up grant
 * @param creditsToCome gained this turn; left out: those that the new advances grant
 * @param space of the succession marker; 0 is the start
 * @param census tokens on the board after the last expansion
 */
public record Holdings(
    @LeftOutIfNone Map<Area, Integer> tokens,
    @LeftOutIfNone List<Area> cities,
    @LeftOutIfNone List<Area> newCities,
    @LeftOutIfNone Map<Area, Integer> ships,
    @LeftOutIfNone int treasury,
    @LeftOutIfNone List<Advance> advances,
    @LeftOutIfNone List<Advance> newAdvances,
    @Nullable Map<Colour, Integer> credits,
    @Nullable Map<Colour, Integer> creditsToCome,
    @LeftOutIfNone int space,
    @LeftOutIfNone int census,
    @LeftOutIfNone List<CardEntry> hand) {

  static final Holdings NONE =
      new Holdings(
          Map.of(), List.of(), List.of(), Map.of(), 0, List.of(), List.of(), null, null, 0, 0,
          List.of());

  static Map<Civilization, Holdings> ofAll(World world) {
    var all = new EnumMap<Civilization, Holdings>(Civilization.class);
    world.seats().forEach(seat -> all.put(seat, of(seat, world)));
    return all;
  }

  private static Holdings of(Civilization seat, World world) {
    var cities = world.citiesOf(seat);
    var all = world.advances(seat);
    var advances = all.stream().filter(one -> !world.isNewAdvance(seat, one)).toList();
    var newAdvances = all.stream().filter(one -> world.isNewAdvance(seat, one)).toList();
    return new Holdings(
        PieceCounts.tokens(seat, world),
        cities.stream().filter(area -> !world.isNewCity(area)).toList(),
        cities.stream().filter(world::isNewCity).toList(),
        PieceCounts.ships(seat, world),
        world.treasury(seat),
        advances,
        newAdvances,
        unlessGranted(
            Standings.credits(colour -> world.credits(seat, colour)),
            advances,
            world.setup().startingCredits()),
        unlessGranted(
            Standings.credits(colour -> world.creditsToCome(seat, colour)), newAdvances, 0),
        world.space(seat),
        world.progress().census(seat),
        CardEntry.hand(seat, world));
  }

  private static @Nullable Map<Colour, Integer> unlessGranted(
      Map<Colour, Integer> credits, List<Advance> advances, int atStart) {
    return credits.equals(Standings.granted(advances, atStart)) ? null : credits;
  }
}
