package ecumene.wire.write;

import ecumene.event.Cause;
import ecumene.event.Ruled;
import ecumene.wire.form.Kind;
import ecumene.wire.form.LeftOutIfNone;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/**
 * Writes a record as an object: which of its family it is, if it has one, then its components.
 * Whatever is {@link Ruled} also says its statement. What is null is left out, and so is nothing
 * where {@link LeftOutIfNone} allows it.
 */
class RecordWriter extends ValueSerializer<Object> {
  private static final String RULE = "rule";

  private final String kind;
  private final @Nullable String kindProperty;
  private final List<Component> components;
  private final boolean hasOwnRule;

  RecordWriter(Class<?> type) {
    kind = Kind.of(type);
    kindProperty = Kind.property(type);
    components = Stream.of(type.getRecordComponents()).map(Component::new).toList();
    hasOwnRule = components.stream().anyMatch(it -> it.name().equals(RULE));
  }

  @Override
  public final void serialize(Object value, JsonGenerator json, SerializationContext context) {
    serialize(value, null, json, context);
  }

  /** With the calamity that had it happen, if there is one. */
  final void serialize(
      Object value, @Nullable Cause cause, JsonGenerator json, SerializationContext context) {
    json.writeStartObject();
    if (kindProperty != null) {
      json.writeStringProperty(kindProperty, kind);
    }
    if (value instanceof Ruled ruled && !hasOwnRule) {
      json.writeStringProperty(RULE, ruled.rule());
    }
    for (var component : components) {
      component.write(value, json, context);
    }
    writeMore(value, json);
    if (cause != null) {
      json.writePOJOProperty("cause", cause);
    }
    json.writeEndObject();
  }

  /** For records that have more to say than their components. */
  void writeMore(Object value, JsonGenerator json) {}
}
