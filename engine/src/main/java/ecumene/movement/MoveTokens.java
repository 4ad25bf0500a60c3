package ecumene.movement;

import ecumene.facts.Civilization;
import ecumene.table.Dice;
import ecumene.table.Fingerprint;
import ecumene.table.Question;
import ecumene.table.Refusal;
import ecumene.world.World;
import org.jspecify.annotations.Nullable;

/**
 * A player moves: any number of orders, committed together.
 *
 * @param board what everybody sees, which nobody changes
 * @rule P3.1, P3.6
 */
public record MoveTokens(Civilization seat, World board) implements Question<Orders> {

  /** A draft to try orders on. */
  public Draft draft() {
    return new Draft(seat, board);
  }

  @Override
  public String rule() {
    return "P3.1";
  }

  @Override
  public Class<Orders> answerType() {
    return Orders.class;
  }

  @Override
  public @Nullable Refusal judge(Orders answer) {
    return answer.giveTo(draft());
  }

  /** Without tokens, only ships can be ordered to do anything, and only for treasury. */
  @Override
  public @Nullable Orders forced() {
    boolean keepsShips = !board.shipAreas(seat).isEmpty() && board.treasury(seat) > 0;
    return board.tokensOnBoard(seat) == 0 && !keepsShips ? Orders.NONE : null;
  }

  @Override
  public Orders anyAnswer(Dice dice) {
    return new RandomOrders(draft(), dice).choose();
  }

  @Override
  public Fingerprint fingerprint() {
    return Fingerprint.of("move-tokens", seat).and(board.hash());
  }
}
