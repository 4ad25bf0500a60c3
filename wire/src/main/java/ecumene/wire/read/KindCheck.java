package ecumene.wire.read;

import ecumene.table.Answer;
import ecumene.wire.fault.Unfit;
import ecumene.wire.form.Kind;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.DeserializationProblemHandler;

/** An answer need not say of which kind it is, for its question knows; if it does, it must fit. */
public final class KindCheck extends DeserializationProblemHandler {

  @Override
  public boolean handleUnknownProperty(
      DeserializationContext context,
      JsonParser json,
      ValueDeserializer<?> reader,
      Object valueOrType,
      String property) {
    var type = valueOrType instanceof Class<?> unborn ? unborn : valueOrType.getClass();
    if (!property.equals(Kind.KIND) || !Answer.class.isAssignableFrom(type)) {
      return false;
    }
    var kind = json.getValueAsString();
    if (!Kind.of(type).equals(kind)) {
      throw Unfit.because("the answer is of kind '" + Kind.of(type) + "', not '" + kind + "'", json)
          .prependPath(type, property);
    }
    return true;
  }
}
