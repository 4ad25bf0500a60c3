package ecumene.wire.write;

import ecumene.purchase.PriceList;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** Writes a price list as the list it is. */
final class PriceListWriter extends ValueSerializer<PriceList> {

  @Override
  public void serialize(PriceList list, JsonGenerator json, SerializationContext context) {
    context.writeValue(json, list.prices());
  }
}
