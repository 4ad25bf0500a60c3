package ecumene.wire.read;

import ecumene.ability.Abilities;
import ecumene.ability.Ability;
import ecumene.ability.AbilityChoice.Use;
import ecumene.facts.Advance;
import ecumene.table.Answer;
import ecumene.wire.fault.Unfit;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;

/** Reads the use of a special ability, whose advance decides of which kind the rest is. */
final class UseReader extends ValueDeserializer<Use> {

  private record Unread(Advance advance, JsonNode how) {}

  @Override
  public Use deserialize(JsonParser json, DeserializationContext context) {
    var use = context.readTreeAsValue(context.readTree(json), Unread.class);
    for (var ability : Abilities.all()) {
      if (ability.advance() == use.advance()) {
        return new Use(use.advance(), how(ability, use.how(), context));
      }
    }
    throw Unfit.because(use.advance().id() + " grants no special ability", json)
        .prependPath(Use.class, "advance");
  }

  private static Answer how(Ability<?> ability, JsonNode how, DeserializationContext context) {
    var types =
        context
            .getTypeFactory()
            .findTypeParameters(context.constructType(ability.getClass()), Ability.class);
    try {
      return context.readTreeAsValue(how, types[0]);
    } catch (JacksonException complaint) {
      throw complaint.prependPath(Use.class, "how");
    }
  }
}
