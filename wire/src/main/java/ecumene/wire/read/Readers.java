package ecumene.wire.read;

import ecumene.ability.AbilityChoice;
import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.purchase.Credits;
import ecumene.table.Answer;
import ecumene.table.Seed;
import ecumene.wire.form.Vocabulary;
import ecumene.world.Card;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.Deserializers;

/** How each type of the engine is read; plain records are left to Jackson. */
public final class Readers implements Deserializers {

  @Override
  public @Nullable ValueDeserializer<?> findBeanDeserializer(
      JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
    return reader(type.getRawClass());
  }

  @Override
  public @Nullable ValueDeserializer<?> findEnumDeserializer(
      JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
    return reader(type.getRawClass());
  }

  @Override
  public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
    return reader(type) != null;
  }

  private static @Nullable ValueDeserializer<?> reader(Class<?> type) {
    if (!type.getPackageName().startsWith("ecumene.")) {
      return null;
    } else if (type == Answer.class) {
      return new AnswerReader();
    } else if (type == Seats.class) {
      return WordsReader.of(Civilization.class, WordsReader::seats);
    } else if (type == Areas.class) {
      return WordsReader.of(Area.class, Areas::new);
    } else if (type == Commodities.class) {
      return WordsReader.of(Commodity.class, Commodities::new);
    } else if (type == Advances.class) {
      return WordsReader.of(Advance.class, WordsReader::advances);
    } else if (type == AbilityChoice.Use.class) {
      return new UseReader();
    } else if (type == Card.class) {
      return new CardReader();
    } else if (type == Credits.class) {
      return CreditsReader.make();
    } else if (type == Seed.class) {
      return new SeedReader();
    }
    var vocabulary = Vocabulary.of(type);
    if (vocabulary != null) {
      return new WordReader(vocabulary);
    }
    return type.isSealed() ? new FamilyReader(type) : null;
  }
}
