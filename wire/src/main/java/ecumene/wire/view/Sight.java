package ecumene.wire.view;

import ecumene.facts.Civilization;
import ecumene.facts.Side;
import ecumene.view.View;
import ecumene.wire.position.Garrison;
import ecumene.wire.position.Stage;
import ecumene.world.Bundle;
import ecumene.world.Terms;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position as one seat sees it.
 *
 * @param hand the own
 */
public record Sight(
    Civilization seat,
    int players,
    Side side,
    Terms terms,
    @Nullable Stage stage,
    Map<Civilization, Known> seats,
    @Nullable Garrison barbarians,
    Bundle hand) {

  public static Sight of(View view) {
    var seats = new EnumMap<Civilization, Known>(Civilization.class);
    view.seats().forEach(seat -> seats.put(seat, Known.of(seat, view)));
    return new Sight(
        view.seat(),
        view.setup().players(),
        view.setup().side(),
        view.terms(),
        Stage.of(view.progress()),
        seats,
        Garrison.of(view),
        view.hand());
  }
}
