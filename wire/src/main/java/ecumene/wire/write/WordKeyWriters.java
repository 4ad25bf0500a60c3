package ecumene.wire.write;

import com.fasterxml.jackson.annotation.JsonFormat;
import ecumene.wire.form.Vocabulary;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.Serializers;

/** Writes things as names of properties: {@code "knossos": 3}. */
public final class WordKeyWriters implements Serializers {

  @Override
  public @Nullable ValueSerializer<?> findSerializer(
      SerializationConfig config,
      JavaType type,
      BeanDescription.Supplier description,
      JsonFormat.Value format) {
    return Vocabulary.of(type.getRawClass()) == null ? null : new WordKeyWriter();
  }

  private static final class WordKeyWriter extends ValueSerializer<Object> {
    @Override
    public void serialize(Object thing, JsonGenerator json, SerializationContext context) {
      json.writeName(Vocabulary.word(thing));
    }
  }
}
