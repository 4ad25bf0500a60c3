package ecumene.wire.write;

import ecumene.event.Price;
import tools.jackson.core.JsonGenerator;

/** Writes a price with its points, and as the log words it: "180 − 15 religion (P12.2) = 165". */
final class PriceWriter extends RecordWriter {
  PriceWriter() {
    super(Price.class);
  }

  @Override
  void writeMore(Object value, JsonGenerator json) {
    var price = (Price) value;
    json.writeNumberProperty("points", price.points());
    json.writeStringProperty("text", price.toString());
  }
}
