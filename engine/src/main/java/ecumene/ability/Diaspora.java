package ecumene.ability;

import static ecumene.facts.Advance.DIASPORA;

import ecumene.ability.Resettle.Place;
import ecumene.event.PieceEvent.TokensMoved;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.table.Refusal;
import ecumene.table.Table;
import ecumene.world.PopulationLimit;
import ecumene.world.World;
import java.util.ArrayList;
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
    var places = new ArrayList<Place>();
    var cities = new ArrayList<Area>();
    var full = new ArrayList<Area>();
    for (var area : world.areasInPlay()) { // 1.14
      int tokens = world.tokens(holder, area);
      int limit = PopulationLimit.now(world, holder, area); // diaspora.3, diaspora.4
      int room = limit - world.tokensIn(area); // diaspora.2
      boolean hasCity = world.city(area) != null;
      if (hasCity) {
        cities.add(area);
      }
      if (tokens > 0 || room > 0) {
        places.add(new Place(area, tokens, room));
      } else if (!hasCity) {
        full.add(area);
      }
    }
    var offer = new Resettle(holder, places, most, new Areas(cities), new Areas(full));
    return offer.isPossible() ? offer : null;
  }

  @Override
  public Refusal lacking() {
    return new Refusal("diaspora.1", "no token of yours can go to another area");
  }

  @Override
  public void use(Civilization holder, Resettlement how, Table table) {
    for (var move : how.moves()) {
      table.world().moveTokens(holder, move.from(), move.to(), move.tokens());
      table.tell(new TokensMoved(holder, move.from(), move.to(), move.tokens()));
    }
  }
}
