package ecumene.server.http.routes;

import static ecumene.server.http.routing.Access.SEAT;

import ecumene.server.http.exchange.HttpResponse;
import ecumene.server.http.routing.Bodies.AskedBody;
import ecumene.server.http.routing.Bodies.AttemptBody;
import ecumene.server.http.routing.Bodies.DraftBody;
import ecumene.server.http.routing.Call;
import ecumene.server.http.routing.Route;
import ecumene.server.room.QuestionHelp;
import ecumene.server.room.Rooms;
import ecumene.server.work.HeavyWork;
import ecumene.table.Refusal;
import ecumene.table.Sentence;
import java.util.List;
import java.util.Map;

/** What a player can try out. */
public final class QuestionHelpRoutes {
  private static final int DRAFT_COST = 2;
  private static final int ADVICE_COST = 5; // a bot thinks

  private final Rooms rooms;
  private final HeavyWork work;

  public QuestionHelpRoutes(Rooms rooms, HeavyWork work) {
    this.rooms = rooms;
    this.work = work;
  }

  public List<Route> routes() {
    return List.of(
        Route.post(
                "/api/table/judge",
                SEAT,
                "Ask whether an answer would be accepted",
                AttemptBody.class,
                "{}, or {rule, reason, sentence}",
                this::judge)
            .heavy(work),
        Route.post(
                "/api/table/draft",
                SEAT,
                "Try out orders of a movement",
                DraftBody.class,
                "the movement after these orders",
                (call, draft) ->
                    HttpResponse.json(help(call, draft.question()).draft(draft.orders())))
            .costing(DRAFT_COST)
            .heavy(work),
        Route.post(
                "/api/table/advice",
                SEAT,
                "Ask what one might answer",
                AskedBody.class,
                "{answers}",
                (call, asked) -> HttpResponse.json(help(call, asked.question()).advise()))
            .costing(ADVICE_COST)
            .heavy(work));
  }

  /** As the protocol has a refusal. */
  private record RefusedAnswer(String rule, String reason, Sentence sentence) {
    RefusedAnswer(Refusal refusal) {
      this(refusal.rule(), refusal.reason(), refusal.sentence());
    }
  }

  private HttpResponse judge(Call call, AttemptBody attempt) {
    var refusal = rooms.room(call.table()).judge(call.seat(), attempt.question(), attempt.answer());
    return HttpResponse.json(refusal == null ? Map.of() : new RefusedAnswer(refusal));
  }

  private QuestionHelp help(Call call, String question) {
    return rooms.room(call.table()).help(call.seat(), question);
  }
}
