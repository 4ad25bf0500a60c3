package ecumene.trade;

import static ecumene.facts.CalamityCard.TREACHERY;
import static ecumene.facts.Civilization.BABYLON;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.CLAY;
import static ecumene.facts.Commodity.FISH;
import static ecumene.facts.Commodity.IRON;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.facts.Commodity.WATER;
import static ecumene.facts.Commodity.WOOL;
import static ecumene.trade.Deal.OCHRE_FOR_FISH;
import static ecumene.trade.Deal.accept;
import static ecumene.trade.Deal.bundle;
import static ecumene.trade.Deal.done;
import static ecumene.trade.Deal.trade;

import ecumene.Rule;
import ecumene.event.TradeEvent.CardsExchanged;
import ecumene.event.TradeEvent.UnseenCardsExchanged;
import ecumene.example.Example;
import org.junit.jupiter.api.Test;

/** How cards change hands. */
class ExchangeTest {
  @Test
  @Rule({"P7.5", "P7.6"})
  void bothHandsChangeAtOnceAndNothingElseDoes() {
    var trade =
        trade(
                """
                minoa: knossos 2; treasury 3; pottery; holds ochre 3, iron
                egypt: memphis 2, city tanis; treasury 4; law; holds fish 3, wool
                hatti: holds clay 3; treasury 1
                """)
            .then(MINOA, OCHRE_FOR_FISH.to(EGYPT, HATTI))
            .then(EGYPT, accept(1, FISH, FISH, WOOL));
    done(trade, HATTI, EGYPT, MINOA)
        .becomes(
            """
            minoa: holds ochre, fish 2, wool
            egypt: holds ochre 2, iron, fish
            """);
  }

  @Test
  @Rule("P7.6")
  void nobodyElseSeesTheCards() {
    var exchanged =
        new CardsExchanged(
            1, MINOA, bundle(OCHRE, OCHRE, IRON), EGYPT, bundle(FISH, FISH, WOOL, TREACHERY));
    trade(
            """
            minoa: holds ochre 2, iron
            egypt: holds fish 2, wool, treachery
            hatti: holds clay 3
            """)
        .then(MINOA, OCHRE_FOR_FISH.wanting(4, FISH, FISH).to(EGYPT))
        .then(EGYPT, accept(1, FISH, FISH, WOOL, TREACHERY))
        .shows(MINOA, exchanged)
        .shows(EGYPT, exchanged)
        .hides(HATTI, exchanged)
        .shows(HATTI, new UnseenCardsExchanged(1, MINOA, 3, EGYPT, 4));
  }

  @Test
  @Rule("P7.8")
  void onlyTheLastTraderIsRemembered() {
    var trade =
        trade(
                """
                minoa: holds ochre 2, treachery
                egypt: holds fish 3
                hatti: holds clay 3
                """)
            .then(
                MINOA,
                Deal.of(OCHRE, OCHRE, TREACHERY)
                    .saying(OCHRE, OCHRE)
                    .wanting(3, FISH, FISH)
                    .to(EGYPT))
            .then(EGYPT, accept(1, FISH, FISH, FISH))
            .then(
                EGYPT,
                Deal.of(OCHRE, OCHRE, TREACHERY)
                    .saying(OCHRE, OCHRE)
                    .wanting(3, CLAY, CLAY)
                    .to(HATTI))
            .then(HATTI, accept(2, CLAY, CLAY, CLAY));
    done(trade, MINOA, HATTI, EGYPT)
        .becomes(
            """
            minoa: holds fish 3
            egypt: holds clay 3
            hatti: holds ochre 2, treachery from egypt
            """);
  }

  @Test
  @Rule({"P7.7", "P7.8", "RU.11", "RU.80"})
  void playersOfBothBlocksSwapCopiesOfTheSameCards() {
    var trade =
        Example.both(
                12,
                """
                minoa: holds clay 2, iron, treachery
                babylon: holds clay 3, treachery
                """)
            .plays(Deal::phase)
            .then(
                MINOA,
                Deal.of(CLAY, CLAY, TREACHERY)
                    .saying(CLAY, CLAY)
                    .wanting(4, CLAY, CLAY)
                    .to(BABYLON))
            .then(BABYLON, accept(1, CLAY, CLAY, CLAY, TREACHERY));
    done(trade, MINOA, BABYLON)
        .becomes(
            """
            minoa: holds east clay 3, iron, east treachery from babylon
            babylon: holds west clay 2, west treachery from minoa
            """);
  }

  @Test
  @Rule({"RU.11", "RU.80"})
  void copiesWithTheWestBackGoFirst() {
    var trade =
        Example.both(
                12,
                """
                minoa: holds ochre, east clay 2, clay, treachery, east treachery
                babylon: holds water 3
                """)
            .plays(Deal::phase)
            .then(
                MINOA,
                Deal.of(CLAY, CLAY, TREACHERY)
                    .saying(CLAY, CLAY)
                    .wanting(3, WATER, WATER)
                    .to(BABYLON))
            .then(BABYLON, accept(1, WATER, WATER, WATER));
    done(trade, MINOA, BABYLON)
        .becomes(
            """
            minoa: holds ochre, east clay, water 3, east treachery
            babylon: holds west clay, east clay, west treachery from minoa
            """);
  }
}
