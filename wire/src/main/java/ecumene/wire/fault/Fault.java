package ecumene.wire.fault;

import ecumene.wire.form.Spelling;
import ecumene.wire.form.Vocabulary;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.databind.exc.InvalidNullException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.exc.ValueInstantiationException;

/**
 * What is wrong with a document.
 *
 * @param place the way to it through the document, as in {@code seats.minoa.hand[1]}; empty for the
 *     whole
 * @param reason one sentence
 * @param detail what only whoever has the document may be told; null: nothing
 */
public record Fault(String place, String reason, @Nullable String detail) {
  private static final String TRAILING = "something stands after the end of the document";

  /** What Jackson tells apart by its message alone, and what we say. */
  private static final Map<String, String> MESSAGES =
      Map.of(
          "Missing required creator property", "a value is missing here",
          "Trailing token", TRAILING,
          "No content to map", "the document is empty");

  private static final String UNFIT = "something else belongs here";

  public Fault(String place, String reason) {
    this(place, reason, null);
  }

  /** What Jackson had to complain of, in words for people. */
  public static Fault of(JacksonException complaint) {
    return Malformed.is(complaint) && !(complaint instanceof InputCoercionException)
        ? new Fault(
            Malformed.isLocated(complaint) ? "" : place(complaint), Malformed.reason(complaint))
        : new Fault(place(complaint), reason(complaint));
  }

  /** The same fault, of a document that stands at this place of another. */
  public Fault within(String outer) {
    return new Fault(
        place.isEmpty() || place.startsWith("[") ? outer + place : outer + "." + place,
        reason,
        detail);
  }

  /** The same for others, without its detail. */
  public Fault forOthers() {
    return new Fault(place, reason);
  }

  private static String place(JacksonException complaint) {
    var place = new StringBuilder();
    for (var step : complaint.getPath()) {
      if (step.getPropertyName() == null) {
        place.append('[').append(step.getIndex()).append(']');
      } else {
        place.append(place.isEmpty() ? "" : ".").append(step.getPropertyName());
      }
    }
    return place.toString();
  }

  private static String reason(JacksonException complaint) {
    return switch (complaint) {
      case Unfit unfit -> unfit.getOriginalMessage();
      case UnrecognizedPropertyException unknown -> unknown(unknown);
      case InvalidNullException _ -> "null stands where a value belongs";
      case ValueInstantiationException refused
          when refused.getCause() instanceof IllegalArgumentException cause ->
          String.valueOf(cause.getMessage());
      case MismatchedInputException misfit -> misfit(misfit);
      case InputCoercionException _ -> "the number is too large";
      default -> UNFIT;
    };
  }

  private static String unknown(UnrecognizedPropertyException unknown) {
    var known = unknown.getKnownPropertyIds().stream().map(Object::toString).toList();
    var meant = Spelling.near(unknown.getPropertyName(), known);
    return "there is no '%s' here%s"
        .formatted(
            unknown.getPropertyName(),
            meant.isEmpty()
                ? ", only " + String.join(", ", known)
                : "; is it " + String.join(" or ", meant) + "?");
  }

  private static String misfit(MismatchedInputException misfit) {
    for (var message : MESSAGES.entrySet()) {
      if (misfit.getOriginalMessage().startsWith(message.getKey())) {
        var sentence = message.getValue();
        return sentence.equals(TRAILING) ? Malformed.located(sentence, misfit) : sentence;
      }
    }
    return misfit.getTargetType() == null
        ? UNFIT
        : wanted(misfit.getTargetType()) + " belongs here";
  }

  private static String wanted(Class<?> type) {
    if (type == int.class || type == Integer.class || type == long.class) {
      return "a whole number";
    } else if (type == String.class || Vocabulary.of(type) != null) {
      return "a word in quotes";
    } else {
      return Collection.class.isAssignableFrom(type) ? "a list in brackets" : "an object in braces";
    }
  }

  @Override
  public String toString() {
    var sentence = detail == null ? reason : reason + ": " + detail;
    return place.isEmpty() ? sentence : place + ": " + sentence;
  }
}
