package ecumene.wire;

import ecumene.table.Question;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/**
 * Writes a record as an object: which of its family it is, if it has one, then its components. A
 * question also says which rule has it asked. What is null is left out, and so is nothing where
 * {@link LeftOutIfNone} allows it.
 */
class RecordWriter extends ValueSerializer<Object> {
  private static final String RULE = "rule";

  private final String kind;
  private final @Nullable String kindProperty;
  private final List<Property> properties;
  private final boolean hasOwnRule;

  /** A component, and what is known of it before there is a value. */
  private record Property(SerializableString name, Method accessor, boolean isLeftOutIfNone) {

    static Property of(RecordComponent component) {
      var accessor = component.getAccessor();
      accessor.setAccessible(true);
      return new Property(
          new SerializedString(Kebab.of(component.getName())),
          accessor,
          component.isAnnotationPresent(LeftOutIfNone.class));
    }
  }

  RecordWriter(Class<?> type) {
    kind = Kind.of(type);
    kindProperty = Kind.property(type);
    properties = Stream.of(type.getRecordComponents()).map(Property::of).toList();
    hasOwnRule = properties.stream().anyMatch(it -> it.name.getValue().equals(RULE));
  }

  @Override
  public final void serialize(Object value, JsonGenerator json, SerializationContext context) {
    json.writeStartObject();
    if (kindProperty != null) {
      json.writeStringProperty(kindProperty, kind);
    }
    if (value instanceof Question<?> question && !hasOwnRule) {
      json.writeStringProperty(RULE, question.rule());
    }
    for (var property : properties) {
      var content = content(property, value);
      if (content != null && !(property.isLeftOutIfNone && isNone(content))) {
        json.writeName(property.name);
        context.writeValue(json, content);
      }
    }
    writeMore(value, json);
    json.writeEndObject();
  }

  /** For records that have more to say than their components. */
  void writeMore(Object value, JsonGenerator json) {}

  private static boolean isNone(Object content) {
    return switch (content) {
      case Integer number -> number == 0;
      case Collection<?> many -> many.isEmpty();
      case Map<?, ?> many -> many.isEmpty();
      default -> false;
    };
  }

  private static @Nullable Object content(Property property, Object value) {
    try {
      return property.accessor.invoke(value);
    } catch (IllegalAccessException | InvocationTargetException impossible) {
      throw new IllegalStateException(property.accessor + " can not be read", impossible);
    }
  }
}
