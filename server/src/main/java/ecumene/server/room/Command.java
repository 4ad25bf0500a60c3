package ecumene.server.room;

import static ecumene.server.Problem.Kind.NOT_NOW;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.game.Entry;
import ecumene.server.Problem;
import ecumene.server.name.Likeness;
import ecumene.server.store.KeyChange;
import ecumene.server.table.Line;
import ecumene.server.table.TableState;
import ecumene.table.Reply;
import ecumene.wire.save.EntryLine;
import java.time.Duration;
import java.util.EnumMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** All that a table can be told to do. */
public sealed interface Command {

  /** Answers an open question, which the identity names. */
  record AnswerQuestion(Civilization seat, String question, JsonNode answer) implements Command {}

  /** Takes the last reply back. */
  record TakeBack(Civilization seat) implements Command {}

  /** Leaves the game. */
  record Leave(Civilization seat) implements Command {}

  /** Is called so from now on. */
  record Rename(Civilization seat, String name) implements Command {}

  /**
   * Gives a seat to somebody else.
   *
   * @param bot null: to a person
   */
  record GiveSeat(Civilization seat, @Nullable BotKind bot) implements Command {}

  /** Is back at a seat that a bot has played meanwhile. */
  record ComeBack(Civilization seat) implements Command {}

  /**
   * Spends the invitation to a seat.
   *
   * @param random what goes into the seed, if the game has not begun; null: nothing
   */
  record Claim(KeyChange.Exchanged change, @Nullable String random) implements Command {}

  /** Begins the game, whoever is still missing. */
  record Begin() implements Command {}

  /** Exchanges the keys of a seat for a new invitation. */
  record RenewLink(KeyChange.Renewed change) implements Command {}

  /**
   * Says something.
   *
   * @param from null: the host
   * @param to null: to everybody
   */
  record Say(@Nullable Civilization from, @Nullable Civilization to, String text)
      implements Command {}

  record Pause() implements Command {}

  record Resume() implements Command {}

  /** Has the bots play on that have stopped because nobody was there. */
  record Rouse() implements Command {}

  /** Gives everybody who is waited for so much more time. */
  record Extend(Duration by) implements Command {}

  /** Has news sent there; null: nowhere. */
  record SetWebhook(@Nullable String url) implements Command {}

  /** The line that it comes to, or a {@link Problem}. The rules may still refuse that line. */
  default Line line(TableState now) {
    return switch (this) {
      case AnswerQuestion(var seat, var question, var answer) ->
          new Line.Played(EntryLine.of(replied(running(now), seat, question, answer)));
      case TakeBack(var seat) -> {
        running(now);
        yield new Line.TakenBack(seat);
      }
      case Leave(var seat) -> {
        running(now);
        yield new Line.Played(EntryLine.of(new Entry.Left(seat)));
      }
      case Rename(var seat, var name) -> {
        distinct(now, seat, name);
        yield new Line.Renamed(now.known(seat), name);
      }
      case GiveSeat(var seat, var bot) -> new Line.Seated(now.known(seat), bot);
      case ComeBack(var seat) -> {
        if (!now.people().away().contains(seat)) {
          throw new Problem(NOT_NOW, "no bot plays for {Seat}", seat);
        }
        yield new Line.CameBack(seat);
      }
      case Claim(var change, var random) ->
          random != null && now.beginning().isGathering()
              ? new Line.Contributed(now.known(change.seat()), random)
              : new Line.Claimed(now.known(change.seat()));
      case Begin() -> {
        if (!now.beginning().isGathering()) {
          throw new Problem(NOT_NOW, "the game has begun already");
        }
        yield new Line.Begun();
      }
      case RenewLink(var change) -> new Line.LinkRenewed(now.known(change.seat()));
      case Say(var from, var to, var text) ->
          new Line.Said(from, to == null ? null : now.known(to), text);
      case Pause() -> {
        running(now);
        yield new Line.Paused();
      }
      case Resume() -> {
        if (!now.isPaused()) {
          throw new Problem(NOT_NOW, "the table is not paused");
        }
        yield new Line.Resumed();
      }
      case Rouse() -> {
        if (!now.isResting()) {
          throw new Problem(NOT_NOW, "the bots do not rest");
        }
        yield new Line.Roused();
      }
      case Extend(var by) -> {
        unfinished(now);
        yield new Line.Extended(Math.toIntExact(by.toSeconds()));
      }
      case SetWebhook(var url) -> new Line.WebhookSet(url);
    };
  }

  /** What it changes about the keys of the table; null: nothing. */
  default @Nullable KeyChange keyChange() {
    return switch (this) {
      case Claim(var change, _) -> change;
      case RenewLink(var change) -> change;
      case AnswerQuestion _,
          TakeBack _,
          Leave _,
          Rename _,
          GiveSeat _,
          ComeBack _,
          Begin _,
          Say _,
          Pause _,
          Resume _,
          Rouse _,
          Extend _,
          SetWebhook _ ->
          null;
    };
  }

  private static Entry replied(
      TableState now, Civilization seat, String question, JsonNode answer) {
    var open = WireQuestions.find(now, seat, question);
    return new Entry.Replied(
        new Reply(open.id(), seat, WireQuestions.answer(answer, open.question())));
  }

  private static void distinct(TableState now, Civilization seat, String name) {
    var others = new EnumMap<Civilization, String>(Civilization.class);
    others.putAll(now.people().names());
    others.remove(seat);
    if (Likeness.isAmong(name, others.values())) {
      throw new Problem(NOT_NOW, "somebody at this table has a name that looks the same");
    }
    if (Likeness.isCivilization(name, now.seats().without(seat))) {
      throw new Problem(
          NOT_NOW, "another civilization at this table has a name that looks the same");
    }
  }

  private static TableState running(TableState now) {
    if (unfinished(now).isPaused()) {
      throw new Problem(NOT_NOW, "the table is paused");
    }
    return now;
  }

  private static TableState unfinished(TableState now) {
    if (now.beginning().isGathering()) {
      throw new Problem(NOT_NOW, "the game has not begun yet");
    }
    if (now.game().isOver()) {
      throw new Problem(NOT_NOW, "the game is over");
    }
    return now;
  }
}
