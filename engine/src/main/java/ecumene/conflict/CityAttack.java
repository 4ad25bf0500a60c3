package ecumene.conflict;

import static ecumene.facts.Advance.ENGINEERING;
import static ecumene.facts.Advance.NAVAL_WARFARE;

import ecumene.event.PieceEvent.CityAttacked;
import ecumene.event.PieceEvent.CityReduced;
import ecumene.event.PieceEvent.ShipRemoved;
import ecumene.event.PieceEvent.TokensRemoved;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.Objects;

/**
 * Tokens of one player attack a city: with enough of them it is replaced by tokens and fought for,
 * with fewer they are all destroyed.
 *
 * @rule P4.5, P4.6
 */
public final class CityAttack {
  public static final int TOKENS_NEEDED = 7;

  private CityAttack() {}

  /** How many tokens the attacker needs against the city's owner. */
  public static int tokensNeeded(World world, Owner attacker, Owner defender) {
    int needed = TOKENS_NEEDED;
    needed += holdsEngineering(world, defender) ? 1 : 0; // engineering.1
    needed -= holdsEngineering(world, attacker) ? 1 : 0; // engineering.2, engineering.3
    return needed;
  }

  private static boolean holdsEngineering(World world, Owner owner) {
    return owner instanceof Civilization civilization && world.holds(civilization, ENGINEERING);
  }

  /** Resolves the attack of all the attacker's tokens in the area on the city there. */
  public static void resolve(Table table, Owner attacker, Area area) {
    var world = table.world();
    var defender = Objects.requireNonNull(world.city(area));
    int tokens = world.tokens(attacker, area);
    int needed = tokensNeeded(world, attacker, defender);
    table.tell(new CityAttacked(attacker, defender, area, tokens, needed));
    if (tokens < needed) {
      repel(table, attacker, area); // P4.5
      return;
    }
    replace(table, defender, area, needed - 1); // P4.6, P4.8
    TokenConflict.fight(table, area);
    if (attacker instanceof Civilization conqueror) {
      Spoils.claim(table, conqueror, defender); // P4.6
    }
  }

  /** Whether a successful attack would find too little stock to put in the city's place. */
  static boolean garrisonMissing(World world, Owner attacker, Civilization defender, Area area) {
    int needed = tokensNeeded(world, attacker, defender);
    return world.tokens(attacker, area) >= needed && world.stock(defender) < needed - 1;
  }

  private static void repel(Table table, Owner attacker, Area area) {
    var world = table.world();
    int tokens = world.tokens(attacker, area);
    world.removeTokens(attacker, area, tokens);
    table.tell(new TokensRemoved(attacker, area, tokens));
    if (attacker instanceof Civilization admiral && world.holds(admiral, NAVAL_WARFARE)) {
      while (world.ships(admiral, area) > 0) { // naval-warfare.5
        world.removeShip(admiral, area);
        table.tell(new ShipRemoved(admiral, area));
      }
    }
  }

  private static void replace(Table table, Owner defender, Area area, int garrison) {
    var world = table.world();
    int tokens =
        defender instanceof Civilization civilization
            ? Math.min(garrison, world.stock(civilization))
            : garrison;
    world.removeCity(area);
    world.placeTokens(defender, area, tokens);
    table.tell(new CityReduced(defender, area, tokens));
  }
}
