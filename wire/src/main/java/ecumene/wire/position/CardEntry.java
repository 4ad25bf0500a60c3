package ecumene.wire.position;

import ecumene.facts.Block;
import ecumene.facts.Civilization;
import ecumene.facts.TradeCard;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Equal trade cards in one place.
 *
 * @param block left out: the holder's own, or the only one
 * @param count left out: 1
 * @param tradedBy who traded the calamity last to its holder (P7.8); left out: it was drawn
 */
public record CardEntry(
    TradeCard card,
    @Nullable Block block,
    @Nullable Integer count,
    @Nullable Civilization tradedBy) {

  int copies() {
    return count == null ? 1 : count;
  }

  static List<CardEntry> hand(Civilization seat, World world) {
    var own = world.setup().block(seat);
    var lines = new ArrayList<CardEntry>();
    var hand = world.cards().hand(seat);
    for (var card : hand.stream().distinct().toList()) {
      var trader = card.isCalamity() ? world.cards().tradedBy(card) : null;
      lines.add(of(card, Collections.frequency(hand, card), own, trader));
    }
    return lines;
  }

  static List<CardEntry> discards(World world) {
    var blocks = world.setup().blocks();
    var only = blocks.size() == 1 ? blocks.getFirst() : null;
    var discards = new ArrayList<Card>();
    for (var pile : Pile.all(world.setup())) {
      discards.addAll(world.cards().discards(pile.block(), pile.number()));
    }
    return discards.stream()
        .distinct()
        .sorted()
        .map(card -> of(card, Collections.frequency(discards, card), only, null))
        .toList();
  }

  private static CardEntry of(
      Card card, int copies, @Nullable Block usual, @Nullable Civilization trader) {
    return new CardEntry(
        card.face(),
        card.isWater() || card.block() == usual ? null : card.block(),
        copies == 1 ? null : copies,
        trader);
  }
}
