package ecumene.server.table;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Who sits where. It is a value; a change makes a new one.
 *
 * @param bots every other seat is for a person
 * @param away persons for whom a bot plays
 * @param claimed seats that somebody has taken
 * @param acted when each seat was last heard of
 */
public record People(
    Map<Civilization, BotKind> bots,
    Seats away,
    Map<Civilization, String> names,
    Seats claimed,
    Map<Civilization, Instant> acted) {

  static People of(Plan plan) {
    return new People(plan.bots(), Seats.NONE, Map.of(), Seats.NONE, Map.of());
  }

  /** The bot that plays the seat, if one does. */
  public @Nullable BotKind botOf(Civilization seat) {
    var bot = bots.get(seat);
    return bot == null && away.contains(seat) ? BotKind.BALANCED : bot;
  }

  /** Those of these seats that are for persons. */
  Seats persons(Seats seats) {
    return seats.filter(seat -> !bots.containsKey(seat));
  }

  /** Those of them that nobody has taken. */
  public Seats missing(Seats seats) {
    return persons(seats).minus(claimed);
  }

  People seated(Civilization seat, @Nullable BotKind bot) {
    return new People(with(bots, seat, bot), away.without(seat), names, claimed, acted);
  }

  People withAway(Civilization seat) {
    return new People(bots, away.with(seat), names, claimed, acted);
  }

  People back(Civilization seat) {
    return new People(bots, away.without(seat), names, claimed, acted);
  }

  People named(Civilization seat, String name) {
    return new People(bots, away, with(names, seat, name), claimed, acted);
  }

  People withClaimed(Civilization seat) {
    return new People(bots, away, names, claimed.with(seat), acted);
  }

  People freed(Civilization seat) {
    return new People(bots, away, with(names, seat, null), claimed.without(seat), acted);
  }

  People withActed(Civilization seat, Instant at) {
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
