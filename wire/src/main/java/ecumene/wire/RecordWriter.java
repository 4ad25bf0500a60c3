package ecumene.wire;

import ecumene.table.Question;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
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
  private final List<RecordComponent> components;

  RecordWriter(Class<?> type) {
    kind = Kind.of(type);
    kindProperty = Kind.property(type);
    components = List.of(type.getRecordComponents());
    components.forEach(component -> component.getAccessor().setAccessible(true));
  }

  @Override
  public final void serialize(Object value, JsonGenerator json, SerializationContext context) {
    json.writeStartObject();
    if (kindProperty != null) {
      json.writeStringProperty(kindProperty, kind);
    }
    if (value instanceof Question<?> question && !hasOwnRule()) {
      json.writeStringProperty(RULE, question.rule());
    }
    for (var component : components) {
      var content = content(component, value);
      if (content != null && !isLeftOut(content, component)) {
        json.writeName(Kebab.of(component.getName()));
        context.writeValue(json, content);
      }
    }
    writeMore(value, json);
    json.writeEndObject();
  }

  /** For records that have more to say than their components. */
  void writeMore(Object value, JsonGenerator json) {}

  private boolean hasOwnRule() {
    return components.stream().anyMatch(component -> component.getName().equals(RULE));
  }

  private static boolean isLeftOut(Object content, RecordComponent component) {
    return component.isAnnotationPresent(LeftOutIfNone.class)
        && switch (content) {
          case Integer number -> number == 0;
          case Collection<?> many -> many.isEmpty();
          case Map<?, ?> many -> many.isEmpty();
          default -> false;
        };
  }

  private static @Nullable Object content(RecordComponent component, Object value) {
    try {
      return component.getAccessor().invoke(value);
    } catch (IllegalAccessException | InvocationTargetException impossible) {
      throw new IllegalStateException(component + " can not be read", impossible);
    }
  }
}
