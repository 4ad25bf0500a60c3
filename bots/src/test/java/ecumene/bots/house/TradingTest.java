package ecumene.bots.house;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.BotDice;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.trade.Trade;
import ecumene.trade.Trade.Attendance;
import ecumene.trade.Trade.Moment;
import ecumene.trade.TradeAction;
import ecumene.trade.TradeAction.AcceptOffer;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.trade.TradeAction.MakeOffer;
import ecumene.world.Bid;
import ecumene.world.Bundle;
import ecumene.world.Proposal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Trades that a sensible player makes, and those that it leaves. */
class TradingTest {
  private static final Civilization ROME = Civilization.ROME;
  private static final Civilization EGYPT = Civilization.EGYPT;

  private static final int GAMES = 1000;

  private final TradeMemory memory = new TradeMemory();

  private static Bundle hand(Commodity... cards) {
    return Bundle.of(Commodities.of(cards));
  }

  private static Proposal offered(List<Commodity> says, List<Commodity> wanted) {
    return new Proposal(1, EGYPT, 3, new Bid(Seats.of(ROME), says, 3, wanted, 0));
  }

  private TradeAction answer(Bundle hand, Proposal... proposals) {
    return answer(1, hand, proposals);
  }

  private TradeAction answer(int dice, Bundle hand, Proposal... proposals) {
    var asked =
        new Trade(
            ROME,
            new Moment(9, 0),
            Attendance.TRADING,
            hand,
            List.of(),
            List.of(proposals),
            Seats.of(EGYPT));
    var action = new Trading(asked, HousePlayers.EASY.trading(), memory, new BotDice(dice)).act();
    assertThat(asked.judge(action)).isNull();
    return action;
  }

  @Test
  void cardsThatCompleteASetAreTaken() {
    var action =
        answer(
            hand(Commodity.GOLD, Commodity.GOLD, Commodity.SALT, Commodity.IRON, Commodity.CLAY),
            offered(
                List.of(Commodity.GOLD, Commodity.GOLD), List.of(Commodity.SALT, Commodity.IRON)));

    assertThat(action)
        .isEqualTo(new AcceptOffer(1, hand(Commodity.SALT, Commodity.IRON, Commodity.CLAY)));
  }

  @Test
  void aSetIsNotBrokenForSingleCards() {
    var action =
        answer(
            hand(Commodity.GOLD, Commodity.GOLD, Commodity.GOLD),
            offered(
                List.of(Commodity.SALT, Commodity.IRON), List.of(Commodity.GOLD, Commodity.GOLD)));

    assertThat(action).isNotInstanceOf(AcceptOffer.class);
  }

  /** What it takes does not depend on whether a calamity goes along; that is left to chance. */
  @Test
  void aCalamityMayGoAlong() {
    int passed = 0;
    for (int dice = 0; dice < GAMES; dice++) {
      var action =
          answer(
              dice,
              new Bundle(
                  Commodities.of(Commodity.SALT, Commodity.IRON, Commodity.CLAY),
                  List.of(CalamityCard.TREACHERY)),
              offered(
                  List.of(Commodity.SALT, Commodity.CLAY),
                  List.of(Commodity.SALT, Commodity.IRON)));
      var gives = ((AcceptOffer) action).gives();
      assertThat(gives.size()).isEqualTo(3);
      passed += gives.calamities().size();
    }
    assertThat((double) passed / GAMES).isBetween(0.5, 0.6);
  }

  /** All see that it holds three cards, and would hear of two. */
  @Test
  void nothingIsOfferedOrTakenThatOnlyACalamityCompletes() {
    var hand =
        new Bundle(Commodities.of(Commodity.SALT, Commodity.IRON), List.of(CalamityCard.TREACHERY));
    for (int dice = 0; dice < GAMES; dice++) {
      assertThat(answer(dice, hand)).isEqualTo(new FinishTrading());
      assertThat(
              answer(
                  dice,
                  hand,
                  offered(
                      List.of(Commodity.GOLD, Commodity.GOLD),
                      List.of(Commodity.SALT, Commodity.IRON))))
          .isEqualTo(new FinishTrading());
    }
  }

  @Test
  void whoCanServeHalfAnOfferCountersIt() {
    var action =
        answer(
            hand(Commodity.GOLD, Commodity.GOLD, Commodity.SALT, Commodity.WAX, Commodity.CLAY),
            offered(
                List.of(Commodity.GOLD, Commodity.GOLD), List.of(Commodity.SALT, Commodity.IRON)));

    assertThat(action)
        .isInstanceOfSatisfying(
            MakeOffer.class,
            made -> {
              assertThat(made.bid().answers()).isEqualTo(1);
              assertThat(made.bid().wanted()).containsExactly(Commodity.GOLD, Commodity.GOLD);
              assertThat(made.gives().commodities().count(Commodity.SALT)).isEqualTo(1);
            });
  }

  @Test
  void whoHasOneSetAndNothingElseIsDone() {
    assertThat(answer(hand(Commodity.GOLD, Commodity.GOLD, Commodity.GOLD)))
        .isEqualTo(new FinishTrading());
  }
}
