package ecumene.wire;

import ecumene.facts.Colour;
import ecumene.purchase.Credits;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads chosen credits by colour; a colour that is not named has none. */
final class CreditsReader extends ValueDeserializer<Credits> {

  @Override
  public Credits deserialize(JsonParser json, DeserializationContext context) {
    var map = context.getTypeFactory().constructMapType(Map.class, Colour.class, Integer.class);
    Map<Colour, Integer> points = context.readValue(json, map);
    var credits = Credits.NONE;
    for (var entry : points.entrySet()) {
      credits = credits.plus(entry.getKey(), entry.getValue());
    }
    return credits;
  }
}
