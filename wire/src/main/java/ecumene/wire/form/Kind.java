package ecumene.wire.form;

import ecumene.event.Event;
import ecumene.table.Answer;
import ecumene.table.Question;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What tells values of one family apart: {@code "kind": "take-damage"}. */
public final class Kind {
  public static final String KIND = "kind";

  private static final ClassValue<String> KINDS =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
          var word = type.getAnnotation(Word.class);
          return word == null ? Kebab.of(type.getSimpleName()) : word.value();
        }
      };

  private Kind() {}

  /**
   * The kind of a question, an answer or an event: its class's name in kebab-case, unless a {@link
   * Word} says otherwise.
   */
  public static String of(Class<?> type) {
    return KINDS.get(type);
  }

  /**
   * The property that says which of a family a value is. Questions, answers and events have a
   * {@code kind}; a family of other records is named itself: {@code "loss": "tokens"}.
   */
  public static @Nullable String property(Class<?> type) {
    if (Question.class.isAssignableFrom(type)
        || Answer.class.isAssignableFrom(type)
        || Event.class.isAssignableFrom(type)) {
      return KIND;
    }
    var family = family(type);
    return family == null ? null : Kebab.of(family.getSimpleName());
  }

  /** The sealed interface whose members must be told apart; null for a record without one. */
  public static @Nullable Class<?> family(Class<?> type) {
    return type.isSealed()
        ? type
        : Arrays.stream(type.getInterfaces()).filter(Class::isSealed).findFirst().orElse(null);
  }
}
