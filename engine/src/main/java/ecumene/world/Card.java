package ecumene.world;

import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.Commodity;
import ecumene.facts.TradeCard;

/** A trade card as it lies on the table: what it shows, and the block its back belongs to (2.8). */
public record Card(TradeCard face, Block block) implements Comparable<Card> {
  static final int COMMODITIES = 2 * (Commodity.COUNT - 1) + 1;
  static final int CALAMITIES = 2 * CalamityCard.COUNT;
  static final int KINDS = COMMODITIES + CALAMITIES;

  private static final Card[] BY_CODE = new Card[KINDS];

  /** Water belongs to no stack and to no block (2.7); it is kept under West. */
  public static final Card WATER;

  static {
    for (var commodity : Commodity.values()) {
      for (var block : Block.values()) {
        if (commodity != Commodity.WATER) {
          keep(new Card(commodity, block));
        }
      }
    }
    WATER = keep(new Card(Commodity.WATER, Block.WEST));
    for (var calamity : CalamityCard.values()) {
      for (var block : Block.values()) {
        keep(new Card(calamity, block));
      }
    }
  }

  private static Card keep(Card card) {
    BY_CODE[card.code()] = card;
    return card;
  }

  /** The card of this face and block; for water the block does not matter. */
  public static Card of(TradeCard face, Block block) {
    return face == Commodity.WATER ? WATER : BY_CODE[codeOf(face, block)];
  }

  static Card at(int code) {
    return BY_CODE[code];
  }

  int code() {
    return codeOf(face, block);
  }

  /** Commodities by face value come first, then water, then calamities in order of resolution. */
  private static int codeOf(TradeCard face, Block block) {
    if (face instanceof CalamityCard calamity) {
      return COMMODITIES + 2 * calamity.index() + block.index();
    }
    int index = ((Commodity) face).index();
    return face == Commodity.WATER ? COMMODITIES - 1 : 2 * index + block.index();
  }

  public boolean isCalamity() {
    return face instanceof CalamityCard;
  }

  public boolean isWater() {
    return face == Commodity.WATER;
  }

  @Override
  public int compareTo(Card other) {
    return Integer.compare(code(), other.code());
  }

  @Override
  public String toString() {
    return face.id() + (isWater() ? "" : "/" + block.id());
  }
}
