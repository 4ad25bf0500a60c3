package ecumene.wire.read;

import ecumene.wire.fault.Unfit;
import ecumene.wire.form.Kind;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.node.ObjectNode;

/** Reads one of the records of a sealed interface, by the property that says which it is. */
final class FamilyReader extends StdDeserializer<Object> {
  private final String property;
  private final Map<String, Class<?>> members = new LinkedHashMap<>();

  /** Of the members, as far as they were needed. */
  private final Map<Class<?>, ValueDeserializer<Object>> readers = new ConcurrentHashMap<>();

  FamilyReader(Class<?> family) {
    super(family);
    property = Objects.requireNonNull(Kind.property(family));
    collect(family);
  }

  private void collect(Class<?> family) {
    for (var member : family.getPermittedSubclasses()) {
      if (member.isSealed()) {
        collect(member);
      } else {
        members.put(Kind.of(member), member);
      }
    }
  }

  @Override
  public boolean isCachable() {
    return true;
  }

  @Override
  public @Nullable Object deserialize(JsonParser json, DeserializationContext context) {
    if (json.isExpectedStartObjectToken() && property.equals(json.nextName())) {
      return readOn(json, context);
    }
    return json.hasToken(JsonToken.PROPERTY_NAME) || json.hasToken(JsonToken.END_OBJECT)
        ? readTree(json, context)
        : context.handleUnexpectedToken(getValueType(context), json);
  }

  /** What says which it is comes first, as we write it: the rest can be read as it comes. */
  private @Nullable Object readOn(JsonParser json, DeserializationContext context) {
    json.nextToken();
    var member = json.hasToken(JsonToken.VALUE_STRING) ? members.get(json.getString()) : null;
    if (member == null) {
      throw unknown(context.readTree(json), json);
    }
    json.nextToken();
    return reader(member, context).deserialize(json, context);
  }

  private ValueDeserializer<Object> reader(Class<?> member, DeserializationContext context) {
    var reader = readers.get(member);
    if (reader == null) {
      reader = context.findRootValueDeserializer(context.constructType(member));
      readers.put(member, reader);
    }
    return reader;
  }

  private Object readTree(JsonParser json, DeserializationContext context) {
    var object = (ObjectNode) context.readTree(json);
    var named = object.remove(property);
    if (named == null) {
      throw Unfit.because("'" + property + "' is missing", json);
    }
    var member = members.get(named.asString(""));
    if (member == null) {
      throw unknown(named, json);
    }
    return context.readTreeAsValue(object, member);
  }

  private RuntimeException unknown(JsonNode named, JsonParser json) {
    return Unfit.because(
            "%s is not one of %s".formatted(named, String.join(", ", members.keySet())), json)
        .prependPath(_valueClass, property);
  }
}
