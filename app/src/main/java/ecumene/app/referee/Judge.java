package ecumene.app.referee;

import ecumene.app.referee.Verdict.Located;
import ecumene.wire.Wire;
import ecumene.wire.fault.Fault;
import ecumene.wire.fault.FaultyDocument;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/**
 * Reads documents and says what the rules make of each.
 *
 * @param until the phase before which to stop, instead of the document's
 */
record Judge(@Nullable Integer until) {

  Verdict judge(String document) {
    try {
      var ruling = Referee.rule(document(document));
      return Verdict.of(ruling, refused(ruling, document), Wire.JSON.valueToTree(ruling.after()));
    } catch (FaultyDocument faulty) {
      var lines = new LineNumbers(document);
      return Verdict.faulty(faulty.faults().stream().map(fault -> located(fault, lines)).toList());
    }
  }

  private RefereeDocument document(String text) {
    try {
      RefereeDocument document = Wire.JSON.readValue(text, RefereeDocument.class);
      if (document == null) {
        throw new FaultyDocument(List.of(new Fault("", "this is null, and no position")));
      }
      return until == null ? document : document.until(until);
    } catch (JacksonException complaint) {
      throw new FaultyDocument(List.of(Fault.of(complaint)));
    }
  }

  private static @Nullable Located refused(Ruling ruling, String document) {
    var refusal = ruling.refusal();
    return refusal == null
        ? null
        : located(new Fault(ruling.place(), refusal.toString()), new LineNumbers(document));
  }

  private static Located located(Fault fault, LineNumbers lines) {
    var place = fault.place();
    return place.isEmpty()
        ? new Located(null, null, fault.reason())
        : new Located(place, lines.of(place), fault.reason());
  }
}
