package ecumene.wire.position;

import ecumene.facts.Block;
import ecumene.facts.TradeCard;
import ecumene.table.Draws;
import ecumene.wire.form.Vocabulary;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts stacks into the order a document says, when hands have been dealt. */
final class Ordering {
  private final World world;
  private final Faults faults;
  private final List<Card> discards;
  private final Draws draws;
  private final List<Pile> seen = new ArrayList<>();

  /**
   * @param discards what will go to discard piles, and is still in the stacks
   */
  Ordering(World world, Faults faults, List<Card> discards, Draws draws) {
    this.world = world;
    this.faults = faults;
    this.discards = discards;
    this.draws = draws;
  }

  void order(StackEntry line, String place) {
    var pile = pile(line, place);
    if (pile == null) {
      return;
    }
    var cards = line.cards();
    var top = line.top();
    if (cards != null && top == null) {
      orderAll(pile, cards(cards, pile), place);
    } else if (cards == null && top != null) {
      orderTop(pile, top, place + ".top");
    } else {
      faults.add(place, "either all its 'cards' are listed, or those on 'top'");
    }
  }

  private @Nullable Pile pile(StackEntry line, String place) {
    var block = line.block() == null ? only() : line.block();
    if (block == null) {
      faults.add(place + ".block", "2.8: a stack belongs to one of the two blocks");
      return null;
    }
    var pile = new Pile(block, line.number());
    boolean isThere = Pile.all(world.setup()).contains(pile);
    if (!faults.unless(isThere, place, "2.5: there is no such stack")
        || !faults.unless(!seen.contains(pile), place, "2.5: this stack is listed twice")) {
      return null;
    }
    seen.add(pile);
    return pile;
  }

  private @Nullable Block only() {
    var blocks = world.setup().blocks();
    return blocks.size() == 1 ? blocks.getFirst() : null;
  }

  private static List<Card> cards(List<TradeCard> faces, Pile pile) {
    return faces.stream().map(face -> Card.of(face, pile.block())).toList();
  }

  private void orderAll(Pile pile, List<Card> cards, String place) {
    boolean areThese = cards.stream().sorted().toList().equals(left(pile));
    if (faults.unless(
        areThese, place, "2.5: these are not the cards that are left for this stack")) {
      rebuild(pile, cards);
    }
  }

  private void orderTop(Pile pile, List<TradeCard> top, String place) {
    var rest = left(pile);
    boolean areThere = true;
    for (int i = 0; i < top.size(); i++) {
      boolean isLeft = rest.remove(Card.of(top.get(i), pile.block()));
      var gone = "2.5: this stack has no %s left".formatted(Vocabulary.word(top.get(i)));
      areThere &= faults.unless(isLeft, place + "[" + i + "]", gone);
    }
    if (areThere) {
      var order = new ArrayList<>(cards(top, pile));
      order.addAll(Shuffling.of(rest, draws));
      rebuild(pile, order);
    }
  }

  /** What belongs to the stack and lies nowhere else. */
  private List<Card> left(Pile pile) {
    var left = new ArrayList<>(world.cards().stack(pile.block(), pile.number()));
    discards.forEach(left::remove);
    left.sort(null); // by their natural order
    return left;
  }

  /** What will be discarded is laid on top, from where it is dealt. */
  private void rebuild(Pile pile, List<Card> cards) {
    var topFirst = new ArrayList<Card>();
    discards.stream().filter(card -> Pile.of(card).equals(pile)).forEach(topFirst::add);
    topFirst.addAll(cards);
    world.cards().rebuildStack(pile.block(), pile.number(), topFirst);
  }
}
