package ecumene.wire.write;

import ecumene.table.Sentence;
import ecumene.wire.form.Kebab;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/**
 * Writes a sentence as its template and what fills each gap: numbers and words as they are,
 * anything else as an object that says what it is, as in {@code {"area": "thebes"}}.
 */
final class SentenceWriter extends ValueSerializer<Sentence> {

  @Override
  public void serialize(Sentence sentence, JsonGenerator json, SerializationContext context) {
    json.writeStartObject();
    json.writeStringProperty("template", sentence.template());
    json.writeObjectPropertyStart("arguments");
    sentence
        .fillings()
        .forEach(
            (gap, filling) -> {
              json.writeName(gap);
              write(filling, json, context);
            });
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void write(Object filling, JsonGenerator json, SerializationContext context) {
    if (filling instanceof Number || filling instanceof String) {
      context.writeValue(json, filling);
    } else {
      json.writeStartObject();
      json.writeName(Kebab.of(filling.getClass().getSimpleName()));
      context.writeValue(json, filling);
      json.writeEndObject();
    }
  }
}
