package ecumene.wire.read;

import ecumene.wire.fault.Unfit;
import ecumene.wire.form.Vocabulary;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.deser.KeyDeserializers;

/** Reads names of properties as the things they stand for. */
public final class WordKeyReaders implements KeyDeserializers {

  @Override
  public @Nullable KeyDeserializer findKeyDeserializer(
      JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
    var vocabulary = Vocabulary.of(type.getRawClass());
    return vocabulary == null ? null : new WordKeyReader(vocabulary);
  }

  private static final class WordKeyReader extends KeyDeserializer {
    private final Vocabulary vocabulary;

    WordKeyReader(Vocabulary vocabulary) {
      this.vocabulary = vocabulary;
    }

    @Override
    public Object deserializeKey(String word, DeserializationContext context) {
      var thing = vocabulary.thing(word);
      if (thing == null) {
        throw Unfit.because(vocabulary.complaint(word), context.getParser())
            .prependPath(Map.class, word);
      }
      return thing;
    }
  }
}
