package ecumene.wire.write;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.movement.Draft;
import ecumene.movement.Fee;
import ecumene.movement.MoveTokens;
import ecumene.movement.Order.MaintainShip;
import ecumene.wire.form.Kind;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/**
 * Writes a movement without the board, which everybody knows: only where each own token could march
 * and each ship could sail if nothing else had been ordered before.
 */
final class MoveTokensWriter extends ValueSerializer<MoveTokens> {

  /** Tokens of one area. */
  private record Marchers(Area area, int count, Areas marches) {}

  /** Ships of one area. */
  private record Sailors(Area area, int count, Areas harbours) {}

  @Override
  public void serialize(MoveTokens question, JsonGenerator json, SerializationContext context) {
    json.writeStartObject();
    json.writeStringProperty(Kind.KIND, Kind.of(MoveTokens.class));
    json.writeStringProperty("rule", question.rule());
    json.writeStringProperty("seat", question.seat().id());
    json.writeNumberProperty("treasury", question.draft().treasury());
    json.writeName("tokens");
    context.writeValue(json, tokens(question));
    json.writeName("ships");
    context.writeValue(json, ships(question));
    json.writeEndObject();
  }

  private static List<Marchers> tokens(MoveTokens question) {
    var draft = question.draft();
    var tokens = new ArrayList<Marchers>();
    for (var area : question.board().areasOf(question.seat())) {
      if (draft.movable(area) > 0) {
        tokens.add(new Marchers(area, draft.movable(area), draft.marches(area)));
      }
    }
    return tokens;
  }

  private static List<Sailors> ships(MoveTokens question) {
    var ships = new ArrayList<Sailors>();
    for (var area : question.board().shipAreas(question.seat()).stream().distinct().toList()) {
      int count = question.board().ships(question.seat(), area);
      ships.add(new Sailors(area, count, harbours(question.draft(), area, question)));
    }
    return ships;
  }

  /** None when nothing is left to maintain the ship with (P3.3). */
  private static Areas harbours(Draft draft, Area area, MoveTokens question) {
    var fees = new ArrayList<>(List.of(Fee.treasury(1)));
    question.board().areasOf(question.seat()).forEach(paying -> fees.add(Fee.tokens(paying)));
    for (var fee : fees) {
      if (draft.give(new MaintainShip(area, fee)) == null) {
        return draft.harbours(area);
      }
    }
    return Areas.NONE;
  }
}
