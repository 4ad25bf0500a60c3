package ecumene.wire.read;

import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.wire.form.Vocabulary;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.ValueDeserializer;

/** Reads an array of words as a set of things. */
final class WordsReader {
  private WordsReader() {}

  static <T> ValueDeserializer<Object> of(Class<T> thing, Function<List<T>, ?> set) {
    return new MadeReader<>(types -> types.constructCollectionType(List.class, thing), set);
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
}
