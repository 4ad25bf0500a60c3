package ecumene.server.scene;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.game.Game;
import ecumene.server.scene.Offers.KnownOffer;
import ecumene.table.Open;
import ecumene.trade.Trade;
import ecumene.wire.form.Kind;
import ecumene.world.Bundle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a scene has for one seat alone.
 *
 * @param game of which it is a part
 * @param offers those that only the seat knows, or of which it knows more than others, by number
 * @param asked the questions to the seat
 */
record SeatView(
    Game game,
    @Nullable Fragment hand,
    List<KnownOffer> offers,
    List<Open> asked,
    @Nullable Fragment questions,
    Undo undo) {

  /** Whether the last reply was the seat's, and can be taken back. */
  enum Undo {
    POSSIBLE,
    IMPOSSIBLE
  }

  /** A question as the protocol has it. */
  private record Asked(String id, boolean awaited, Object question) {

    static Asked of(Open open) {
      var question = open.question();
      var id = open.id().toString();
      return question instanceof Trade trade
          ? new Asked(id, trade.isAwaited(), Bargain.of(trade))
          : new Asked(id, question.isAwaited(), question);
    }
  }

  /** A question about trade as the protocol has it: without offers, which come one by one. */
  private record Bargain(
      String kind,
      String rule,
      Civilization seat,
      Trade.Moment moment,
      Trade.Attendance attendance,
      Bundle hand,
      List<Integer> own,
      Seats partners) {

    static Bargain of(Trade trade) {
      return new Bargain(
          Kind.of(Trade.class),
          trade.rule(),
          trade.seat(),
          trade.moment(),
          trade.attendance(),
          trade.hand(),
          trade.own(),
          trade.partners());
    }
  }

  static SeatView of(Civilization seat, Scene scene, @Nullable SeatView before) {
    var game = scene.state().game();
    var eyes = scene.view().as(seat);
    var asked = scene.questions(seat);
    return new SeatView(
        game,
        Fragment.of(eyes.hand(), before == null ? null : before.hand),
        scene.offers(eyes),
        asked,
        questions(asked, before),
        game.judgeUndo(seat) == null ? Undo.POSSIBLE : Undo.IMPOSSIBLE);
  }

  /** What everybody sees where a seat sees more. */
  static SeatView open(Scene scene) {
    return new SeatView(scene.state().game(), null, List.of(), List.of(), null, Undo.IMPOSSIBLE);
  }

  /** Whether the seat alone has nothing to be told of who has seen another; but for offers. */
  boolean isSame(SeatView seen) {
    return hand == seen.hand && questions == seen.questions && undo == seen.undo;
  }

  private static Fragment questions(List<Open> asked, @Nullable SeatView before) {
    return before != null && before.questions != null && isSame(asked, before.asked)
        ? before.questions
        : Fragment.of(asked.stream().map(Asked::of).toList());
  }

  private static boolean isSame(List<Open> now, List<Open> then) {
    if (now.size() != then.size()) {
      return false;
    }
    for (int i = 0; i < now.size(); i++) {
      if (!isSame(now.get(i), then.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** The identity of a question tells whether it has changed, but for who can be traded with. */
  private static boolean isSame(Open now, Open then) {
    return now.id().equals(then.id())
        && (!(now.question() instanceof Trade trade)
            || (then.question() instanceof Trade before
                && trade.partners().equals(before.partners())));
  }
}
