package ecumene.wire.write;

import ecumene.table.Seed;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Writes a seed as its 32 digits, or as the small number it was made of. */
final class SeedWriter extends ValueSerializer<Seed> {
  /** Beyond it not every reader of JSON keeps whole numbers exactly. */
  private static final long SMALL = 1L << 53;

  @Override
  public void serialize(Seed seed, JsonGenerator json, SerializationContext context) {
    if (seed.high() == 0 && seed.low() >= 0 && seed.low() < SMALL) {
      json.writeNumber(seed.low());
    } else {
      json.writeString(seed.toString());
    }
  }
}
