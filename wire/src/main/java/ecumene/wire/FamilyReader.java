package ecumene.wire;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.node.ObjectNode;

/** Reads one of the records of a sealed interface, by the property that says which it is. */
final class FamilyReader extends StdDeserializer<Object> {
  private final String property;
  private final Map<String, Class<?>> members = new LinkedHashMap<>();

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
  public @Nullable Object deserialize(JsonParser json, DeserializationContext context) {
    if (!(context.readTree(json) instanceof ObjectNode object)) {
      return context.handleUnexpectedToken(getValueType(context), json);
    }
    var named = object.remove(property);
    if (named == null) {
      throw Unfit.because("'" + property + "' is missing", json);
    }
    var member = members.get(named.asString(""));
    if (member == null) {
      throw Unfit.because(
              "%s is not one of %s".formatted(named, String.join(", ", members.keySet())), json)
          .prependPath(_valueClass, property);
    }
    return context.readTreeAsValue(object, member);
  }
}
