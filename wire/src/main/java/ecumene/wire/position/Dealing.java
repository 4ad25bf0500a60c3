package ecumene.wire.position;

import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.CardCount;
import ecumene.facts.Civilization;
import ecumene.facts.Commodity;
import ecumene.facts.Setup;
import ecumene.table.Draws;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Deals hands, discard piles and stacks as a document has them, as far as there are such cards. */
final class Dealing {
  private static final int BIGGEST_HAND = 99;

  private final World world;
  private final Setup setup;
  private final Faults faults;
  private final Map<Card, Integer> listed = new TreeMap<>();
  private final List<Card> discards = new ArrayList<>();

  Dealing(World world, Faults faults) {
    this.world = world;
    this.setup = world.setup();
    this.faults = faults;
  }

  // Hands

  void deal(Civilization seat, List<CardEntry> hand, String place) {
    for (int i = 0; i < hand.size(); i++) {
      var line = hand.get(i);
      var here = place + "[" + i + "]";
      var card = card(line, setup.block(seat), here);
      if (card != null && isTradable(line, seat, here)) {
        deal(seat, card, line);
      }
    }
    faults.unless(
        world.cards().handSize(seat) <= BIGGEST_HAND, place, "no hand is as large as this");
  }

  private void deal(Civilization seat, Card card, CardEntry line) {
    var trader = line.tradedBy();
    if (trader == null) {
      Collections.nCopies(line.copies(), card).forEach(copy -> world.cards().deal(seat, copy));
    } else {
      world.cards().deal(trader, card);
      world.cards().trade(trader, seat, card);
    }
  }

  /** Whether the card can have been traded by whoever is said to. */
  private boolean isTradable(CardEntry line, Civilization holder, String place) {
    var trader = line.tradedBy();
    var here = place + ".traded-by";
    return trader == null
        || (faults.unless(
                line.card() instanceof CalamityCard calamity && calamity.isTradeable(),
                here,
                "P7.8: this is remembered of tradeable calamities only")
            && faults.plays(trader, setup, here)
            && faults.unless(trader != holder, here, "P7.2: nobody trades with themselves"));
  }

  // Discard piles

  void discard(List<CardEntry> lines, String place) {
    var only = setup.blocks().size() == 1 ? setup.blocks().getFirst() : null;
    for (int i = 0; i < lines.size(); i++) {
      var line = lines.get(i);
      var here = place + "[" + i + "]";
      var card = card(line, only, here);
      if (card != null
          && faults.unless(!card.isWater(), here, "2.7: water belongs to no stack")
          && faults.unless(line.tradedBy() == null, here, "P7.8: nobody holds this card")) {
        discards.addAll(Collections.nCopies(line.copies(), card));
      }
    }
  }

  // Stacks

  /** Puts stacks into the order they are said to be in, and what is discarded beside them. */
  void stack(List<StackEntry> stacks, Draws draws, String place) {
    var ordering = new Ordering(world, faults, discards, draws);
    for (int i = 0; i < stacks.size(); i++) {
      ordering.order(stacks.get(i), place + "[" + i + "]");
    }
    for (var card : discards) {
      var anybody = world.seats().first();
      world.cards().deal(anybody, card);
      world.cards().discard(anybody, card);
    }
  }

  // Cards

  /** The card of a line, or null if there are not as many. */
  private @Nullable Card card(CardEntry line, @Nullable Block usual, String place) {
    if (!faults.within(1, BIGGEST_HAND, line.copies(), place + ".count")) {
      return null;
    }
    if (line.card() == Commodity.WATER) {
      boolean isBlockless = line.block() == null;
      return faults.unless(isBlockless, place + ".block", "2.7: water belongs to no block")
          ? Card.WATER
          : null;
    }
    var block = line.block() == null ? usual : line.block();
    if (block == null) {
      faults.add(place + ".block", "2.8: a card belongs to one of the two blocks");
      return null;
    }
    var card = Card.of(line.card(), block);
    return areThere(card, line.copies(), place) ? card : null;
  }

  private boolean areThere(Card card, int more, String place) {
    int copies = copies(card);
    int all = listed.merge(card, more, Integer::sum);
    return faults.unless(
        all <= copies,
        place,
        copies == 0
            ? "2.5: there is no %s with %s".formatted(card, setup)
            : "2.5: of %s there %s %d, and %d are listed"
                .formatted(card, copies == 1 ? "is" : "are", copies, all));
  }

  private int copies(Card card) {
    return setup.blocks().contains(card.block())
        ? setup.deck(card.block(), card.face().stack()).stream()
            .filter(line -> line.card() == card.face())
            .mapToInt(CardCount::copies)
            .sum()
        : 0;
  }
}
