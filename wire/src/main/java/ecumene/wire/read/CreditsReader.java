package ecumene.wire.read;

import ecumene.facts.Colour;
import ecumene.purchase.Credits;
import java.util.Map;
import tools.jackson.databind.ValueDeserializer;

/** Reads chosen credits by colour; a colour that is not named has none. */
final class CreditsReader {
  private CreditsReader() {}

  static ValueDeserializer<Object> make() {
    return new MadeReader<Map<Colour, Integer>>(
        types -> types.constructMapType(Map.class, Colour.class, Integer.class),
        CreditsReader::credits);
  }

  private static Credits credits(Map<Colour, Integer> points) {
    var credits = Credits.NONE;
    for (var entry : points.entrySet()) {
      credits = credits.plus(entry.getKey(), entry.getValue());
    }
    return credits;
  }
}
