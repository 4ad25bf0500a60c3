package ecumene.server.secrecy;

import ecumene.facts.Block;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What is otherwise in one of two worlds, and nobody can know but these.
 *
 * @param insiders who hold cards of which the two worlds tell different things
 * @param isAboutCalamities whether the two worlds differ in who will draw or holds a calamity
 */
record Twist(World world, Seats insiders, boolean isAboutCalamities) {
  private static final int STACKS = 9;

  /** Some change to a copy of this world; null if the dice find none. */
  static @Nullable Twist of(World before, RandomGenerator dice) {
    var world = before.copy();
    var twist =
        switch (dice.nextInt(4)) {
          case 0 -> stackShuffled(world, dice);
          case 1 -> handAndStack(world, dice);
          default -> handsSwapped(world, dice);
        };
    if (twist != null) {
      twist.world.verify();
    }
    return twist == null || twist.world.hash() == before.hash() ? null : twist;
  }

  /** Two seats have a card of each other's. */
  private static @Nullable Twist handsSwapped(World world, RandomGenerator dice) {
    var one = any(world.seats().list(), dice);
    var other = any(world.seats().list(), dice);
    var cards = world.cards();
    if (one == other || cards.handSize(one) == 0 || cards.handSize(other) == 0) {
      return null;
    }
    var mine = any(cards.hand(one), dice);
    var yours = any(cards.hand(other), dice);
    cards.give(one, other, mine);
    cards.give(other, one, yours);
    return new Twist(world, Seats.of(one, other), mine.isCalamity() || yours.isCalamity());
  }

  /** Two cards of a stack have changed places. */
  private static @Nullable Twist stackShuffled(World world, RandomGenerator dice) {
    var place = Place.any(world, dice);
    var stack = new ArrayList<>(world.cards().stack(place.block, place.number));
    if (stack.size() < 2 || !world.cards().discards(place.block, place.number).isEmpty()) {
      return null;
    }
    int top = dice.nextInt(stack.size());
    int bottom = dice.nextInt(stack.size());
    var card = stack.get(top);
    boolean isCalamity = card.isCalamity() || stack.get(bottom).isCalamity();
    stack.set(top, stack.get(bottom));
    stack.set(bottom, card);
    world.cards().rebuildStack(place.block, place.number, stack);
    return new Twist(world, Seats.NONE, isCalamity);
  }

  /** A card of a hand and one of its stack have changed places. */
  private static @Nullable Twist handAndStack(World world, RandomGenerator dice) {
    var seat = any(world.seats().list(), dice);
    var cards = world.cards();
    if (cards.handSize(seat) == 0) {
      return null;
    }
    var held = any(cards.hand(seat), dice);
    if (held.isWater()) {
      return null;
    }
    int number = held.face().stack();
    var stack = new ArrayList<>(cards.stack(held.block(), number));
    if (stack.isEmpty() || !cards.discards(held.block(), number).isEmpty()) {
      return null;
    }
    var drawn = any(stack, dice);
    stack.set(stack.indexOf(drawn), held);
    cards.discard(seat, held);
    cards.deal(seat, drawn);
    cards.rebuildStack(held.block(), number, stack);
    return new Twist(world, Seats.of(seat), held.isCalamity() || drawn.isCalamity());
  }

  private record Place(Block block, int number) {
    static Place any(World world, RandomGenerator dice) {
      return new Place(Twist.any(world.setup().blocks(), dice), 1 + dice.nextInt(STACKS));
    }
  }

  private static <T> T any(List<T> list, RandomGenerator dice) {
    return list.get(dice.nextInt(list.size()));
  }

  /** What of two worlds this seat must find alike, or there is something to be told. */
  static boolean isHidden(World one, World other, @Nullable Civilization seat) {
    return one.inPublic().hash() == other.inPublic().hash()
        && discards(one).equals(discards(other))
        && (seat == null || one.cards().hand(seat).equals(other.cards().hand(seat)));
  }

  private static List<Card> discards(World world) {
    var discards = new ArrayList<Card>();
    for (var block : world.setup().blocks()) {
      for (int number = 1; number <= STACKS; number++) {
        discards.addAll(world.cards().discards(block, number));
      }
    }
    return discards;
  }
}
