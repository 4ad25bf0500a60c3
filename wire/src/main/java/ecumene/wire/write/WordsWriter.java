package ecumene.wire.write;

import ecumene.wire.form.Vocabulary;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Writes seats, areas or commodities as an array of their words. */
final class WordsWriter extends ValueSerializer<Iterable<?>> {

  @Override
  public void serialize(Iterable<?> things, JsonGenerator json, SerializationContext context) {
    json.writeStartArray();
    things.forEach(thing -> json.writeString(Vocabulary.word(thing)));
    json.writeEndArray();
  }
}
