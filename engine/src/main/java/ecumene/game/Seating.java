package ecumene.game;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.table.Draws;
import ecumene.table.Refusal;
import ecumene.table.Seed;
import ecumene.table.Stream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who plays which civilization, before the game begins. Players are numbered from 0; they choose
 * one after the other in an order that is drawn. It is a value; a choice makes a new one.
 *
 * @param order the players as their start cards put them
 * @param chosen what the first of them have chosen
 * @rule 2.2, S7.2
 */
public record Seating(Setup setup, List<Integer> order, List<Civilization> chosen) {

  public Seating {
    order = List.copyOf(order);
    chosen = List.copyOf(chosen);
  }

  /** Draws the order in which the players choose. */
  public static Seating draw(Setup setup, Seed seed) {
    var draws = new Draws(seed);
    var order = new ArrayList<Integer>();
    for (int player = 0; player < setup.players(); player++) {
      order.add(player);
      Collections.swap(order, player, draws.next(Stream.START_CARDS, player + 1));
    }
    return new Seating(setup, order, List.of());
  }

  /** Everybody gets some civilization. */
  public static Seating atRandom(Setup setup, Seed seed) {
    var seating = draw(setup, seed);
    while (!seating.isComplete()) {
      seating = seating.choose(seating.free().first());
    }
    return seating;
  }

  public boolean isComplete() {
    return chosen.size() == order.size();
  }

  /** Whose turn it is to choose. */
  public int next() {
    return order.get(chosen.size());
  }

  /** The civilizations that nobody has chosen yet. */
  public Seats free() {
    return setup.seats().minus(Seats.from(chosen));
  }

  /** Why the next player can not choose it; null when that is possible. */
  public @Nullable Refusal judge(Civilization civilization) {
    return !isComplete() && free().contains(civilization)
        ? null
        : new Refusal("2.2", "{Civilization} can not be chosen", civilization);
  }

  /** The next player chooses a civilization; throws when that is refused. */
  public Seating choose(Civilization civilization) {
    var refusal = judge(civilization);
    if (refusal != null) {
      throw new IllegalArgumentException(refusal.toString());
    }
    var more = new ArrayList<>(chosen);
    more.add(civilization);
    return new Seating(setup, order, more);
  }

  /** What the player has; null before the choice. */
  public @Nullable Civilization of(int player) {
    int turn = order.indexOf(player);
    return turn < chosen.size() ? chosen.get(turn) : null;
  }
}
