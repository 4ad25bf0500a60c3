package ecumene.conflict;

import static ecumene.conflict.Casualty.Piece.SHIP;
import static ecumene.conflict.Casualty.Piece.TOKEN;
import static ecumene.facts.Advance.ADVANCED_MILITARY;
import static ecumene.facts.Advance.METALWORKING;
import static ecumene.facts.Advance.NAVAL_WARFARE;
import static java.util.Comparator.comparing;

import ecumene.event.PieceEvent.ShipRemoved;
import ecumene.event.PieceEvent.TokensRemoved;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import ecumene.table.Table;
import ecumene.world.Board;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * Tokens of several players in an area that cannot hold them: round by round the player with the
 * fewest removes one, then the next fewest, equals at the same time, until the area can hold the
 * rest or one player is left.
 *
 * @rule P4.2, P4.3
 */
public final class TokenConflict {
  private final Table table;
  private final World world;
  private final Area area;

  private TokenConflict(Table table, Area area) {
    this.table = table;
    this.world = table.world();
    this.area = area;
  }

  public static void fight(Table table, Area area) {
    var conflict = new TokenConflict(table, area);
    while (isOn(table.world(), area)) {
      conflict.round();
    }
  }

  /** Whether tokens of two or more players are above the printed limit, or beside a city. */
  public static boolean isOn(Board board, Area area) {
    return (board.tokensIn(area) > area.limit() || board.city(area) != null) // agriculture.4
        && isShared(board, area);
  }

  private static boolean isShared(Board board, Area area) {
    int all = board.tokensIn(area);
    for (int index = 0; index < Owner.COUNT && all > 0; index++) {
      int here = board.tokens(Owner.of(index), area);
      if (here > 0) {
        return here < all;
      }
    }
    return false;
  }

  private static List<Owner> owners(Board board, Area area) {
    var owners = new ArrayList<Owner>();
    for (int index = 0; index < Owner.COUNT; index++) {
      var owner = Owner.of(index);
      if (board.tokens(owner, area) > 0) {
        owners.add(owner);
      }
    }
    return owners;
  }

  /** The order stands for the whole round (naval-warfare.3, advanced-military.2). */
  private void round() {
    var ranks = new ArrayList<Rank>();
    owners(world, area).forEach(owner -> ranks.add(rank(owner)));
    ranks.sort(comparing(Rank::hasMetal).thenComparingInt(Rank::tokens)); // metalworking.1
    for (int i = 0; i < ranks.size() && isOn(world, area); ) {
      var weakest = ranks.get(i);
      for (; i < ranks.size() && ranks.get(i).equalsInStrength(weakest); i++) {
        loseOne(ranks.get(i).owner());
      }
    }
  }

  private record Rank(Owner owner, int tokens, boolean hasMetal) {
    boolean equalsInStrength(Rank other) {
      return tokens == other.tokens && hasMetal == other.hasMetal;
    }
  }

  private Rank rank(Owner owner) {
    return new Rank(owner, world.tokens(owner, area), holds(owner, METALWORKING));
  }

  private boolean holds(Owner owner, Advance advance) {
    return owner instanceof Civilization civilization && world.holds(civilization, advance);
  }

  private void loseOne(Owner owner) {
    if (owner instanceof Civilization seat) {
      var options = options(seat);
      if (options.size() > 1) {
        lose(seat, table.ask(new TakeCasualty(seat, area, options)));
        return;
      }
    }
    loseToken(owner, area);
  }

  private List<Casualty> options(Civilization seat) {
    var options = new ArrayList<Casualty>();
    options.add(new Casualty(TOKEN, area));
    if (holds(seat, NAVAL_WARFARE) && world.ships(seat, area) > 0) {
      options.add(new Casualty(SHIP, area)); // naval-warfare.2, naval-warfare.6
    }
    if (holds(seat, ADVANCED_MILITARY)) {
      for (var neighbour : area.landNeighbours()) {
        if (world.tokens(seat, neighbour) > 0) {
          options.add(new Casualty(TOKEN, neighbour)); // advanced-military.1
        }
      }
    }
    return options;
  }

  private void lose(Civilization seat, Casualty casualty) {
    switch (casualty.piece()) {
      case TOKEN -> loseToken(seat, casualty.area());
      case SHIP -> {
        world.removeShip(seat, casualty.area());
        table.tell(new ShipRemoved(seat, casualty.area()));
      }
    }
  }

  private void loseToken(Owner owner, Area from) {
    world.removeTokens(owner, from, 1);
    table.tell(new TokensRemoved(owner, from, 1));
  }
}
