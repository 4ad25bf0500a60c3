package ecumene.server.scene;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.game.Game;
import ecumene.game.Score;
import ecumene.phase.Phase;
import ecumene.server.store.TableId;
import ecumene.server.table.TableState;
import ecumene.table.Open;
import ecumene.table.Question;
import ecumene.table.Seed;
import ecumene.wire.form.Kind;
import ecumene.wire.form.LeftOutIfNone;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What everybody sees of a table besides the game, as the protocol has it. */
record TableInfo(
    String id,
    String name,
    String language,
    Map<Civilization, Sitting> seats,
    @Nullable Phase phase,
    Map<Civilization, List<String>> waitsFor,
    @LeftOutIfNone List<Civilization> turns,
    @LeftOutIfNone List<Civilization> waiting,
    @Nullable Instant deadline,
    boolean paused,
    @Nullable Boolean imported,
    @Nullable Boolean gathering,
    String commitment,
    @Nullable Map<Civilization, String> contributions,
    @LeftOutIfNone List<Civilization> silent,
    @Nullable List<FinalScore> result,
    @Nullable Seed seed,
    @Nullable String secret) {
  private static final String PERSON = "person";

  /** Who has a seat. */
  record Sitting(
      String occupant,
      @Nullable String name,
      boolean claimed,
      boolean here,
      @Nullable Boolean standIn) {}

  /** A score in the ranking. */
  record FinalScore(
      Civilization seat, int cities, int advances, int ast, int lateIronAge, int total) {

    static FinalScore of(Score score) {
      return new FinalScore(
          score.seat(),
          score.cities(),
          score.advances(),
          score.ast(),
          score.lateIronAge(),
          score.total());
    }
  }

  static TableInfo of(TableId id, TableState state, Seats here, String commitment) {
    var plan = state.plan();
    var game = state.game();
    var beginning = state.beginning();
    var parts = beginning.isGathering() ? null : beginning.parts();
    return new TableInfo(
        id.word(),
        plan.name(),
        plan.language(),
        seats(state, here),
        game.phase(),
        waitsFor(game),
        turns(game),
        waiting(game),
        state.deadlines().first(),
        state.isPaused(),
        state.talk().isOfImport() ? true : null,
        beginning.isGathering() ? true : null,
        commitment,
        parts == null ? null : parts.contributions(),
        parts == null ? List.of() : parts.silent().list(),
        game.isOver() ? game.ranking().stream().map(FinalScore::of).toList() : null,
        game.isOver() ? game.header().seed() : null,
        game.isOver() && parts != null ? parts.secret() : null);
  }

  private static Map<Civilization, Sitting> seats(TableState state, Seats here) {
    var people = state.people();
    var seats = new EnumMap<Civilization, Sitting>(Civilization.class);
    for (var seat : state.seats()) {
      var bot = people.bots().get(seat);
      seats.put(
          seat,
          new Sitting(
              bot == null ? PERSON : bot.toString(),
              people.names().get(seat),
              people.claimed().contains(seat),
              bot != null || here.contains(seat),
              people.away().contains(seat) ? true : null));
    }
    return seats;
  }

  private static Map<Civilization, List<String>> waitsFor(Game game) {
    var kinds = new EnumMap<Civilization, List<String>>(Civilization.class);
    for (var open : game.open()) {
      var question = open.question();
      if (question.isAwaited() && open.waitsFor().isEmpty()) {
        kinds
            .computeIfAbsent(question.seat(), _ -> new ArrayList<>())
            .add(Kind.of(question.getClass()));
      }
    }
    return kinds;
  }

  /** Those who are asked at the same time, in the order of their turns (RU.88). */
  private static List<Civilization> turns(Game game) {
    var turns =
        game.open().stream()
            .map(Open::question)
            .filter(Question::hasTurns)
            .<Civilization>map(Question::seat)
            .distinct()
            .toList();
    return turns.size() > 1 ? turns : List.of();
  }

  private static List<Civilization> waiting(Game game) {
    return game.open().stream()
        .filter(open -> !open.waitsFor().isEmpty())
        .map(open -> open.question().seat())
        .distinct()
        .toList();
  }
}
