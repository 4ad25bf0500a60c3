package ecumene.example;

import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.function.Predicate;

/** The trade cards of a random position: the stacks, and what has been drawn, traded and kept. */
record RandomCards(World world, SeededDice dice) {

  /** In any order, but the non-tradeable calamity is the last (2.5). */
  void shuffle() {
    for (var block : world.setup().blocks()) {
      for (int number = 1; number <= Setup.STACKS; number++) {
        var topFirst = new ArrayList<Card>();
        var bottom = new ArrayList<Card>();
        for (var card : dice.shuffled(world.cards().stack(block, number))) {
          (isTradeable(card) ? topFirst : bottom).add(card);
        }
        topFirst.addAll(bottom);
        world.cards().rebuildStack(block, number, topFirst);
      }
    }
  }

  private static boolean isTradeable(Card card) {
    return !(card.face() instanceof CalamityCard calamity) || calamity.isTradeable();
  }

  void drawAndTrade() {
    world.seats().forEach(this::draw);
    trade();
  }

  /** One card from each stack up to the number of cities (P6.1), and as many again by purchase. */
  private void draw(Civilization seat) {
    for (int number = 1; number <= world.citiesOnBoard(seat); number++) {
      for (int cards = 1 + dice.below(2); cards > 0; cards--) {
        if (world.cards().stackSize(world.setup().block(seat), number) > 0) {
          world.cards().draw(seat, number);
        } else {
          world.cards().deal(seat, Card.WATER);
        }
      }
    }
  }

  private void trade() {
    var seats = world.seats().list();
    for (int trades = dice.below(40); trades > 0; trades--) {
      var giver = dice.one(seats);
      var cards = world.cards().hand(giver).stream().filter(RandomCards::isTradeable).toList();
      if (!cards.isEmpty()) {
        var taker = dice.one(world.seats().without(giver).list());
        world.cards().trade(giver, taker, dice.one(cards));
      }
    }
  }

  void deal(CalamityCard calamity) {
    var blocks = dice.shuffled(world.setup().blocks());
    for (var block : blocks.subList(0, 1 + dice.below(blocks.size()))) {
      var drawer = dice.one(world.setup().seatsOf(block).list());
      world.cards().deal(drawer, Card.of(calamity, block));
    }
  }

  void dealMinors() {
    for (var block : world.setup().blocks()) {
      var drawers = dice.some(world.setup().seatsOf(block).list(), 2);
      for (var calamity : CalamityCard.values()) {
        if (!calamity.isMajor() && dice.oneIn(2)) {
          world.cards().deal(dice.one(drawers), Card.of(calamity, block));
        }
      }
    }
  }

  void dealCalamities() {
    for (var block : world.setup().blocks()) {
      var seats = world.setup().seatsOf(block).list();
      for (var calamity : CalamityCard.values()) {
        var card = Card.of(calamity, block);
        if (world.cards().stack(block, calamity.stack()).contains(card) && dice.oneIn(2)) {
          world.cards().deal(dice.one(seats), card);
        }
      }
    }
  }

  /** Discards what is too much (P8.2 to P8.4), and what is to strike last. */
  void select(Civilization seat, Predicate<CalamityCard> isToStrike) {
    var held = new ArrayList<Card>();
    for (var card : dice.shuffled(world.cards().hand(seat))) {
      if (card.face() instanceof CalamityCard calamity) {
        held.add(isToStrike.test(calamity) ? 0 : held.size(), card);
      }
    }
    var kept = new ArrayList<CalamityCard>();
    for (var card : held) {
      var calamity = (CalamityCard) card.face();
      boolean tooMany =
          kept.contains(calamity)
              || kept.size() == world.setup().calamityLimit()
              || (calamity.isMajor() && kept.stream().filter(CalamityCard::isMajor).count() == 2);
      if (tooMany) {
        world.cards().discard(seat, card);
      } else {
        kept.add(calamity);
      }
    }
  }
}
