package ecumene.server.room;

import ecumene.bots.Bot;
import ecumene.bots.BotDice;
import ecumene.bots.house.HousePlayers;
import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import ecumene.game.Entry.Replied;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import ecumene.server.table.TableState;
import ecumene.table.Answer;
import ecumene.table.Open;
import ecumene.table.Reply;
import ecumene.trade.Trade;
import ecumene.trade.TradeAction;
import ecumene.trade.TradeAction.AcceptOffer;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.trade.TradeAction.MakeOffer;
import ecumene.trade.TradeAction.ResumeTrading;
import ecumene.trade.TradeAction.WithdrawOffer;
import ecumene.view.PublicView;
import ecumene.view.View;
import ecumene.wire.save.EntryLine;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The bots at one table. They know what their seats know. */
final class BotSeats {
  private static final Logger LOG = LoggerFactory.getLogger(BotSeats.class);

  private final TableId table;
  private final Map<Civilization, PlayingBot> playing = new EnumMap<>(Civilization.class);

  /** The turn and number of the newest offer of a person that a bot has thought of. */
  private final Map<Civilization, Long> considered = new EnumMap<>(Civilization.class);

  private record PlayingBot(BotKind kind, Bot bot, BotDice dice) {}

  BotSeats(TableId table) {
    this.table = table;
  }

  /** What a bot does next; null: nothing. */
  @Nullable Line next(TableState now) {
    if (now.isPaused()) {
      return null;
    }
    for (var open : now.game().open()) {
      var seat = open.question().seat();
      var kind = now.people().botOf(seat);
      if (kind != null && open.question().isAwaited()) {
        var view = PublicView.of(now.game()).as(seat);
        return reply(open, answer(open, view, now, bot(seat, kind, now)));
      }
      if (kind != null && open.question() instanceof Trade trade && isTempted(kind, trade, now)) {
        return reply(open, new ResumeTrading());
      }
    }
    return null;
  }

  private static Line reply(Open open, Answer answer) {
    var reply = new Reply(open.id(), open.question().seat(), answer);
    return new Line.Played(EntryLine.of(new Replied(reply)));
  }

  /**
   * Whether a bot that is done would take, or answer, an offer that a person has made since it last
   * thought of it.
   */
  private boolean isTempted(BotKind kind, Trade trade, TableState now) {
    var newest = newestOfPersons(trade, now);
    if (newest.isEmpty()) {
      considered.remove(trade.seat());
      return false;
    }
    var before = considered.put(trade.seat(), newest.getAsLong());
    boolean isKnown = before != null && newest.getAsLong() <= before;
    if (kind == BotKind.RANDOM || isKnown) {
      return false;
    }
    var asked =
        new Trade(
            trade.seat(),
            trade.moment(),
            Trade.Attendance.TRADING,
            trade.hand(),
            trade.own(),
            trade.proposals(),
            trade.partners());
    var view = PublicView.of(now.game()).as(trade.seat());
    var bot = fresh(trade.seat(), kind, now).bot;
    return switch ((TradeAction) bot.answer(asked, view)) {
      case AcceptOffer _ -> true;
      case MakeOffer offer -> offer.bid().answers() > 0;
      case WithdrawOffer _, FinishTrading _, ResumeTrading _ -> false;
    };
  }

  /** By turn and number; empty: no person offers anything. */
  private static OptionalLong newestOfPersons(Trade trade, TableState now) {
    long turn = (long) trade.moment().turn() << Integer.SIZE;
    return trade.proposals().stream()
        .filter(proposal -> now.people().botOf(proposal.from()) == null)
        .mapToLong(proposal -> turn | proposal.number())
        .max();
  }

  /** With other dice for each line, so that it does not count what it has done in this process. */
  private Bot bot(Civilization seat, BotKind kind, TableState now) {
    var known = playing.get(seat);
    if (known == null || known.kind != kind) {
      known = fresh(seat, kind, now);
      playing.put(seat, known);
    }
    known.dice.begin(secret(now).dice(seat, now.lines()));
    return known.bot;
  }

  private static PlayingBot fresh(Civilization seat, BotKind kind, TableState now) {
    var dice = new BotDice(secret(now).dice(seat, now.lines()));
    var style = HousePlayers.style(secret(now).style(seat), seat);
    return new PlayingBot(kind, kind.bot(style, dice), dice);
  }

  private static BotSecret secret(TableState now) {
    return new BotSecret(now.game().header().seed());
  }

  /** A bot that is at its wits' end answers anything that is legal. */
  private Answer answer(Open open, View view, TableState now, Bot bot) {
    try {
      var answer = bot.answer(open.question(), view);
      var refusal = open.question().judgeAny(answer);
      if (refusal == null) {
        return answer;
      }
      LOG.error("table {}: a bot's answer to {} is refused: {}", table, open.id(), refusal);
    } catch (RuntimeException failed) {
      LOG.error("table {}: a bot can not answer {}", table, open.id(), failed);
    }
    long dice = secret(now).dice(open.question().seat(), now.lines());
    return open.question().anyAnswer(new BotDice(dice));
  }
}
