package ecumene.wire.write;

import ecumene.facts.Colour;
import ecumene.purchase.Credits;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Writes chosen credits by colour, {@code {"arts": 5}}, without those that are 0. */
final class CreditsWriter extends ValueSerializer<Credits> {

  @Override
  public void serialize(Credits credits, JsonGenerator json, SerializationContext context) {
    json.writeStartObject();
    for (var colour : Colour.values()) {
      if (credits.of(colour) != 0) {
        json.writeNumberProperty(colour.id(), credits.of(colour));
      }
    }
    json.writeEndObject();
  }
}
