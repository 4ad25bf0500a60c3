package ecumene.server.room;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.movement.Draft;
import ecumene.movement.MoveTokens;
import ecumene.movement.Orders;
import ecumene.purchase.BestPurchase;
import ecumene.purchase.BuyAdvances;
import ecumene.purchase.Goal;
import ecumene.server.Problem;
import ecumene.server.table.TableState;
import ecumene.table.Answer;
import ecumene.table.Open;
import ecumene.table.Question;
import ecumene.table.Refusal;
import ecumene.table.Sentence;
import ecumene.view.PublicView;
import ecumene.view.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What a seat can be told about an open question of its own; nothing changes by asking. */
public final class QuestionHelp {
  private final Open open;
  private final Question<?> question;
  private final View view;

  QuestionHelp(TableState now, Civilization seat, String question) {
    open = WireQuestions.find(now, seat, question);
    this.question = open.question();
    view = PublicView.of(now.game()).as(seat);
  }

  /** Why the answer would not be accepted; null if it would. */
  public @Nullable Refusal judge(JsonNode answer) {
    return open.judge(WireQuestions.answer(answer, question));
  }

  // Advice

  /**
   * What one might answer.
   *
   * @param by who says so
   */
  public record Advice(Answer answer, Adviser by) {}

  public enum Adviser {
    OPTIMISER,
    HOUSE
  }

  /** All that is advised. */
  public record Advices(List<Advice> answers) {}

  public Advices advise() {
    var answers = new ArrayList<Advice>();
    if (question instanceof BuyAdvances buy) {
      answers.add(new Advice(BestPurchase.of(buy, Goal.Most.POINTS), Adviser.OPTIMISER));
    }
    var bot = BotKind.BALANCED.bot(view.seat(), question.fingerprint().value());
    answers.add(new Advice(bot.answer(question, view), Adviser.HOUSE));
    return new Advices(answers);
  }

  // A movement that is tried out

  /** Tokens in an area, and where they can go. */
  public record Tokens(Area area, int count, int movable, List<Area> marches) {}

  /** A ship, and where it can end its voyage. */
  public record Ship(Area area, State state, List<Area> harbours) {}

  /** How far a ship has come. */
  public enum State {
    UNPAID,
    READY,
    DONE
  }

  /** A shortest way by sea. */
  public record Way(Area from, Area to, List<Area> calls) {}

  /** A way by land through another area. */
  public record Road(Area from, Area to, List<Area> via) {}

  /**
   * Why an order can not be given.
   *
   * @param order its place in the list, 0 first
   */
  public record RefusedOrder(int order, String rule, String reason, Sentence sentence) {
    RefusedOrder(int order, Refusal refusal) {
      this(order, refusal.rule(), refusal.reason(), refusal.sentence());
    }
  }

  /** A movement after some orders. */
  public record MovementDraft(
      int treasury,
      List<Tokens> tokens,
      List<Ship> ships,
      List<Area> shipyards,
      List<Way> voyages,
      List<Road> roads,
      @Nullable RefusedOrder refusal) {}

  /** The movement after these orders, up to the first that is refused. */
  public MovementDraft draft(JsonNode orders) {
    if (!(question instanceof MoveTokens asked)) {
      throw new Problem(Problem.Kind.MALFORMED, "question: that is no movement");
    }
    var draft = asked.draft();
    @Nullable RefusedOrder refused = null;
    var list = ((Orders) WireQuestions.answer(orders, asked)).list();
    for (int i = 0; i < list.size() && refused == null; i++) {
      var refusal = draft.give(list.get(i));
      refused = refusal == null ? null : new RefusedOrder(i, refusal);
    }
    var tokens = tokens(draft);
    return new MovementDraft(
        draft.treasury(),
        tokens,
        ships(draft),
        draft.shipyards().list(),
        voyages(draft),
        roads(draft, tokens),
        refused);
  }

  private List<Tokens> tokens(Draft draft) {
    var tokens = new ArrayList<Tokens>();
    for (var area : draft.board().areasOf(view.seat())) {
      int count = draft.board().tokens(view.seat(), area);
      if (count > 0) {
        tokens.add(new Tokens(area, count, draft.movable(area), draft.marches(area).list()));
      }
    }
    return tokens;
  }

  private static List<Ship> ships(Draft draft) {
    var ships = new ArrayList<Ship>();
    draft.unpaidShips().forEach(area -> ships.add(new Ship(area, State.UNPAID, List.of())));
    for (var area : draft.readyShips()) {
      ships.add(new Ship(area, State.READY, draft.harbours(area).list()));
    }
    draft.sailedShips().forEach(area -> ships.add(new Ship(area, State.DONE, List.of())));
    return ships;
  }

  private static List<Way> voyages(Draft draft) {
    var voyages = new ArrayList<Way>();
    for (var from : draft.readyShips().stream().distinct().toList()) {
      for (var harbour : draft.harbours(from)) {
        voyages.add(new Way(from, harbour, draft.calls(from, harbour)));
      }
    }
    return voyages;
  }

  private static List<Road> roads(Draft draft, List<Tokens> tokens) {
    var roads = new ArrayList<Road>();
    for (var start : tokens) {
      for (var end : start.marches()) {
        var via = draft.via(start.area(), end);
        if (!via.isEmpty()) {
          roads.add(new Road(start.area(), end, via));
        }
      }
    }
    return roads;
  }
}
