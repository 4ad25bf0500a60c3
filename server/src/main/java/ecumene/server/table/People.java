package ecumene.server.table;

import ecumene.bots.simulation.Entrant;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Who sits where. It is a value; a change makes a new one.
 *
 * @param bots every other seat is for a person
 * @param away persons for whom a bot plays
 * @param claimed seats that somebody has taken
 * @param acted when each seat was last heard of, in milliseconds since 1970
 */
public record People(
    Map<Civilization, Entrant> bots,
    Seats away,
    Map<Civilization, String> names,
    Seats claimed,
    Map<Civilization, Long> acted) {

  static People of(Plan plan) {
    return new People(plan.bots(), Seats.NONE, Map.of(), Seats.NONE, Map.of());
  }

  /** The bot that plays the seat, if one does. */
  public @Nullable Entrant player(Civilization seat) {
    var bot = bots.get(seat);
    return bot == null && away.contains(seat) ? Entrant.BALANCED : bot;
  }

  People seated(Civilization seat, @Nullable Entrant bot) {
    return new People(with(bots, seat, bot), away.without(seat), names, claimed, acted);
  }

  People away(Civilization seat) {
    return new People(bots, away.with(seat), names, claimed, acted);
  }

  People back(Civilization seat) {
    return new People(bots, away.without(seat), names, claimed, acted);
  }

  People named(Civilization seat, String name) {
    return new People(bots, away, with(names, seat, name), claimed, acted);
  }

  People claimed(Civilization seat) {
    return new People(bots, away, names, claimed.with(seat), acted);
  }

  People freed(Civilization seat) {
    return new People(bots, away, with(names, seat, null), claimed.without(seat), acted);
  }

  People acted(Civilization seat, long at) {
    return new People(bots, away, names, claimed, with(acted, seat, at));
  }

  private static <T> Map<Civilization, T> with(
      Map<Civilization, T> all, Civilization seat, @Nullable T value) {
    var more = new EnumMap<Civilization, T>(Civilization.class);
    more.putAll(all);
    if (value == null) {
      more.remove(seat);
    } else {
      more.put(seat, value);
    }
    return more;
  }
}
