package ecumene.wire.position;

import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.table.Draws;
import ecumene.table.Seed;
import ecumene.wire.fault.Fault;
import ecumene.wire.fault.FaultyDocument;
import ecumene.wire.form.LeftOutIfNone;
import ecumene.world.Terms;
import ecumene.world.World;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Everything that lies on the table.
 *
 * @param terms left out: Basic, the full game, and no limit of turns
 * @param stage left out: the first turn, and everybody plays
 * @param barbarians left out: there are none
 * @param market left out: nobody has traded yet
 * @param discards the cards on all discard piles
 * @param stacks those stacks whose order matters; any other is as before shuffling
 */
public record Position(
    int players,
    Side side,
    @Nullable StatedTerms terms,
    @Nullable Stage stage,
    Map<Civilization, Holdings> seats,
    @Nullable Garrison barbarians,
    @Nullable StatedMarket market,
    @LeftOutIfNone List<CardEntry> discards,
    @LeftOutIfNone List<StackEntry> stacks) {

  /** What chance comes from when nobody says it. */
  public static final Seed USUAL_SEED = Seed.of(1);

  /** How the world is described. */
  public static Position of(World world) {
    var setup = world.setup();
    var unstacked =
        new Position(
            setup.players(),
            setup.side(),
            StatedTerms.of(world.terms()),
            Stage.of(world.progress()),
            Holdings.ofAll(world),
            Garrison.of(world),
            StatedMarket.of(world),
            CardEntry.discards(world),
            List.of());
    return unstacked.with(StackEntry.changed(world, unstacked.world()));
  }

  private Position with(List<StackEntry> inOrder) {
    return new Position(players, side, terms, stage, seats, barbarians, market, discards, inOrder);
  }

  /** The world that is described, for which nothing need be shuffled. */
  public World world() {
    return world(new Draws(USUAL_SEED));
  }

  /** The world that is described; throws if there can be no such world. Draws what is shuffled. */
  public World world(Draws draws) {
    var faults = new Faults();
    var agreed = terms == null ? Terms.BASIC : terms.terms(faults, "terms");
    var world = new World(setup(), agreed);
    if (stage != null) {
      stage.set(world, faults, "stage");
    }
    var board = new Placing(world, faults);
    var standings = new Standings(world, faults);
    var dealing = new Dealing(world, faults);
    for (var seat : seats.keySet()) {
      var place = "seats." + seat.id();
      if (faults.plays(seat, world.setup(), place)) {
        faults.unless(world.seats().contains(seat), place, "14.1: " + seat.id() + " has left");
      }
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
    if (market != null) {
      market.open(world, faults, "market");
    }
    dealing.discard(discards, "discards");
    dealing.stack(stacks, draws, "stacks");
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
