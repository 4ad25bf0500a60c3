package ecumene.trade;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.CLAY;
import static ecumene.facts.Commodity.FISH;
import static ecumene.facts.Commodity.IRON;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.trade.Deal.OCHRE_FOR_FISH;
import static ecumene.trade.Deal.accept;
import static ecumene.trade.Deal.done;
import static ecumene.trade.Deal.trade;

import ecumene.Rule;
import ecumene.event.TradeEvent.OfferLapsed;
import ecumene.event.TradeEvent.OfferWithdrawn;
import ecumene.event.TradeEvent.TradingFinished;
import ecumene.event.TradeEvent.TradingResumed;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.trade.TradeAction.ResumeTrading;
import org.junit.jupiter.api.Test;

/** How long an offer stands, and how trade ends. */
class TradeStepTest {
  @Test
  @Rule({"P7.6", "RU.86"})
  void anOfferWhoseCardsAreGoneLapsesWhenItIsAccepted() {
    var trade =
        trade(
                """
                minoa: holds ochre 3, iron 3
                egypt: holds fish 6
                hatti: holds clay 6
                """)
            .then(MINOA, OCHRE_FOR_FISH.to(EGYPT))
            .then(
                MINOA,
                Deal.of(OCHRE, OCHRE, OCHRE).saying(OCHRE, OCHRE).wanting(3, CLAY, CLAY).to(HATTI))
            .then(
                MINOA,
                Deal.of(OCHRE, IRON, IRON).saying(IRON, IRON).wanting(3, CLAY, CLAY).to(HATTI))
            .then(EGYPT, accept(1, FISH, FISH, FISH))
            .doesNotTell(new OfferLapsed(2))
            .then(HATTI, accept(2, CLAY, CLAY, CLAY))
            .tells(new OfferLapsed(2))
            .refuses(HATTI, accept(2, CLAY, CLAY, CLAY), "P7.6: offer 2 can not be accepted")
            .then(HATTI, accept(3, CLAY, CLAY, CLAY));
    done(trade, MINOA, EGYPT, HATTI)
        .becomes(
            """
            minoa: holds fish 3, clay 3
            egypt: holds ochre 2, iron, fish 3
            hatti: holds ochre, iron 2, clay 3
            """);
  }

  @Test
  @Rule("RU.86")
  void anOfferStandsAgainWhenItsCardsAreBack() {
    var trade =
        trade(
                """
                minoa: holds ochre 2, iron
                egypt: holds fish 3
                hatti: holds clay 3
                """)
            .then(
                EGYPT,
                Deal.of(FISH, FISH, FISH)
                    .saying(FISH, FISH)
                    .wanting(3, CLAY, CLAY)
                    .to(HATTI, MINOA))
            .then(MINOA, OCHRE_FOR_FISH.to(EGYPT))
            .then(EGYPT, accept(2, FISH, FISH, FISH))
            .then(
                MINOA,
                Deal.of(FISH, FISH, FISH).saying(FISH, FISH).wanting(3, OCHRE, OCHRE).to(EGYPT))
            .then(EGYPT, accept(3, OCHRE, OCHRE, IRON))
            .then(HATTI, accept(1, CLAY, CLAY, CLAY))
            .doesNotTell(new OfferLapsed(1));
    done(trade, MINOA, EGYPT, HATTI)
        .becomes(
            """
            minoa: holds ochre 2, iron
            egypt: holds clay 3
            hatti: holds fish 3
            """);
  }

  @Test
  @Rule("P7.9")
  void everybodyTradesAtTheSameTime() {
    trade(
            """
            minoa: holds ochre 2, iron
            hatti: holds clay 3
            egypt: holds fish 3
            """)
        .waitsFor(MINOA, HATTI, EGYPT)
        .then(EGYPT, Deal.of(FISH, FISH, FISH).saying(FISH, FISH).wanting(3, CLAY, CLAY).to(HATTI))
        .waitsFor(MINOA, HATTI, EGYPT)
        .then(MINOA, OCHRE_FOR_FISH.to(EGYPT))
        .waitsFor(MINOA, HATTI, EGYPT)
        .then(EGYPT, accept(2, FISH, FISH, FISH))
        .waitsFor(MINOA, HATTI, EGYPT);
  }

  @Test
  @Rule("P7.7")
  void tradeEndsWhenAllAreDone() {
    trade(
            """
            minoa: holds ochre 3
            egypt: holds fish 3
            """)
        .then(EGYPT, new FinishTrading())
        .tells(new TradingFinished(EGYPT))
        .waitsFor(MINOA, EGYPT)
        .then(MINOA, new FinishTrading())
        .changesNothing();
  }

  @Test
  @Rule("P7.7")
  void whoIsDoneMayResume() {
    var trade =
        trade(
                """
                minoa: holds ochre 2, iron
                egypt: holds fish 3
                """)
            .refuses(EGYPT, new ResumeTrading(), "P7.7: you are not done")
            .then(EGYPT, new FinishTrading())
            .refuses(EGYPT, new FinishTrading(), "P7.7: you are done; resume first")
            .then(MINOA, OCHRE_FOR_FISH.to(EGYPT))
            .refuses(EGYPT, accept(1, FISH, FISH, FISH), "P7.7: you are done; resume first")
            .then(EGYPT, new ResumeTrading())
            .tells(new TradingResumed(EGYPT))
            .then(EGYPT, accept(1, FISH, FISH, FISH));
    done(trade, MINOA, EGYPT)
        .becomes(
            """
            minoa: holds fish 3
            egypt: holds ochre 2, iron
            """);
  }

  @Test
  @Rule("P7.7")
  void whoIsDoneTakesTheOwnOffersBack() {
    trade(
            """
            minoa: holds ochre 2, iron
            egypt: holds fish 3
            """)
        .then(MINOA, OCHRE_FOR_FISH.to(EGYPT))
        .then(EGYPT, Deal.of(FISH, FISH, FISH).saying(FISH, FISH).wanting(3, OCHRE, IRON).to(MINOA))
        .then(MINOA, new FinishTrading())
        .tells(new OfferWithdrawn(1))
        .doesNotTell(new OfferWithdrawn(2))
        .refuses(EGYPT, accept(1, FISH, FISH, FISH), "P7.6: offer 1 can not be accepted")
        .then(MINOA, new ResumeTrading())
        .then(MINOA, accept(2, OCHRE, OCHRE, IRON));
  }

  @Test
  @Rule("RU.53")
  void theSizeOfAHandDecidesWhoTrades() {
    trade(
            """
            minoa: holds ochre, famine, flood
            egypt: holds fish 3
            hatti: holds clay 2
            hellas: nothing
            """)
        .waitsFor(MINOA, EGYPT)
        .then(MINOA, new FinishTrading())
        .then(EGYPT, new FinishTrading())
        .doesNotTell(new TradingFinished(HATTI))
        .doesNotTell(new TradingFinished(HELLAS))
        .changesNothing();
  }

  @Test
  @Rule({"RU.53", "P7.2"})
  void aloneNobodyTrades() {
    trade("minoa: holds ochre 5").changesNothing();
  }
}
