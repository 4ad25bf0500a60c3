package ecumene.wire;

import static java.util.stream.Collectors.joining;

import java.util.Collection;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.exc.InvalidNullException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.exc.ValueInstantiationException;

/**
 * What is wrong with a document.
 *
 * @param place the way to it through the document, as in {@code seats.minoa.tokens.knosos}; empty
 *     for the whole
 * @param reason one sentence
 */
public record Fault(String place, String reason) {
  /** What Jackson tells apart by its message alone, and what we say. */
  private static final Map<String, String> MESSAGES =
      Map.of(
          "Missing required creator property", "a value is missing here",
          "Trailing token", "something stands after the end of the document",
          "No content to map", "the document is empty");

  /** What Jackson had to complain of, in words for people. */
  public static Fault of(JacksonException complaint) {
    return complaint instanceof StreamReadException malformed
            && !(complaint instanceof InputCoercionException)
        ? new Fault("", malformed(malformed))
        : new Fault(place(complaint), reason(complaint));
  }

  /** The same fault, of a document that stands at this place of another. */
  public Fault within(String outer) {
    return new Fault(place.isEmpty() ? outer : outer + "." + place, reason);
  }

  private static String place(JacksonException complaint) {
    return complaint.getPath().stream()
        .map(step -> step.getPropertyName() == null ? "" + step.getIndex() : step.getPropertyName())
        .collect(joining("."));
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
      default -> firstLine(complaint);
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
        return message.getValue();
      }
    }
    return misfit.getTargetType() == null
        ? firstLine(misfit)
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

  private static String malformed(StreamReadException malformed) {
    var at = malformed.getLocation();
    var reason = firstLine(malformed).replaceFirst(" \\(start marker.*", "");
    return "line %d, column %d: %s".formatted(at.getLineNr(), at.getColumnNr(), reason);
  }

  private static String firstLine(JacksonException complaint) {
    return complaint.getOriginalMessage().lines().findFirst().orElse("not readable");
  }

  @Override
  public String toString() {
    return place.isEmpty() ? reason : place + ": " + reason;
  }
}
