package ecumene.app.page;

import static java.util.stream.Collectors.joining;

import ecumene.event.CalamityEvent;
import ecumene.event.Cause;
import ecumene.event.Effect;
import ecumene.event.Event;
import ecumene.event.Price;
import ecumene.event.Reckoning;
import ecumene.event.Ruled;
import ecumene.facts.Area;
import ecumene.movement.MoveTokens;
import ecumene.purchase.Credits;
import ecumene.purchase.PriceList;
import ecumene.table.Answer;
import ecumene.table.Question;
import ecumene.table.Seed;
import ecumene.wire.form.Kebab;
import ecumene.wire.form.Kind;
import ecumene.wire.form.LeftOutIfNone;
import ecumene.wire.form.Vocabulary;
import ecumene.world.Card;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The engine's values as TypeScript sees them on the wire: records become interfaces, sealed
 * interfaces unions, and what is known by a word the union of its words. Whatever a type is made of
 * is declared with it.
 */
final class Shapes {
  /** What the wire writes in a way of its own. */
  private static final Map<Class<?>, String> SPECIAL =
      Map.of(
          Area.class,
          "string",
          Card.class,
          "{ card: TradeCard; block?: Block }",
          Credits.class,
          "Partial<Record<Colour, number>>",
          Name.class,
          "Record<Language, string>",
          PriceList.class,
          "Price[]",
          Seed.class,
          "string");

  /** What the wire adds to the components of a record. */
  private static final Map<Class<?>, String> MORE =
      Map.of(
          Price.class, "  points: number;\n  text: string;\n",
          Reckoning.class, "  result: number;\n  text: string;\n",
          MoveTokens.class,
              """
                treasury: number;
                tokens: { area: Area; count: number; marches: Area[] }[];
                ships: { area: Area; count: number; harbours: Area[] }[];
              """);

  private static final String BOARD = "board"; // everybody knows it, so a movement leaves it out
  private static final int WIDTH = 110;

  private final Map<String, Class<?>> named = new LinkedHashMap<>();
  private final Map<String, String> declarations = new LinkedHashMap<>();

  /** Declares a union of these under a name of its own. */
  void family(String name, List<? extends Class<?>> members) {
    declarations.put(name, "");
    declarations.put(name, union(name, members.stream().map(this::reference).toList()));
  }

  /** Declares a type that is one of these words. */
  void words(String name, List<String> words) {
    declarations.put(name, wordUnion(name, words));
  }

  /** Declares a table: what each of these is answered with. */
  void map(String name, Map<String, ? extends Class<?>> entries) {
    var lines =
        entries.entrySet().stream()
            .map(entry -> "  \"%s\": %s;\n".formatted(entry.getKey(), reference(entry.getValue())))
            .collect(joining());
    declarations.put(name, "export interface " + name + " {\n" + lines + "}\n");
  }

  /** Everything that was declared. */
  String text() {
    return String.join("\n", declarations.values());
  }

  /** How a type is referred to; declares it if that has not been done. */
  String reference(Type type) {
    if (type instanceof ParameterizedType generic) {
      return switch ((Class<?>) generic.getRawType()) {
        case Class<?> list when list == List.class -> reference(argument(generic, 0)) + "[]";
        case Class<?> map when map == Map.class ->
            "Record<string, %s>".formatted(reference(argument(generic, 1)));
        case Class<?> raw -> reference(raw);
      };
    }
    var plain = (Class<?>) type;
    if (plain == String.class) {
      return "string";
    } else if (plain == int.class || plain == Integer.class || plain == long.class) {
      return "number";
    } else if (plain == boolean.class) {
      return "boolean";
    } else if (plain.isRecord() && Iterable.class.isAssignableFrom(plain)) {
      return reference(argument((ParameterizedType) plain.getGenericInterfaces()[0], 0)) + "[]";
    }
    return declared(plain);
  }

  private static Type argument(ParameterizedType generic, int index) {
    return generic.getActualTypeArguments()[index];
  }

