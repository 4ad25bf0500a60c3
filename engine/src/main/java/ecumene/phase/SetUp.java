package ecumene.phase;

import static ecumene.world.Terms.Length.SHORT;

import ecumene.facts.Colour;
import ecumene.table.Script;
import ecumene.table.Table;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * Set-up: the stacks are prepared and everybody gets a first token and, in some games, credits; the
 * Short Game begins with cities, advances and cards instead.
 *
 * @rule 2
 */
final class SetUp implements PhaseRule {

  @Override
  public @Nullable Script next(World world, int done) {
    return switch (done) {
      case 0 -> new StackPreparation();
      case 1 -> world.terms().length() == SHORT ? new ShortGame() : SetUp::firstTokens;
      default -> null;
    };
  }

  private static void firstTokens(Table table) {
    var world = table.world();
    for (var seat : world.seats()) {
      Growth.place(table, seat, seat.start(), 1); // 2.3
      for (var colour : Colour.values()) {
        world.gainCredits(seat, colour, world.setup().startingCredits()); // 2.4
      }
    }
  }
}
