package ecumene.app.referee;

import ecumene.wire.Wire;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamContext;

/** In which line of a document each of its places is. */
final class LineNumbers {
  private final Map<String, Integer> lineOf = new HashMap<>();

  LineNumbers(String document) {
    try (var json = Wire.JSON.createParser(document)) {
      while (json.nextToken() != null) {
        lineOf.putIfAbsent(
            place(json.streamReadContext()), json.currentTokenLocation().getLineNr());
      }
    } catch (JacksonException _) {
      // what comes before is known, and nothing behind has been looked at
    }
  }

  /** Written as the place of a fault is. */
  private static String place(TokenStreamContext context) {
    if (context.inRoot()) {
      return "";
    }
    var outer = place(context.getParent());
    if (context.inArray()) {
      return context.hasCurrentIndex() ? outer + "[" + context.getCurrentIndex() + "]" : outer;
    }
    return context.currentName() == null ? outer : inside(outer, context.currentName());
  }

  private static String inside(String outer, String name) {
    return outer.isEmpty() ? name : outer + "." + name;
  }

  /** Where a place is; for something that is missing, where it is missing. */
  int of(String place) {
    var known = place;
    while (!lineOf.containsKey(known) && !known.isEmpty()) {
      known =
          known.substring(0, Math.max(0, Math.max(known.lastIndexOf('.'), known.lastIndexOf('['))));
    }
    return lineOf.getOrDefault(known, 1);
  }
}
