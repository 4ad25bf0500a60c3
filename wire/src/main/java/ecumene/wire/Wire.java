package ecumene.wire;

import static com.fasterxml.jackson.annotation.Nulls.FAIL;
import static tools.jackson.core.StreamReadFeature.STRICT_DUPLICATE_DETECTION;
import static tools.jackson.databind.DeserializationFeature.ACCEPT_FLOAT_AS_INT;
import static tools.jackson.databind.DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES;
import static tools.jackson.databind.DeserializationFeature.FAIL_ON_TRAILING_TOKENS;
import static tools.jackson.databind.DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES;
import static tools.jackson.databind.MapperFeature.ALLOW_COERCION_OF_SCALARS;
import static tools.jackson.databind.cfg.DateTimeFeature.READ_DATE_TIMESTAMPS_AS_NANOSECONDS;
import static tools.jackson.databind.cfg.DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS;
import static tools.jackson.databind.cfg.DateTimeFeature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS;

import com.fasterxml.jackson.annotation.JsonSetter;
import ecumene.table.Answer;
import ecumene.table.Pace;
import ecumene.table.Question;
import ecumene.wire.fault.Fault;
import ecumene.wire.fault.Unfit;
import ecumene.wire.form.Kind;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/**
 * The engine's values as JSON. What is read must be exactly right; {@link Fault} says what is not.
 */
public final class Wire {
  public static final JsonMapper JSON =
      JsonMapper.builder()
          .addModule(new EngineModule())
          .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
          .enable(STRICT_DUPLICATE_DETECTION)
          .enable(FAIL_ON_UNKNOWN_PROPERTIES, FAIL_ON_NULL_FOR_PRIMITIVES, FAIL_ON_TRAILING_TOKENS)
          .changeDefaultNullHandling(any -> JsonSetter.Value.forContentNulls(FAIL))
          .disable(ACCEPT_FLOAT_AS_INT)
          .disable(ALLOW_COERCION_OF_SCALARS)
          .enable(WRITE_DATES_AS_TIMESTAMPS) // in milliseconds since 1970
          .disable(WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS, READ_DATE_TIMESTAMPS_AS_NANOSECONDS)
          .withCoercionConfig(LogicalType.Textual, Wire::takeNoNumbers)
          .build();

  private Wire() {}

  private static void takeNoNumbers(MutableCoercionConfig words) {
    words
        .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
  }

  /** Reads an answer to this question, or that the seat waits with it (RU.88). */
  public static Answer answer(JsonNode answer, Question<?> question) {
    return answer(answer, question.answerType());
  }

  /** The same, of a question that is answered with this type. */
  public static Answer answer(JsonNode answer, Class<? extends Answer> type) {
    Class<? extends Answer> meant = isPace(answer) ? Pace.class : type;
    Answer read = JSON.treeToValue(answer, meant);
    if (read == null) {
      throw Unfit.because("null is no answer", null);
    }
    return read;
  }

  private static boolean isPace(JsonNode answer) {
    var kind = answer.path(Kind.KIND).asString("");
    return Stream.of(Pace.class.getPermittedSubclasses()).map(Kind::of).anyMatch(kind::equals);
  }
}
