package ecumene.wire.position;

import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.wire.Fault;
import ecumene.wire.FaultyDocument;
import ecumene.wire.LeftOutIfNone;
import ecumene.world.World;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Everything that lies on the table.
 *
 * @param barbarians left out: there are none
 * @param discards the cards on all discard piles
 * @param stacks those stacks whose order matters, top first; any other is as before shuffling
 */
public record Position(
    int players,
    Side side,
    Map<Civilization, Holdings> seats,
    @Nullable Garrison barbarians,
    @LeftOutIfNone List<CardLine> discards,
    @LeftOutIfNone List<StackLine> stacks) {

  /** How the world is described. */
  public static Position of(World world) {
    var setup = world.setup();
    var unstacked =
        new Position(
            setup.players(),
            setup.side(),
            Holdings.ofAll(world),
            Garrison.of(world),
            CardLine.discards(world),
            List.of());
    return unstacked.with(StackLine.changed(world, unstacked.world()));
  }

  private Position with(List<StackLine> inOrder) {
    return new Position(players, side, seats, barbarians, discards, inOrder);
  }

  /** The world that is described; throws if there can be no such world. */
  public World world() {
    var faults = new Faults();
    var world = new World(setup());
    var board = new Board(world, faults);
    var standings = new Standings(world, faults);
    var dealing = new Dealing(world, faults);
    for (var seat : seats.keySet()) {
      var strange = "2.1: " + seat.id() + " does not play with " + world.setup();
      faults.unless(world.seats().contains(seat), "seats." + seat.id(), strange);
    }
    for (var seat : world.seats()) {
      var holdings = seats.getOrDefault(seat, Holdings.NONE);
      var place = "seats." + seat.id();
      board.set(seat, holdings, place);
      standings.set(seat, holdings, place);
      dealing.deal(seat, holdings.hand(), place + ".hand");
    }
    if (barbarians != null) {
      board.set(barbarians, "barbarians");
    }
    dealing.discard(discards, "discards");
    dealing.stack(stacks, "stacks");
    faults.throwIfAny();
    world.verify();
    return world;
  }

  private Setup setup() {
    try {
      return Setup.of(players, side);
    } catch (IllegalArgumentException refused) {
      throw new FaultyDocument(List.of(new Fault("players", String.valueOf(refused.getMessage()))));
    }
  }
}
