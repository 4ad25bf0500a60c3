package ecumene.wire.read;

import ecumene.wire.fault.Unfit;
import ecumene.wire.form.Vocabulary;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Reads a word as the thing it stands for. */
final class WordReader extends StdDeserializer<Object> {
  private final Vocabulary vocabulary;

  WordReader(Vocabulary vocabulary) {
    super(vocabulary.type());
    this.vocabulary = vocabulary;
  }

  @Override
  public @Nullable Object deserialize(JsonParser json, DeserializationContext context) {
    if (!json.hasToken(JsonToken.VALUE_STRING)) {
      return context.handleUnexpectedToken(getValueType(context), json);
    }
    var word = json.getString();
    var thing = vocabulary.thing(word);
    if (thing == null) {
      throw Unfit.because(vocabulary.complaint(word), json);
    }
    return thing;
  }

  @Override
  public boolean isCachable() {
    return true;
  }
}
