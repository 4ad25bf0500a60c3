package ecumene.wire;

import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads an array of words as a set of things. */
final class WordsReader<T> extends ValueDeserializer<Object> {
  private final Class<T> type;
  private final Function<List<T>, ?> set;

  WordsReader(Class<T> type, Function<List<T>, ?> set) {
    this.type = type;
    this.set = set;
  }

  static Seats seats(List<Civilization> named) {
    return Seats.from(onlyOnce(named));
  }

  static Advances advances(List<Advance> named) {
    return Advances.from(onlyOnce(named));
  }

  private static <T> List<T> onlyOnce(List<T> named) {
    for (var thing : named) {
      if (Collections.frequency(named, thing) > 1) {
        throw new IllegalArgumentException(Vocabulary.word(thing) + " is named twice");
      }
    }
    return named;
  }

  @Override
  public Object deserialize(JsonParser json, DeserializationContext context) {
    var list = context.getTypeFactory().constructCollectionType(List.class, type);
    List<T> things = context.readValue(json, list);
    try {
      return set.apply(things);
    } catch (IllegalArgumentException refused) {
      throw Unfit.because(String.valueOf(refused.getMessage()), json);
    }
  }
}
