package ecumene.wire.read;

import ecumene.facts.Block;
import ecumene.facts.Commodity;
import ecumene.facts.TradeCard;
import ecumene.world.Card;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads {@code {"card": "clay", "block": "west"}}; water has no block. */
final class CardReader extends ValueDeserializer<Card> {

  private record Printed(TradeCard card) {}

  private record Backed(TradeCard card, Block block) {}

  @Override
  public Card deserialize(JsonParser json, DeserializationContext context) {
    var tree = context.readTree(json);
    if (Commodity.WATER.id().equals(tree.path("card").asString(""))) {
      context.readTreeAsValue(tree, Printed.class);
      return Card.WATER;
    }
    var card = context.readTreeAsValue(tree, Backed.class);
    return Card.of(card.card(), card.block());
  }
}
