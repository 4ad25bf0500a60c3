package ecumene.bots.house;

import ecumene.facts.Advance;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Makes {@link Figures} of values by name: {@code trading.most-gain} is {@code mostGain}. */
final class FigureReader {
  private FigureReader() {}

  static Figures read(Map<String, Double> values) {
    var parts = new ArrayList<Object>();
    for (var part : Figures.class.getRecordComponents()) {
      parts.add(part.getType().isRecord() ? part(part, values) : uses(part, values));
    }
    return made(Figures.class, parts);
  }

  /** The names of the figures that are whole numbers. */
  static Set<String> whole() {
    var whole = new HashSet<String>();
    for (var part : Figures.class.getRecordComponents()) {
      for (var component : components(part)) {
        if (component.getType() == int.class) {
          whole.add(part.getName() + "." + name(component));
        }
      }
    }
    return whole;
  }

  private static List<RecordComponent> components(RecordComponent part) {
    return part.getType().isRecord() ? List.of(part.getType().getRecordComponents()) : List.of();
  }

  private static Object part(RecordComponent part, Map<String, Double> values) {
    var figures = new ArrayList<Object>();
    for (var component : components(part)) {
      double value = value(part, name(component), values);
      if (component.getType() == int.class) {
        figures.add((int) Math.round(value));
      } else {
        figures.add(value);
      }
    }
    return made(part.getType(), figures);
  }

  private static Map<Advance, Double> uses(RecordComponent part, Map<String, Double> values) {
    var uses = new EnumMap<Advance, Double>(Advance.class);
    for (var advance : Advance.values()) {
      uses.put(advance, value(part, advance.id(), values));
    }
    return uses;
  }

  private static double value(RecordComponent part, String name, Map<String, Double> values) {
    return Objects.requireNonNull(values.get(part.getName() + "." + name), name);
  }

  /** Words with hyphens between them. */
  private static String name(RecordComponent component) {
    return component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  private static <T> T made(Class<T> type, List<Object> components) {
    var types =
        Arrays.stream(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      return type.getDeclaredConstructor(types).newInstance(components.toArray());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " has no constructor of its components", e);
    }
  }
}
