package ecumene.app.referee;

import ecumene.wire.Wire;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.core.JacksonException;

/** In which line of a document each of its places is. */
final class Lines {
  private final Map<String, Integer> lineOf = new HashMap<>();

  Lines(String document) {
    try (var json = Wire.JSON.createParser(document)) {
      while (json.nextToken() != null) {
        var place = json.streamReadContext().pathAsPointer().toString();
        lineOf.putIfAbsent(place.replace('/', '.'), json.currentTokenLocation().getLineNr());
      }
    } catch (JacksonException _) {
      // what comes before is known, and nothing behind has been looked at
    }
  }

  /** Where a place is; for something that is missing, where it is missing. */
  int of(String place) {
    var known = "." + place;
    while (!lineOf.containsKey(known) && !known.isEmpty()) {
      known = known.substring(0, known.lastIndexOf('.'));
    }
    return lineOf.getOrDefault(known, 1);
  }
}
