package ecumene.wire.read;

import ecumene.wire.fault.Unfit;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.type.TypeFactory;

/**
 * Reads values of another type, and makes something of them. The reader of that type is looked for
 * once, not whenever something is read.
 */
final class MadeReader<V> extends ValueDeserializer<Object> {
  private final Function<TypeFactory, JavaType> type;
  private final Function<V, ?> making;
  private final @Nullable ValueDeserializer<Object> values;

  MadeReader(Function<TypeFactory, JavaType> type, Function<V, ?> making) {
    this(type, making, null);
  }

  private MadeReader(
      Function<TypeFactory, JavaType> type,
      Function<V, ?> making,
      @Nullable ValueDeserializer<Object> values) {
    this.type = type;
    this.making = making;
    this.values = values;
  }

  @Override
  public ValueDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) {
    var read = type.apply(context.getTypeFactory());
    return new MadeReader<>(type, making, context.findContextualValueDeserializer(read, null));
  }

  @Override
  public boolean isCachable() {
    return true;
  }

  @Override
  @SuppressWarnings("unchecked") // the reader was looked for by this type
  public Object deserialize(JsonParser json, DeserializationContext context) {
    var read = (V) Objects.requireNonNull(values).deserialize(json, context);
    try {
      return making.apply(read);
    } catch (IllegalArgumentException refused) {
      throw Unfit.because(String.valueOf(refused.getMessage()), json);
    }
  }
}
