package ecumene.wire.write;

import com.fasterxml.jackson.annotation.JsonFormat;
import ecumene.event.Effect;
import ecumene.event.Price;
import ecumene.event.Reckoning;
import ecumene.facts.Area;
import ecumene.movement.MoveTokens;
import ecumene.purchase.Credits;
import ecumene.purchase.PriceList;
import ecumene.table.Seed;
import ecumene.table.Sentence;
import ecumene.world.Card;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.Serializers;

/** How each type of the engine is written. */
public final class Writers implements Serializers {

  @Override
  public @Nullable ValueSerializer<?> findSerializer(
      SerializationConfig config,
      JavaType type,
      BeanDescription.Supplier description,
      JsonFormat.Value format) {
    return writer(type.getRawClass());
  }

  @Override
  public @Nullable ValueSerializer<?> findEnumSerializer(
      SerializationConfig config,
      JavaType type,
      BeanDescription.Supplier description,
      JsonFormat.Value format) {
    return writer(type.getRawClass());
  }

  private static @Nullable ValueSerializer<?> writer(Class<?> type) {
    if (!type.getPackageName().startsWith("ecumene.")) {
      return null;
    } else if (type == Area.class || Enum.class.isAssignableFrom(type)) {
      return new WordWriter();
    } else if (type.isRecord() && Iterable.class.isAssignableFrom(type)) {
      return new WordsWriter();
    } else if (type == Card.class) {
      return new CardWriter();
    } else if (type == Seed.class) {
      return new SeedWriter();
    } else if (type == Sentence.class) {
      return new SentenceWriter();
    } else if (type == Reckoning.class) {
      return new ReckoningWriter();
    } else if (type == Effect.class) {
      return new EffectWriter();
    } else if (type == Credits.class) {
      return new CreditsWriter();
    } else if (type == PriceList.class) {
      return new PriceListWriter();
    } else if (type == MoveTokens.class) {
      return new MoveTokensWriter();
    } else if (type == Price.class) {
      return new PriceWriter();
    } else {
      return type.isRecord() ? new RecordWriter(type) : null;
    }
  }
}
