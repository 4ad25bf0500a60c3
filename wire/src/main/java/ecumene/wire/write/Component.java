package ecumene.wire.write;

import static java.lang.invoke.MethodType.methodType;

import com.fasterxml.jackson.annotation.JsonProperty;
import ecumene.wire.form.Kebab;
import ecumene.wire.form.LeftOutIfNone;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** One component of a record, and what is known of it before there is a value. */
final class Component {
  private final SerializableString name;
  private final Function<Object, @Nullable Object> accessor;
  private final boolean isLeftOutIfNone;

  /** The writer that was needed last; most components are always of one type. */
  private @Nullable Habit habit;

  private record Habit(Class<?> type, ValueSerializer<Object> writer) {}

  Component(RecordComponent component) {
    name = new SerializedString(name(component));
    accessor = accessor(component);
    isLeftOutIfNone = component.isAnnotationPresent(LeftOutIfNone.class);
  }

  private static String name(RecordComponent component) {
    var stored = component.getAccessor().getAnnotation(JsonProperty.class); // Jackson reads it so
    return stored == null ? Kebab.of(component.getName()) : stored.value();
  }

  /** As code that calls it would be, which is several times as fast as reflection. */
  @SuppressWarnings("unchecked")
  private static Function<Object, @Nullable Object> accessor(RecordComponent component) {
    var method = component.getAccessor();
    var type = component.getDeclaringRecord();
    try {
      var lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
      var handle = lookup.unreflect(method);
      var boxed = handle.type().wrap();
      return (Function<Object, @Nullable Object>)
          LambdaMetafactory.metafactory(
                  lookup,
                  "apply",
                  methodType(Function.class),
                  methodType(Object.class, Object.class),
                  handle,
                  boxed)
              .getTarget()
              .invoke();
    } catch (Throwable impossible) { // that is what handles declare
      throw new IllegalStateException(method + " can not be called", impossible);
    }
  }

  String name() {
    return name.getValue();
  }

  /** Writes name and content; nothing if there is none. */
  void write(Object value, JsonGenerator json, SerializationContext context) {
    var content = accessor.apply(value);
    if (content == null || (isLeftOutIfNone && isNone(content))) {
      return;
    }
    json.writeName(name);
    switch (content) {
      case Integer number -> json.writeNumber(number);
      case String text -> json.writeString(text);
      default -> writer(content.getClass(), context).serialize(content, json, context);
    }
  }

  private ValueSerializer<Object> writer(Class<?> type, SerializationContext context) {
    var known = habit;
    if (known == null || known.type != type) {
      known = new Habit(type, context.findTypedValueSerializer(type, true));
      habit = known;
    }
    return known.writer;
  }

  private static boolean isNone(Object content) {
    return switch (content) {
      case Integer number -> number == 0;
      case Collection<?> many -> many.isEmpty();
      case Map<?, ?> many -> many.isEmpty();
      default -> false;
    };
  }
}
