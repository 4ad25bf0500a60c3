package ecumene.wire.form;

import ecumene.facts.Area;
import ecumene.facts.Barbarians;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Commodity;
import ecumene.facts.Owner;
import ecumene.facts.TradeCard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The things of one type that are known by a word each. */
public final class Vocabulary {
  private static final int FEW = 8;

  /** Those of enums, as far as they were needed. */
  private static final Map<Enum<?>, String> WORDS = new ConcurrentHashMap<>();

  private final Class<?> type;
  private final Map<String, Object> byWord = new LinkedHashMap<>();

  private Vocabulary(Class<?> type, List<?> things) {
    this.type = type;
    things.forEach(thing -> byWord.put(word(thing), thing));
  }

  /** Null when things of the type are not known by words. */
  public static @Nullable Vocabulary of(Class<?> type) {
    var things = things(type);
    return things == null ? null : new Vocabulary(type, things);
  }

  private static @Nullable List<?> things(Class<?> type) {
    if (type == Area.class) {
      return Area.all();
    } else if (type == Owner.class) {
      return together(Civilization.values(), Barbarians.values());
    } else if (type == TradeCard.class) {
      return together(Commodity.values(), CalamityCard.values());
    } else {
      return type.isEnum() ? List.of(type.getEnumConstants()) : null;
    }
  }

  private static List<Object> together(Object[] some, Object[] others) {
    var all = new ArrayList<Object>(List.of(some));
    all.addAll(List.of(others));
    return all;
  }

  /** The word for a thing. */
  public static String word(Object thing) {
    return switch (thing) {
      case Area area -> area.id();
      case Owner owner -> owner.id();
      case Enum<?> constant -> WORDS.computeIfAbsent(constant, unknown -> Kebab.of(unknown.name()));
      default -> throw new IllegalArgumentException("there is no word for " + thing);
    };
  }

  /** All words, in the order of the things. */
  public List<String> words() {
    return List.copyOf(byWord.keySet());
  }

  public Class<?> type() {
    return type;
  }

  /** Null when the word is unknown. */
  public @Nullable Object thing(String word) {
    return byWord.get(word);
  }

  /** Why the word is unknown, with the words that may be meant. */
  public String complaint(String word) {
    if (byWord.size() <= FEW) {
      return "'" + word + "' is not one of " + String.join(", ", byWord.keySet());
    }
    var meant = Spelling.near(word, byWord.keySet());
    return "'%s' is not %s%s"
        .formatted(
            word,
            Kebab.inWords(type),
            meant.isEmpty() ? "" : "; is it " + String.join(" or ", meant) + "?");
  }
}
