package ecumene.wire.read;

import ecumene.table.Seed;
import ecumene.wire.fault.Unfit;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads a seed from a number or from 32 hexadecimal digits. */
final class SeedReader extends ValueDeserializer<Seed> {

  @Override
  public Seed deserialize(JsonParser json, DeserializationContext context) {
    var text = json.getString();
    try {
      return switch (json.currentToken()) {
        case VALUE_NUMBER_INT -> Seed.of(Long.parseUnsignedLong(text));
        case VALUE_STRING -> Seed.parse(text);
        default -> throw new IllegalArgumentException();
      };
    } catch (IllegalArgumentException _) {
      throw Unfit.because("a seed is a number from 0 or 32 hexadecimal digits in quotes", json);
    }
  }
}
