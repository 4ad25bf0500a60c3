package ecumene.world;

import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.TradeCard;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All trade cards: in hands, in stacks, on discard piles. No verb loses or makes one. */
public final class Cards {
  private final Setup setup;
  private final Hands hands;
  private final Stacks stacks;

  Cards(Setup setup) {
    this(setup, new Hands(), new Stacks(setup));
  }

  private Cards(Setup setup, Hands hands, Stacks stacks) {
    this.setup = setup;
    this.hands = hands;
    this.stacks = stacks;
  }

  Cards copy() {
    return new Cards(setup, hands.copy(), stacks.copy());
  }

  /** No cards at all, for those who may see none. */
  Cards hidden() {
    return new Cards(setup, Hands.EMPTY.copy(), stacks.emptied());
  }

  void hash(PositionHash hash) {
    hands.hash(hash);
    stacks.hash(hash);
  }

  public int commodityCount(Civilization civilization) {
    return hands.commodityCount(civilization.index());
  }

  public int calamityCount(Civilization civilization) {
    return hands.calamityCount(civilization.index());
  }

  /** Commodities and calamities together, which everybody may know (1.15). */
  public int handSize(Civilization civilization) {
    return commodityCount(civilization) + calamityCount(civilization);
  }

  /** The hand, sorted, each card as often as it is held. */
  public List<Card> hand(Civilization civilization) {
    var hand = new ArrayList<Card>(handSize(civilization));
    for (int code : hands.codes(civilization.index())) {
      hand.add(Card.at(code));
    }
    return hand;
  }

  /** The commodity cards of a hand, water among them. */
  public Commodities commodities(Civilization civilization) {
    return bundle(civilization).commodities();
  }

  public int count(Civilization civilization, Card card) {
    return hands.count(civilization.index(), card);
  }

  /** The hand by what the cards show, whichever block they come from. */
  public Bundle bundle(Civilization civilization) {
    return hands.bundle(civilization.index());
  }

  /** Equal cards in a hand, whichever block they come from. */
  public int count(Civilization civilization, Commodity commodity) {
    return commodity == Commodity.WATER
        ? count(civilization, Card.WATER)
        : count(civilization, Card.of(commodity, Block.WEST))
            + count(civilization, Card.of(commodity, Block.EAST));
  }

  /** Who holds a copy of the calamity. */
  public Seats holders(CalamityCard calamity) {
    var holders = Seats.NONE;
    for (var block : setup.blocks()) {
      int holder = hands.holder(calamity, block.index());
      if (holder >= 0) {
        holders = holders.with(Civilization.at(holder));
      }
    }
    return holders;
  }

  /** The copies of the calamity in a hand; after selection never more than one (P8.2). */
  public List<Card> calamities(Civilization civilization, CalamityCard calamity) {
    var copies = new ArrayList<Card>();
    for (var block : setup.blocks()) {
      if (hands.holder(calamity, block.index()) == civilization.index()) {
        copies.add(Card.of(calamity, block));
      }
    }
    return copies;
  }

  /** Who traded the card last to its present holder (P7.8); null if it was drawn. */
  public @Nullable Civilization tradedBy(Card calamity) {
    int trader = hands.tradedBy((CalamityCard) calamity.face(), calamity.block().index());
    return trader < 0 ? null : Civilization.at(trader);
  }

  public int stackSize(Block block, int number) {
    return stacks.size(block, number);
  }

  /** The cards of a stack, top first. */
  public List<Card> stack(Block block, int number) {
    return stacks.stack(block, number);
  }

  public List<Card> discards(Block block, int number) {
    return stacks.discards(block, number);
  }

  // Verbs

  /** The top card of a stack of the player's block comes to hand. */
  public Card draw(Civilization civilization, int number) {
    var card = stacks.draw(setup.block(civilization), number);
    hands.add(civilization.index(), card);
    return card;
  }

  /** The top card of a stack, or water where the stack is empty (P6.2). */
  public Card drawOrWater(Civilization civilization, int number) {
    if (stackSize(setup.block(civilization), number) > 0) {
      return draw(civilization, number);
    }
    deal(civilization, Card.WATER);
    return Card.WATER;
  }

  /** This very card comes to hand from its stack; water from beside the stacks (2.7). */
  public void deal(Civilization civilization, Card card) {
    if (!card.isWater()) {
      stacks.takeOut(card);
    }
    hands.add(civilization.index(), card);
  }

  /** A card changes hands within a trade, which is remembered for a calamity (P7.8). */
  public void trade(Civilization from, Civilization to, Card card) {
    give(from, to, card);
    if (card.isCalamity()) {
      hands.rememberTrader(card, from.index());
    }
  }

  /** A card changes hands otherwise. */
  public void give(Civilization from, Civilization to, Card card) {
    hands.remove(from.index(), card);
    hands.add(to.index(), card);
  }

  /** The copy of a commodity that is used where a player names the commodity alone (RU.11). */
  public Card copyOf(Commodity commodity, Civilization civilization) {
    var west = Card.of(commodity, Block.WEST);
    return count(civilization, west) > 0 ? west : Card.of(commodity, Block.EAST);
  }

  /** The very cards of a hand that make up the bundle, West before East (RU.11, RU.80). */
  public List<Card> copiesOf(Bundle bundle, Civilization civilization) {
    var faces = new ArrayList<TradeCard>(bundle.commodities().list());
    faces.addAll(bundle.calamities());
    var copies = new ArrayList<Card>(faces.size());
    for (var card : hand(civilization)) {
      if (faces.remove(card.face())) {
        copies.add(card);
      }
    }
    return copies;
  }

  /** From a hand to the discard pile of its number and block (P8.5); water just leaves. */
  public void discard(Civilization civilization, Card card) {
    hands.remove(civilization.index(), card);
    if (!card.isWater()) {
      stacks.discard(card);
    }
  }

  /** The stack becomes these cards, top first: its own and its discards in a new order. */
  public void rebuildStack(Block block, int number, List<Card> topFirst) {
    stacks.rebuild(block, number, topFirst);
  }

  /** Throws unless every card of the set-up is in exactly one place, and hands are counted. */
  void verify() {
    int[] missing = new int[Card.KINDS];
    for (var block : setup.blocks()) {
      for (int number = 1; number <= Stacks.NUMBERS; number++) {
        for (var line : setup.deck(block, number)) {
          missing[Card.of(line.card(), block).code()] += line.copies();
        }
        stacks.countOff(block, number, missing);
      }
    }
    setup.seats().forEach(seat -> hands.countOff(seat.index(), missing));
    for (int code = 0; code < Card.KINDS; code++) {
      if (missing[code] != 0 && !Card.at(code).isWater()) {
        throw new IllegalStateException(
            "2.5: " + Card.at(code) + ": " + missing[code] + " missing");
      }
    }
    hands.verify();
  }
}
