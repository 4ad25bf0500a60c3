package ecumene.world;

import ecumene.facts.Block;
import ecumene.facts.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The nine stacks of trade cards of each block, and the discard pile beside each (2.5, P8.5). */
final class Stacks {
  static final int NUMBERS = 9;
  private static final int PILES = 2 * NUMBERS;

  /** Where each pile begins in the arrays below; a pile never outgrows the deck it came from. */
  private final int[] start;

  /** The stacks, bottom first. */
  private final byte[] stacked;

  private final byte[] stackSize;

  /** The discard piles, in no particular order: they are shuffled before they are used again. */
  private final byte[] discarded;

  private final byte[] discardSize;

  /** All cards of the set-up, unshuffled, the last of the deck on top. */
  Stacks(Setup setup) {
    start = new int[PILES + 1];
    var cards = new ArrayList<Card>();
    stackSize = new byte[PILES];
    for (var block : Block.values()) {
      for (int number = 1; number <= NUMBERS; number++) {
        int pile = pile(block, number);
        start[pile] = cards.size();
        if (setup.blocks().contains(block)) {
          for (var line : setup.deck(block, number)) {
            cards.addAll(Collections.nCopies(line.copies(), Card.of(line.card(), block)));
          }
        }
        stackSize[pile] = (byte) (cards.size() - start[pile]);
      }
    }
    start[PILES] = cards.size();
    stacked = new byte[cards.size()];
    for (int i = 0; i < stacked.length; i++) {
      stacked[i] = (byte) cards.get(i).code();
    }
    discarded = new byte[stacked.length];
    discardSize = new byte[PILES];
  }

  private Stacks(Stacks other) {
    start = other.start;
    stacked = other.stacked.clone();
    stackSize = other.stackSize.clone();
    discarded = other.discarded.clone();
    discardSize = other.discardSize.clone();
  }

  Stacks copy() {
    return new Stacks(this);
  }

  void hash(PositionHash hash) {
    hash.add(stacked).add(stackSize).add(discarded).add(discardSize);
  }

  private static int pile(Block block, int number) {
    return block.index() * NUMBERS + number - 1;
  }

  private static int pileOf(Card card) {
    return pile(card.block(), card.face().stack());
  }

  int size(Block block, int number) {
    return stackSize[pile(block, number)];
  }

  /** Top first. */
  List<Card> stack(Block block, int number) {
    int pile = pile(block, number);
    return cards(stacked, start[pile], stackSize[pile]).reversed();
  }

  List<Card> discards(Block block, int number) {
    int pile = pile(block, number);
    return cards(discarded, start[pile], discardSize[pile]);
  }

  private static List<Card> cards(byte[] from, int start, int size) {
    var cards = new ArrayList<Card>(size);
    for (int i = 0; i < size; i++) {
      cards.add(Card.at(from[start + i] & 0xFF));
    }
    return cards;
  }

  Card draw(Block block, int number) {
    int pile = pile(block, number);
    if (stackSize[pile] == 0) {
      throw new IllegalStateException("the stack is empty");
    }
    int top = start[pile] + --stackSize[pile];
    int code = stacked[top] & 0xFF;
    stacked[top] = 0;
    return Card.at(code);
  }

  /** Takes this very card out of its stack, wherever it lies there. */
  void takeOut(Card card) {
    int pile = pileOf(card);
    int end = start[pile] + stackSize[pile];
    for (int i = end - 1; i >= start[pile]; i--) {
      if ((stacked[i] & 0xFF) == card.code()) {
        System.arraycopy(stacked, i + 1, stacked, i, end - i - 1);
        stacked[end - 1] = 0;
        stackSize[pile]--;
        return;
      }
    }
    throw new IllegalStateException("no " + card + " is left in its stack");
  }

  void discard(Card card) {
    int pile = pileOf(card);
    discarded[start[pile] + discardSize[pile]++] = (byte) card.code();
  }

  /** Replaces the stack by these cards, top first, and empties its discard pile. */
  void rebuild(Block block, int number, List<Card> topFirst) {
    int pile = pile(block, number);
    if (topFirst.size() != stackSize[pile] + discardSize[pile]) {
      throw new IllegalStateException("cards were lost or added");
    }
    for (int i = 0; i < topFirst.size(); i++) {
      stacked[start[pile] + i] = (byte) topFirst.get(topFirst.size() - 1 - i).code();
      discarded[start[pile] + i] = 0;
    }
    stackSize[pile] = (byte) topFirst.size();
    discardSize[pile] = 0;
  }
}
