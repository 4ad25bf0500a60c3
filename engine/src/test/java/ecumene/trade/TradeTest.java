package ecumene.trade;

import static ecumene.facts.CalamityCard.FAMINE;
import static ecumene.facts.CalamityCard.TREACHERY;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.CLAY;
import static ecumene.facts.Commodity.FISH;
import static ecumene.facts.Commodity.IRON;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.trade.Deal.accept;
import static ecumene.trade.Deal.bundle;
import static ecumene.trade.Deal.proposal;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.example.Answers;
import ecumene.facts.Civilization;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Course;
import ecumene.phase.Phase;
import ecumene.table.Checkpoint;
import ecumene.table.Open;
import ecumene.table.QuestionId;
import ecumene.table.Reply;
import ecumene.table.Seed;
import ecumene.trade.Trade.Attendance;
import ecumene.trade.Trade.Moment;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.trade.TradeAction.MakeOffer;
import ecumene.trade.TradeAction.ResumeTrading;
import ecumene.trade.TradeAction.WithdrawOffer;
import ecumene.world.Card;
import ecumene.world.Proposal;
import ecumene.world.World;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The question of trade as one player sees it. */
class TradeTest {
  private static final MakeOffer CLAY_FOR_OCHRE =
      Deal.of(CLAY, CLAY, CLAY).saying(CLAY, CLAY).wanting(3, OCHRE, OCHRE).to(MINOA);

  private static Trade trade(Attendance attendance, List<Integer> own, Proposal... proposals) {
    return new Trade(
        MINOA,
        new Moment(1, 0),
        attendance,
        bundle(OCHRE, OCHRE, IRON, TREACHERY, FAMINE),
        own,
        List.of(proposals),
        Seats.of(HATTI, EGYPT));
  }

  @Test
  @Rule("P7.7")
  void tradeWaitsForThoseWhoAreNotDone() {
    assertThat(trade(Attendance.TRADING, List.of()).isAwaited()).isTrue();
    assertThat(trade(Attendance.DONE, List.of()).isAwaited()).isFalse();
    assertThat(trade(Attendance.TRADING, List.of()).forced()).isNull();
  }

  @Test
  void everyKindOfActionIsGivenAndAllAreLegal() {
    var trade = trade(Attendance.TRADING, List.of(7), proposal(8, HATTI, CLAY_FOR_OCHRE));
    var answers = Answers.any(trade);
    assertThat(answers).allMatch(answer -> trade.judge(answer) == null);
    assertThat(answers)
        .contains(
            new FinishTrading(),
            new WithdrawOffer(7),
            accept(8, OCHRE, OCHRE, IRON),
            accept(8, OCHRE, OCHRE, TREACHERY))
        .anyMatch(answer -> answer instanceof MakeOffer made && made.bid().answers() == 8)
        .anyMatch(answer -> isOfferTo(Seats.of(EGYPT), answer))
        .anyMatch(answer -> isOfferTo(Seats.of(HATTI, EGYPT), answer))
        .anyMatch(answer -> answer instanceof MakeOffer made && made.gives().size() == 4);
    assertThat(Answers.any(trade(Attendance.DONE, List.of()))).containsOnly(new ResumeTrading());
  }

  private static boolean isOfferTo(Seats to, TradeAction answer) {
    return answer instanceof MakeOffer made && made.bid().to().equals(to);
  }

  @Test
  void whoCanServeNoOfferAndMakeNoneFinishes() {
    var poor =
        new Trade(
            MINOA,
            new Moment(1, 0),
            Attendance.TRADING,
            bundle(OCHRE, OCHRE, FAMINE),
            List.of(),
            List.of(proposal(8, HATTI, CLAY_FOR_OCHRE)),
            Seats.of(HATTI));
    assertThat(Answers.any(poor)).isEqualTo(Set.of(new FinishTrading()));
  }

  /** The phase of trade, played reply by reply. */
  private static final class Trading {
    private Course course;

    Trading() {
      var world = new World(Setup.of(5, Side.WEST));
      deal(world, MINOA, OCHRE, OCHRE, OCHRE, IRON, IRON, IRON);
      deal(world, EGYPT, FISH, FISH, FISH, FISH);
      deal(world, HATTI, CLAY, CLAY, CLAY);
      course =
          Course.play(Checkpoint.start(world, Seed.of(1)), Phase.TRADE, Phase.CALAMITY_SELECTION);
    }

    private static void deal(World world, Civilization seat, Commodity... commodities) {
      for (var commodity : commodities) {
        world.cards().deal(seat, Card.of(commodity, world.setup().block(seat)));
      }
    }

    QuestionId id(Civilization seat) {
      return course.open().stream()
          .filter(open -> open.question().seat() == seat)
          .map(Open::id)
          .findFirst()
          .orElseThrow();
    }

