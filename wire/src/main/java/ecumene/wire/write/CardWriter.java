package ecumene.wire.write;

import ecumene.world.Card;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Writes a card as {@code {"card": "clay", "block": "west"}}; water has no block. */
final class CardWriter extends ValueSerializer<Card> {

  @Override
  public void serialize(Card card, JsonGenerator json, SerializationContext context) {
    json.writeStartObject();
    json.writeStringProperty("card", card.face().id());
    if (!card.isWater()) {
      json.writeStringProperty("block", card.block().id());
    }
    json.writeEndObject();
  }
}
