package ecumene.server.http.routes;

import ecumene.wire.Wire;
import ecumene.wire.form.LeftOutIfNone;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which JSON a record is read from, as OpenAPI writes it. */
final class Schemas {
  private Schemas() {}

  static Map<String, Object> of(Type type) {
    return switch (type) {
      case ParameterizedType generic when Map.class == generic.getRawType() ->
          Map.of("type", "object", "additionalProperties", of(generic.getActualTypeArguments()[1]));
      case ParameterizedType generic
          when Collection.class.isAssignableFrom((Class<?>) generic.getRawType()) ->
          Map.of("type", "array", "items", of(generic.getActualTypeArguments()[0]));
      case Class<?> plain -> ofClass(plain);
      default -> Map.of();
    };
  }

  private static Map<String, Object> ofClass(Class<?> type) {
    if (type == String.class) {
      return Map.of("type", "string");
    } else if (type == int.class
        || type == long.class
        || type == Integer.class
        || type == Long.class) {
      return Map.of("type", "integer");
    } else if (type == boolean.class) {
      return Map.of("type", "boolean");
    } else if (type.isEnum()) {
      return Map.of("type", "string", "enum", Wire.JSON.valueToTree(type.getEnumConstants()));
    } else {
      return type.isRecord() ? ofRecord(type) : Map.of();
    }
  }

  private static Map<String, Object> ofRecord(Class<?> type) {
    var properties = new LinkedHashMap<String, Object>();
    var required = new ArrayList<String>();
    for (var component : type.getRecordComponents()) {
      properties.put(word(component), of(component.getGenericType()));
      if (isRequired(component)) {
        required.add(word(component));
      }
    }
    var schema = new LinkedHashMap<String, Object>();
    schema.put("type", "object");
    schema.put("properties", properties);
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    schema.put("additionalProperties", false);
    return schema;
  }

  /** The properties of what is read as this record, those that may be left out in brackets. */
  static List<String> words(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .map(it -> isRequired(it) ? word(it) : "[" + word(it) + "]")
        .toList();
  }

  private static String word(RecordComponent component) {
    return component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  private static boolean isRequired(RecordComponent component) {
    AnnotatedType type = component.getAnnotatedType();
    return !type.isAnnotationPresent(Nullable.class)
        && !component.isAnnotationPresent(LeftOutIfNone.class);
  }
}
