package ecumene.movement;

import ecumene.event.Event;
import ecumene.event.PieceEvent.ShipRemoved;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.movement.Fleet.State;
import ecumene.movement.Order.BuildShip;
import ecumene.movement.Order.MaintainShip;
import ecumene.movement.Order.March;
import ecumene.movement.Order.ScrapShip;
import ecumene.movement.Order.Voyage;
import ecumene.table.Refusal;
import ecumene.table.Table;
import ecumene.world.Board;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A movement that is being tried out, on a board of its own. Each order is judged as it is given,
 * and until the movement is declared ended each can be taken back.
 *
 * @rule P3.6
 */
public final class Draft {
  private final DraftBoard board;
  private final List<Step> steps = new ArrayList<>();

  /** What happened by all these steps. */
  private final ArrayList<Event> events = new ArrayList<>();

  private final Consumer<Event> log = events::add;

  /** An order that was given, and before it the board and the number of events. */
  private record Step(Order order, DraftBoard.Mark board, int events) {}

  /** A draft that changes nothing in this world, which must not change meanwhile. */
  public Draft(Civilization seat, World world) {
    board = new DraftBoard(seat, world);
  }

  // What is ordered

  /** Gives the order, or says why not and changes nothing. */
  public @Nullable Refusal give(Order order) {
    var before = board.mark();
    int known = events.size();
    var refusal = carryOut(order);
    if (refusal == null) {
      steps.add(new Step(order, before, known));
    } else {
      goBack(before, known); // it may have got half way
    }
    return refusal;
  }

  /** Takes the last order back; there has to be one. */
  public void takeBack() {
    var step = steps.removeLast();
    goBack(step.board(), step.events());
  }

  private void goBack(DraftBoard.Mark before, int known) {
    board.goBack(before);
    while (events.size() > known) {
      events.removeLast();
    }
  }

  public void takeAllBack() {
    while (!steps.isEmpty()) {
      takeBack();
    }
  }

  /** What was given and not taken back. */
  public Orders orders() {
    var orders = new ArrayList<Order>(steps.size());
    steps.forEach(step -> orders.add(step.order()));
    return new Orders(orders);
  }

  private @Nullable Refusal carryOut(Order order) {
    return switch (order) {
      case March march -> new Marching(board).give(march, log);
      case BuildShip build -> new Shipyard(board, log).give(build);
      case MaintainShip maintain -> new Shipyard(board, log).give(maintain);
      case ScrapShip scrap -> new Shipyard(board, log).give(scrap);
      case Voyage voyage -> new Sailing(board, log).give(voyage);
    };
  }

  /** The movement is ended: all that was ordered happens on the table. */
  void end(Table table) {
    events.forEach(table::tell);
    board
        .loseUnpaidShips()
        .forEach(area -> table.tell(new ShipRemoved(board.seat(), area))); // P3.6
    board.carryOut(table.world());
  }

  // What would be, and could be

  /** The board as it would be; a later order does not change it. */
  public Board board() {
    return board.copy();
  }

  /** The areas where the mover would have units. */
  List<Area> own() {
    return board.areasOf(board.seat());
  }

  /** What would be left of the own treasury. */
  public int treasury() {
    return board.treasury();
  }

  /** Own tokens in the area that can still move. */
  public int movable(Area area) {
    return board.movable(area);
  }

  /** Where ships are that were neither built nor maintained yet. */
  public List<Area> unpaidShips() {
    return board.fleet().in(State.UNPAID);
  }

  /** Where ships are that can still sail. */
  public List<Area> readyShips() {
    return board.fleet().in(State.READY);
  }

  /** Where ships are that have made their voyage. */
  public List<Area> sailedShips() {
    return board.fleet().in(State.SAILED);
  }

  /** Every area where a ship can be built now. */
  public Areas shipyards() {
    return Shipyard.open(board);
  }

  /** The areas between, on one of the shortest ways to a harbour for a ship of this area. */
  public List<Area> calls(Area from, Area harbour) {
    return new Waters(board, from).calls(harbour);
  }

  /** Every area to which a token of this area can go by land. */
  public Areas marches(Area from) {
    return new Marching(board).from(from);
  }

  /** The areas that a token of this area passes on a way to one of its marches. */
  public List<Area> via(Area from, Area to) {
    return new Marching(board).via(from, to);
  }

  /** Every area where a ship of this area can end its voyage. */
  public Areas harbours(Area from) {
    return new Waters(board, from).harbours();
  }

  /** Every other area where a token of this area can land from a ship, wherever that is now. */
  public Areas landings(Area from) {
    return new Waters(board, from).landings();
  }
}
