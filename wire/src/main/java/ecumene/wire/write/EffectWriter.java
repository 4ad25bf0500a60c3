package ecumene.wire.write;

import ecumene.event.Effect;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Writes an event that a calamity had happen: as it is, with its {@code cause}. */
final class EffectWriter extends ValueSerializer<Effect> {

  @Override
  public void serialize(Effect effect, JsonGenerator json, SerializationContext context) {
    var writer = context.findTypedValueSerializer(effect.event().getClass(), true);
    ((RecordWriter) (ValueSerializer<?>) writer)
        .serialize(effect.event(), effect.cause(), json, context);
  }
}
