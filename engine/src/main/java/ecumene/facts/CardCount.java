package ecumene.facts;

/** So many copies of a trade card. */
public record CardCount(TradeCard card, int copies) {
  public CardCount {
    if (copies < 1) {
      throw new IllegalArgumentException(copies + " copies of " + card.id());
    }
  }
}
