package ecumene.movement;

import ecumene.facts.Area;
import ecumene.movement.Order.BuildShip;
import ecumene.movement.Order.Call;
import ecumene.movement.Order.MaintainShip;
import ecumene.movement.Order.March;
import ecumene.movement.Order.ScrapShip;
import ecumene.movement.Order.Voyage;
import ecumene.table.Dice;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some legal movement, every one of them possible. Orders are made up one after the other, most of
 * them sound, and the draft refuses the others.
 */
final class RandomOrders {
  /** How many orders are made up on average. */
  private static final int ATTEMPTS = 30;

  private static final int LONGEST_VOYAGE = ShipLimit.RANGE.base() + 1;
  private static final int LARGEST_LOAD = ShipLimit.LOAD.base() + 1;

  private final Draft draft;
  private final Dice dice;

  /** Where tokens may be that have not moved. */
  private final List<Area> start;

  RandomOrders(Draft draft, Dice dice) {
    this.draft = draft;
    this.dice = dice;
    start = own();
  }

  Orders choose() {
    while (dice.below(ATTEMPTS) > 0) {
      var order = anyOrder();
      if (order != null) {
        draft.give(order);
      }
    }
    return draft.orders();
  }

  private @Nullable Order anyOrder() {
    return switch (dice.below(8)) {
      case 0 -> build();
      case 1, 2 -> payOrScrap();
      case 3, 4 -> voyage();
      default -> march();
    };
  }

  private @Nullable Order build() {
    var own = own();
    var area = anyOf(own);
    return area == null || !area.isCoastal() ? null : new BuildShip(area, price(area, own));
  }

  private Fee price(Area area, List<Area> own) {
    return switch (dice.below(3)) {
      case 0 -> Fee.treasury(2);
      case 1 -> new Fee(1, List.of(area));
      default -> Fee.tokens(area, dice.one(own));
    };
  }

  private @Nullable Order payOrScrap() {
    var ship = anyOf(draft.unpaidShips());
    if (ship == null) {
      return null;
    }
    return switch (dice.below(8)) {
      case 0 -> new ScrapShip(ship);
      case 1, 2, 3 -> maintainByToken(ship);
      default -> new MaintainShip(ship, Fee.treasury(1));
    };
  }

  private @Nullable Order maintainByToken(Area ship) {
    var giver = anyOf(own());
    return giver == null ? null : new MaintainShip(ship, Fee.tokens(giver));
  }

  private @Nullable Order march() {
    var from = anyOf(start);
    if (from == null || draft.movable(from) == 0 || from.landNeighbours().isEmpty()) {
      return null;
    }
    int tokens = 1 + dice.below(draft.movable(from));
    var first = dice.one(from.landNeighbours());
    return dice.below(3) > 0
        ? new March(from, first, tokens)
        : new March(from, List.of(first), dice.one(first.landNeighbours()), tokens);
  }

  private @Nullable Order voyage() {
    var from = anyOf(draft.readyShips());
    if (from == null) {
      return null;
    }
    int aboard = upTo(Math.min(LARGEST_LOAD, draft.movable(from)));
    int embarking = aboard;
    var calls = new ArrayList<Call>();
    var to = next(from);
    for (int more = dice.below(LONGEST_VOYAGE); more > 0; more--) {
      int landing = dice.below(2) * upTo(aboard);
      int room = LARGEST_LOAD - aboard + landing;
      int fetched = dice.below(2) * upTo(Math.min(room, draft.movable(to)));
      aboard += fetched - landing;
      calls.add(new Call(to, landing, fetched));
      to = next(to);
    }
    return new Voyage(from, embarking, calls, to);
  }

  /** Mostly where tokens can go ashore. */
  private Area next(Area area) {
    var next = dice.one(area.waterNeighbours());
    return next.isCoastal() ? next : dice.one(area.waterNeighbours());
  }

  private int upTo(int most) {
    return dice.below(most + 1);
  }

  private List<Area> own() {
    return draft.own();
  }

  private @Nullable Area anyOf(List<Area> areas) {
    return areas.isEmpty() ? null : dice.one(areas);
  }
}
