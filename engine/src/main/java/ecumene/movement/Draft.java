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
  private final DraftBoard start;
  private final List<Step> steps = new ArrayList<>();

  /** An order that was given, what happened, and the board after it. */
  private record Step(Order order, List<Event> events, DraftBoard board) {}

  /** A draft that changes nothing in this world, which must not change meanwhile. */
  public Draft(Civilization seat, World world) {
    start = new DraftBoard(seat, world);
  }

  // What is ordered

  /** Gives the order, or says why not and changes nothing. */
  public @Nullable Refusal give(Order order) {
    var step = new Step(order, new ArrayList<>(), now().copy());
    var refusal = carryOut(order, step.board(), step.events()::add);
    if (refusal == null) {
      steps.add(step);
    }
    return refusal;
  }

  /** Takes the last order back; there has to be one. */
  public void takeBack() {
    steps.removeLast();
  }

  public void takeAllBack() {
    steps.clear();
  }

  /** What was given and not taken back. */
  public Orders orders() {
    return new Orders(steps.stream().map(Step::order).toList());
  }

  private static @Nullable Refusal carryOut(Order order, DraftBoard board, Consumer<Event> log) {
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
    var board = now().copy();
    steps.forEach(step -> step.events().forEach(table::tell));
    board
        .loseUnpaidShips()
        .forEach(area -> table.tell(new ShipRemoved(board.seat(), area))); // P3.6
    board.carryOut(table.world());
  }

  // What would be, and could be

  private DraftBoard now() {
    return steps.isEmpty() ? start : steps.getLast().board();
  }

  /** The board as it would be; a later order does not change it. */
  public Board board() {
    return now();
  }

  /** What would be left of the own treasury. */
  public int treasury() {
    return now().treasury();
  }

  /** Own tokens in the area that can still move. */
  public int movable(Area area) {
    return now().movable(area);
  }

  /** Where ships are that were neither built nor maintained yet. */
  public List<Area> unpaidShips() {
    return now().fleet().in(State.UNPAID);
  }

  /** Where ships are that can still sail. */
  public List<Area> readyShips() {
    return now().fleet().in(State.READY);
  }

  /** Every area to which a token of this area can go by land. */
  public Areas marches(Area from) {
    return new Marching(now()).from(from);
  }

  /** Every area where a ship of this area can end its voyage. */
  public Areas harbours(Area from) {
    return new Waters(now(), from).harbours();
  }

  /** Every other area where a token of this area can land from a ship, wherever that is now. */
  public Areas landings(Area from) {
    return new Waters(now(), from).landings();
  }
}
