package ecumene.movement;

import ecumene.facts.Civilization;
import ecumene.table.Answer;
import ecumene.table.Refusal;
import ecumene.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All orders of one movement, in the order in which they are carried out. */
public record Orders(List<Order> list) implements Answer {
  public static final Orders NONE = new Orders(List.of());

  public Orders {
    list = List.copyOf(list);
  }

  public static Orders of(Order... orders) {
    return new Orders(List.of(orders));
  }

  /** Gives all of them, up to the first that is refused. */
  @Nullable Refusal giveTo(Draft draft) {
    for (var order : list) {
      var refusal = draft.give(order);
      if (refusal != null) {
        return refusal;
      }
    }
    return null;
  }

  /** Carries the orders out on the table; they were judged before. */
  public void carryOut(Civilization seat, Table table) {
    var draft = new Draft(seat, table.world());
    var refusal = giveTo(draft);
    if (refusal != null) {
      throw new IllegalStateException(refusal.toString());
    }
    draft.end(table);
  }
}