  private String declared(Class<?> type) {
    var name = name(type);
    var other = named.putIfAbsent(name, type);
    if (other != null && other != type) {
      throw new IllegalStateException(other + " and " + type + " would have the same name");
    }
    if (!declarations.containsKey(name)) {
      declarations.put(name, ""); // keeps its place before what it is made of, and ends circles
      declarations.put(name, declaration(type, name));
    }
    return name;
  }

  /** Nested types are named with what they are part of, where their own name says too little. */
  private static String name(Class<?> type) {
    var enclosing = type.getEnclosingClass();
    return enclosing == null || enclosing == Facts.class || isTold(type)
        ? type.getSimpleName()
        : enclosing.getSimpleName() + type.getSimpleName();
  }

  private static boolean isTold(Class<?> type) {
    return Event.class.isAssignableFrom(type)
        || Answer.class.isAssignableFrom(type)
        || Question.class.isAssignableFrom(type);
  }

  private String declaration(Class<?> type, String name) {
    var special = SPECIAL.get(type);
    if (special != null) {
      return "export type " + name + " = " + special + ";\n";
    } else if (type.isSealed()) {
      return union(name, members(type).map(this::declared).toList());
    }
    var vocabulary = Vocabulary.of(type);
    if (vocabulary != null) {
      return wordUnion(name, vocabulary.words());
    } else if (type.isRecord()) {
      return "export interface " + name + " {\n" + properties(type) + "}\n";
    }
    throw new IllegalStateException("say in Shapes how " + type + " looks on the wire");
  }

  /** An effect is written as the event that it is, with its cause. */
  private static Stream<Class<?>> members(Class<?> family) {
    return Arrays.stream(family.getPermittedSubclasses()).filter(it -> it != Effect.class);
  }

  private static boolean canBeAnEffect(Class<?> type) {
    return Event.class.isAssignableFrom(type) && !CalamityEvent.class.isAssignableFrom(type);
  }

  private String properties(Class<?> type) {
    var text = new StringBuilder();
    var property = Kind.property(type);
    if (property != null) {
      text.append("  %s: \"%s\";\n".formatted(quoted(property), Kind.of(type)));
    }
    var components = new ArrayList<>(List.of(type.getRecordComponents()));
    if (Ruled.class.isAssignableFrom(type)
        && components.stream().noneMatch(it -> it.getName().equals("rule"))) {
      text.append("  rule: string;\n");
    }
    for (var component : components) {
      if (type != MoveTokens.class || !component.getName().equals(BOARD)) {
        text.append(property(component));
      }
    }
    if (canBeAnEffect(type)) {
      text.append("  cause?: %s;\n".formatted(reference(Cause.class)));
    }
    return text + Objects.requireNonNullElse(MORE.get(type), "");
  }

  private String property(RecordComponent component) {
    boolean optional =
        component.isAnnotationPresent(LeftOutIfNone.class)
            || component.getAnnotatedType().isAnnotationPresent(Nullable.class);
    return "  %s%s: %s;\n"
        .formatted(
            quoted(Kebab.of(component.getName())),
            optional ? "?" : "",
            component.getDeclaringRecord() == Facts.class
                ? complete(component.getGenericType())
                : reference(component.getGenericType()));
  }

  /** Facts there are of everything, so that a table of them has no gaps. */
  private String complete(Type type) {
    return type instanceof ParameterizedType generic && generic.getRawType() == Map.class
        ? "Record<%s, %s>"
            .formatted(reference(argument(generic, 0)), reference(argument(generic, 1)))
        : reference(type);
  }

  private static String quoted(String property) {
    return property.contains("-") ? '"' + property + '"' : property;
  }

  private static String wordUnion(String name, List<String> words) {
    return union(name, words.stream().map(word -> '"' + word + '"').toList());
  }

  private static String union(String name, List<String> members) {
    var line = "export type %s = %s;\n".formatted(name, String.join(" | ", members));
    return line.length() <= WIDTH
        ? line
        : "export type %s =\n  | %s;\n".formatted(name, String.join("\n  | ", members));
  }
}
