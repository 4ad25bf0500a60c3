package ecumene.wire.write;

import ecumene.wire.form.Vocabulary;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Writes a thing as its word. */
final class WordWriter extends ValueSerializer<Object> {

  @Override
  public void serialize(Object thing, JsonGenerator json, SerializationContext context) {
    json.writeString(Vocabulary.word(thing));
  }
}
