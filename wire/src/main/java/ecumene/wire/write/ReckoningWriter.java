package ecumene.wire.write;

import ecumene.event.Reckoning;
import tools.jackson.core.JsonGenerator;

/** Writes an amount with its result, and as the log words it: "10 − 5 Pottery (pottery.1) = 5". */
final class ReckoningWriter extends RecordWriter {
  ReckoningWriter() {
    super(Reckoning.class);
  }

  @Override
  void writeMore(Object value, JsonGenerator json) {
    var reckoning = (Reckoning) value;
    json.writeNumberProperty("result", reckoning.result());
    json.writeStringProperty("text", reckoning.toString());
  }
}