    void act(Civilization seat, TradeAction action) {
      act(id(seat), seat, action);
    }

    void act(QuestionId id, Civilization seat, TradeAction action) {
      var reply = new Reply(id, seat, action);
      assertThat(course.judge(reply)).isNull();
      course = course.submit(reply);
    }
  }

  @Test
  @Rule({"P7.6", "RU.8"})
  void aQuestionStaysTheSameWhileOthersAct() {
    var trading = new Trading();
    var egypts = trading.id(EGYPT);
    trading.act(
        MINOA, Deal.of(OCHRE, OCHRE, IRON).saying(OCHRE, OCHRE).wanting(3, FISH, FISH).to(EGYPT));
    trading.act(
        MINOA, Deal.of(OCHRE, IRON, IRON).saying(IRON, IRON).wanting(3, CLAY, CLAY).to(HATTI));
    trading.act(HATTI, accept(2, CLAY, CLAY, CLAY));
    trading.act(HATTI, new FinishTrading());
    assertThat(trading.id(EGYPT)).isEqualTo(egypts);
    trading.act(egypts, EGYPT, accept(1, FISH, FISH, FISH));
    assertThat(trading.course.position().cards().count(EGYPT, OCHRE)).isEqualTo(2);
  }

  @Test
  @Rule({"P7.6", "RU.8"})
  void itIsAnotherOneOnceTheOwnCardsHaveChanged() {
    var trading = new Trading();
    trading.act(
        MINOA, Deal.of(OCHRE, OCHRE, IRON).saying(OCHRE, OCHRE).wanting(3, FISH, FISH).to(EGYPT));
    var minoas = trading.id(MINOA);
    trading.act(EGYPT, accept(1, FISH, FISH, FISH));
    var late = new Reply(minoas, MINOA, new FinishTrading());
    assertThat(trading.course.judge(late)).hasToString("RU.8: that question is no longer open");
  }

  @Test
  @Rule("RU.8")
  void itIsNeverTheSameTwice() {
    var trading = new Trading();
    var ids = new HashSet<QuestionId>();
    for (int n = 0; n < 3; n++) {
      assertThat(ids.add(trading.id(EGYPT))).isTrue();
      trading.act(EGYPT, new FinishTrading());
      assertThat(ids.add(trading.id(EGYPT))).isTrue();
      trading.act(EGYPT, new ResumeTrading());
    }
    var question = trade(Attendance.TRADING, List.of());
    var later =
        new Trade(
            MINOA,
            new Moment(2, 0),
            Attendance.TRADING,
            question.hand(),
            List.of(),
            List.of(),
            question.partners());
    var hearing = trade(Attendance.TRADING, List.of(), proposal(8, HATTI, CLAY_FOR_OCHRE));
    long print = question.fingerprint().value();
    assertThat(later.fingerprint().value()).isNotEqualTo(print);
    assertThat(trade(Attendance.TRADING, List.of(7)).fingerprint().value()).isNotEqualTo(print);
    assertThat(hearing.fingerprint().value()).isEqualTo(print);
  }

  @Test
  @Rule("RU.8")
  void whoActedLastIsListedLast() {
    var trading = new Trading();
    assertThat(seats(trading)).containsExactly(MINOA, HATTI, EGYPT);
    trading.act(HATTI, new FinishTrading());
    assertThat(seats(trading)).containsExactly(EGYPT, MINOA, HATTI);
    trading.act(EGYPT, new FinishTrading());
    assertThat(seats(trading)).containsExactly(MINOA, HATTI, EGYPT);
  }

  private static List<Civilization> seats(Trading trading) {
    return trading.course.open().stream().map(open -> open.question().seat()).toList();
  }

  @Test
  @Rule("P7.3")
  void anOfferTellsOthersOnlyWhatIsSaid() {
    var offer =
        Deal.of(OCHRE, OCHRE, IRON).saying(OCHRE, OCHRE, FISH).wanting(3, FISH, FISH).to(EGYPT);
    var trading = new Trading();
    trading.act(MINOA, offer);
    var egypts = question(trading, EGYPT);
    assertThat(egypts.proposals()).containsExactly(proposal(1, MINOA, offer));
    assertThat(egypts.toString()).doesNotContain("IRON");
    assertThat(question(trading, HATTI).proposals()).isEmpty();
    assertThat(question(trading, MINOA).own()).containsExactly(1);
  }

  private static Trade question(Trading trading, Civilization seat) {
    return (Trade)
        trading.course.open().stream()
            .map(Open::question)
            .filter(question -> question.seat() == seat)
            .findFirst()
            .orElseThrow();
  }
}
