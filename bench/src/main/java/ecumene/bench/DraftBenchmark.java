package ecumene.bench;

import static ecumene.facts.Advance.ASTRONAVIGATION;
import static ecumene.facts.Advance.CLOTH_MAKING;
import static ecumene.facts.Advance.ROADBUILDING;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.movement.Draft;
import ecumene.movement.Fee;
import ecumene.movement.Order.MaintainShip;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Where a token or a ship can go, asked for every token and every ship of 18 seats in turn. All
 * seats have four ships, and every advance that takes tokens and ships further.
 */
@State(Scope.Thread)
public class DraftBenchmark {
  private final List<Draft> drafts = new ArrayList<>();
  private final List<Area> areas = new ArrayList<>();
  private int next;

  public DraftBenchmark() {
    var world = FullWorld.create();
    world.seats().forEach(seat -> equip(seat, world));
    for (var seat : world.seats()) {
      var draft = new Draft(seat, world);
      draft.unpaidShips().forEach(area -> draft.give(new MaintainShip(area, Fee.treasury(1))));
      for (var area : world.areasOf(seat)) {
        if (world.tokens(seat, area) > 0) {
          drafts.add(draft);
          areas.add(area);
        }
      }
    }
  }

  private static void equip(Civilization seat, World world) {
    for (var advance : List.of(ROADBUILDING, CLOTH_MAKING, ASTRONAVIGATION)) {
      if (!world.holds(seat, advance)) {
        world.gainAdvance(seat, advance);
      }
    }
    for (var area : world.areasOf(seat)) {
      if (area.isCoastal() && world.tokens(seat, area) > 0 && world.shipsInStock(seat) > 0) {
        world.placeShip(seat, area);
      }
    }
  }

  @Benchmark
  public Areas marches() {
    step();
    return drafts.get(next).marches(areas.get(next));
  }

  @Benchmark
  public Areas harbours() {
    step();
    var ships = drafts.get(next).readyShips();
    return drafts.get(next).harbours(ships.get(next % ships.size()));
  }

  @Benchmark
  public Areas landings() {
    step();
    return drafts.get(next).landings(areas.get(next));
  }

  private void step() {
    next = next + 1 < areas.size() ? next + 1 : 0;
  }
}
