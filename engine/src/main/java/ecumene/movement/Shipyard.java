package ecumene.movement;

import ecumene.event.Event;
import ecumene.event.PieceEvent.ShipBuilt;
import ecumene.event.PieceEvent.ShipMaintained;
import ecumene.event.PieceEvent.ShipRemoved;
import ecumene.event.PieceEvent.TokensRemoved;
import ecumene.event.PieceEvent.TreasuryPaid;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.movement.Fleet.State;
import ecumene.movement.Order.BuildShip;
import ecumene.movement.Order.MaintainShip;
import ecumene.movement.Order.ScrapShip;
import ecumene.table.Refusal;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Ships are built, maintained and given up.
 *
 * @rule P3.2, P3.3
 */
public final class Shipyard {
  public static final int BUILDING_COST = 2;
  public static final int MAINTENANCE = 1;

  private final DraftBoard board;
  private final Civilization seat;
  private final Consumer<Event> log;

  Shipyard(DraftBoard board, Consumer<Event> log) {
    this.board = board;
    this.seat = board.seat();
    this.log = log;
  }

  /** Where a ship can be built that can be paid for. */
  static Areas open(DraftBoard board) {
    int means = board.treasury() + board.tokensOnBoard(board.seat());
    return board.shipsInStock(board.seat()) == 0 || means < BUILDING_COST
        ? Areas.NONE
        : Areas.from(board.areasOf(board.seat()).stream().filter(it -> fits(board, it)).toList());
  }

  private static boolean fits(DraftBoard board, Area area) {
    return area.isCoastal() && board.own(area) > 0;
  }

  @Nullable Refusal give(BuildShip build) {
    var area = build.area();
    if (!fits(board, area)) {
      return new Refusal("P3.2", "a ship is built in a coastal area with an own token");
    }
    if (board.shipsInStock(seat) == 0) {
      return new Refusal("P3.2", "all ships are on the board");
    }
    var fee = build.fee();
    if (fee.total() != BUILDING_COST || !(fee.tokens().isEmpty() || fee.tokens().contains(area))) {
      return new Refusal("P3.2", "a ship costs 2, and of tokens at least 1 is from {area}", area);
    }
    var refusal = pay(fee, "P3.2");
    if (refusal == null) {
      board.change(board.fleet().with(area, State.READY));
      log.accept(new ShipBuilt(seat, area));
    }
    return refusal;
  }

  @Nullable Refusal give(MaintainShip maintain) {
    var area = maintain.area();
    if (!board.fleet().has(area, State.UNPAID)) {
      return new Refusal("P3.3", "no ship in {area} is to be maintained", area);
    }
    if (maintain.fee().total() != MAINTENANCE) {
      return new Refusal("P3.3", "maintenance costs 1");
    }
    var refusal = pay(maintain.fee(), "P3.3");
    if (refusal == null) {
      board.change(board.fleet().without(area, State.UNPAID).with(area, State.READY));
      log.accept(new ShipMaintained(seat, area));
    }
    return refusal;
  }

  @Nullable Refusal give(ScrapShip scrap) {
    if (!board.fleet().has(scrap.area(), State.UNPAID)) {
      return new Refusal("P3.3", "no ship in {area} can be given up", scrap.area());
    }
    board.change(board.fleet().without(scrap.area(), State.UNPAID));
    log.accept(new ShipRemoved(seat, scrap.area()));
    return null;
  }

  private @Nullable Refusal pay(Fee fee, String rule) {
    if (fee.treasury() < 0 || fee.treasury() > board.treasury()) {
      return new Refusal(rule, "the treasury holds {treasury}", board.treasury());
    }
    if (fee.treasury() > 0) {
      board.giveTreasury(fee.treasury());
      log.accept(new TreasuryPaid(seat, fee.treasury()));
    }
    for (var area : fee.tokens()) {
      if (board.own(area) == 0) {
        return new Refusal(rule, "{area} has no token to give", area);
      }
      board.giveToken(area);
      log.accept(new TokensRemoved(seat, area, 1));
    }
    return null;
  }
}
