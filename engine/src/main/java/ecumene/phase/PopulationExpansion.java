package ecumene.phase;

import ecumene.facts.Civilization;
import ecumene.loss.PickTokens;
import ecumene.loss.Portion;
import ecumene.loss.TokensPicked;
import ecumene.table.Owed;
import ecumene.table.Script;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Population expansion: one token grows by one, more by two, as far as stock reaches; with too
 * little stock the player chooses where. Then the census is taken.
 *
 * @rule P2
 */
final class PopulationExpansion implements Script {

  @Override
  public void play(Table table) {
    table.settleTogether(table.world().seats().map(Expansion::new)); // P2.5
    takeCensus(table.world());
  }

  private static void takeCensus(World world) {
    var censuses = new ArrayList<>(world.progress().censuses());
    for (var seat : world.seats()) {
      censuses.set(seat.index(), world.tokensOnBoard(seat)); // P2.4
    }
    world.progressTo(world.progress().withCensuses(censuses));
  }

  /** What one player has to place. */
  private record Expansion(Civilization seat) implements Owed<TokensPicked> {

    @Override
    public @Nullable PlaceTokens question(Table table) {
      var room = room(table.world());
      int count = Math.min(table.world().stock(seat), PickTokens.tokens(room)); // P2.2
      return count == 0 ? null : new PlaceTokens(seat, "P2.2", room, count, count);
    }

    private List<Portion> room(World world) {
      var room = new ArrayList<Portion>();
      for (var area : world.areasOf(seat)) {
        int tokens = world.tokens(seat, area);
        if (tokens > 0) {
          room.add(new Portion(area, tokens == 1 ? 1 : 2, 0)); // P2.1
        }
      }
      return room;
    }

    @Override
    public @Nullable Owed<?> settle(TokensPicked answer, Table table) {
      for (var portion : answer.portions()) {
        Growth.place(table, seat, portion.area(), portion.tokens());
      }
      return null;
    }
  }
}
