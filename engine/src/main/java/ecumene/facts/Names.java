package ecumene.facts;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Things of one kind, in their fixed order, each known by a name in lower-kebab-case. */
final class Names<T> {
  private final String kind;
  private final List<T> things;
  private final Map<String, T> byId = new HashMap<>();

  private Names(String kind, List<T> things, Function<T, String> id) {
    this.kind = kind;
    this.things = List.copyOf(things);
    for (var thing : things) {
      byId.put(id.apply(thing), thing);
    }
  }

  /** {@code kind} as it stands in a sentence: "an advance". */
  static <E extends Enum<E>> Names<E> of(String kind, E[] constants) {
    return of(kind, Arrays.asList(constants), constant -> idOf(constant.name()));
  }

  static <T> Names<T> of(String kind, List<T> things, Function<T, String> id) {
    return new Names<>(kind, things, id);
  }

  /** WONDER_OF_THE_WORLD is known as wonder-of-the-world. */
  static String idOf(String constant) {
    return constant.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  String kind() {
    return kind;
  }

  List<T> things() {
    return things;
  }

  int indexOf(T thing) {
    return things.indexOf(thing);
  }

  T get(String id) {
    var thing = find(id);
    if (thing == null) {
      throw new IllegalArgumentException("'" + id + "' is not " + kind);
    }
    return thing;
  }

  @Nullable T find(String id) {
    return byId.get(id);
  }
}
