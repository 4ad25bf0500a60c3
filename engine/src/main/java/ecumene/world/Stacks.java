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
  private byte[] stacked;

  private byte[] stackSize;

  /** The discard piles, sorted: their order means nothing, for they are shuffled before use. */
  private byte[] discarded;

  private byte[] discardSize;

  /** Whether a copy has the same arrays: then they are cloned before anything changes. */
  private boolean isShared;

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
    stacked = other.stacked;
    stackSize = other.stackSize;
    discarded = other.discarded;
    discardSize = other.discardSize;
    isShared = true;
  }

  private Stacks(int[] start) {
    this.start = start;
    stacked = new byte[start[PILES]];
    stackSize = new byte[PILES];
    discarded = new byte[start[PILES]];
    discardSize = new byte[PILES];
  }

  Stacks copy() {
    isShared = true;
    return new Stacks(this);
  }

  /** Comes before every change. */
  private void unshare() {
    if (isShared) {
      stacked = stacked.clone();
      stackSize = stackSize.clone();
      discarded = discarded.clone();
      discardSize = discardSize.clone();
      isShared = false;
    }
  }

  /** The same piles without any card. */
  Stacks emptied() {
    return new Stacks(start);
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

  /** Takes the cards of a stack and its discards off these numbers, which are by code. */
  void countOff(Block block, int number, int[] missing) {
    int pile = pile(block, number);
    for (int i = start[pile]; i < start[pile] + stackSize[pile]; i++) {
      missing[stacked[i] & 0xFF]--;
    }
    for (int i = start[pile]; i < start[pile] + discardSize[pile]; i++) {
      missing[discarded[i] & 0xFF]--;
    }
  }

  Card draw(Block block, int number) {
    unshare();
    int pile = pile(block, number);
    if (stackSize[pile] == 0) {
      throw new IllegalStateException("P6.2: the stack is empty");
    }
    int top = start[pile] + --stackSize[pile];
    int code = stacked[top] & 0xFF;
    stacked[top] = 0;
    return Card.at(code);
  }

  /** Takes this very card out of its stack, wherever it lies there. */
  void takeOut(Card card) {
    unshare();
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
    throw new IllegalStateException("2.5: no " + card + " is left in its stack");
  }

  void discard(Card card) {
    unshare();
    int pile = pileOf(card);
    int place = start[pile] + discardSize[pile]++;
    for (; place > start[pile] && (discarded[place - 1] & 0xFF) > card.code(); place--) {
      discarded[place] = discarded[place - 1];
    }
    discarded[place] = (byte) card.code();
  }

  /** Replaces the stack by these cards, top first, and empties its discard pile. */
  void rebuild(Block block, int number, List<Card> topFirst) {
    unshare();
    int pile = pile(block, number);
    int[] missing = new int[Card.KINDS];
    for (int i = 0; i < topFirst.size(); i++) {
      missing[topFirst.get(i).code()]++;
    }
    countOff(block, number, missing);
    for (int count : missing) {
      if (count != 0) {
        throw new IllegalStateException("2.5: cards were lost or added");
      }
    }
    for (int i = 0; i < topFirst.size(); i++) {
      stacked[start[pile] + i] = (byte) topFirst.get(topFirst.size() - 1 - i).code();
      discarded[start[pile] + i] = 0;
    }
    stackSize[pile] = (byte) topFirst.size();
    discardSize[pile] = 0;
  }
}
