package ecumene.ability;

import static ecumene.facts.Advance.DIASPORA;

import ecumene.ability.Resettle.Place;
import ecumene.event.PieceEvent.TokensMoved;
import ecumene.facts.Advance;
import ecumene.facts.Civilization;
import ecumene.table.Table;
import ecumene.world.PopulationLimit;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Diaspora. The holder lifts up to 5 own tokens and places them in any areas in play, where no
 * limit may be exceeded; beside a city only a token that Public Works keeps there.
 *
 * @rule diaspora.1
 */
public final class Diaspora implements Ability<Resettlement> {
  private static final int MOST = 5;

  @Override
  public Advance advance() {
    return DIASPORA;
  }

  @Override
  public @Nullable Resettle offer(Civilization holder, World world) {
    int most = Math.min(MOST, world.tokensOnBoard(holder));
    var offer = new Resettle(holder, places(holder, world), most);
    return offer.isPossible() ? offer : null;
  }

  private static List<Place> places(Civilization holder, World world) {
    var places = new ArrayList<Place>();
    for (var area : world.areasInPlay()) { // 1.14
      int tokens = world.tokens(holder, area);
      int limit = PopulationLimit.now(world, holder, area); // diaspora.3, diaspora.4
      int room = limit - world.tokensIn(area); // diaspora.2
      if (tokens > 0 || room > 0) {
        places.add(new Place(area, tokens, room));
      }
    }
    return places;
  }

  @Override
  public void use(Civilization holder, Resettlement how, Table table) {
    for (var move : how.moves()) {
      table.world().moveTokens(holder, move.from(), move.to(), move.tokens());
      table.tell(new TokensMoved(holder, move.from(), move.to(), move.tokens()));
    }
  }
}
