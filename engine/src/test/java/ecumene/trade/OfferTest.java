package ecumene.trade;

import static ecumene.facts.CalamityCard.FAMINE;
import static ecumene.facts.CalamityCard.TEMPEST;
import static ecumene.facts.CalamityCard.TREACHERY;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.CLAY;
import static ecumene.facts.Commodity.FISH;
import static ecumene.facts.Commodity.GOLD;
import static ecumene.facts.Commodity.IRON;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.facts.Commodity.WOOL;
import static ecumene.trade.Deal.accept;
import static ecumene.trade.Deal.done;
import static ecumene.trade.Deal.proposal;

import ecumene.Rule;
import ecumene.event.TradeEvent.OfferMade;
import ecumene.event.TradeEvent.OfferWhispered;
import ecumene.event.TradeEvent.OfferWithdrawn;
import ecumene.event.TradeEvent.UnheardOfferWhispered;
import ecumene.example.Example;
import ecumene.trade.TradeAction.WithdrawOffer;
import org.junit.jupiter.api.Test;

/** What may be offered, and who hears of it. */
class OfferTest {
  private static final String AT_LEAST_3 = "P7.2: a trade has at least 3 cards from each side";

  /** Minoa deals with Egypt and Hatti; Hellas has too few cards, Assyria has none. */
  private static Example trade() {
    return Deal.trade(
        """
        minoa: holds ochre 3, iron 2, treachery, famine
        egypt: holds fish 3, wool
        hatti: holds clay 3
        hellas: holds clay 2
        """);
  }

  private static final Deal FAIR = Deal.of(OCHRE, OCHRE, IRON).saying(OCHRE, IRON);

  @Test
  @Rule("P7.2")
  void bothSidesGiveAtLeastThreeCards() {
    trade()
        .refuses(
            MINOA,
            Deal.of(OCHRE, OCHRE).saying(OCHRE, OCHRE).wanting(3, FISH, WOOL).to(EGYPT),
            AT_LEAST_3)
        .refuses(MINOA, FAIR.wanting(2, FISH, WOOL).to(EGYPT), AT_LEAST_3)
        .then(MINOA, FAIR.wanting(3, FISH, WOOL).to(EGYPT));
  }

  @Test
  @Rule({"P7.2", "RU.53"})
  void anOfferGoesToPlayersWhoHaveEnoughCards() {
    var refusal = "P7.2: an offer goes to some of: hatti, egypt";
    var offer = FAIR.wanting(3, FISH, WOOL);
    trade()
        .waitsFor(MINOA, HATTI, EGYPT)
        .refuses(MINOA, offer.to(), refusal)
        .refuses(MINOA, offer.to(HELLAS), refusal)
        .refuses(MINOA, offer.to(EGYPT, ASSYRIA), refusal)
        .refuses(MINOA, offer.to(MINOA), refusal)
        .then(MINOA, offer.to(EGYPT));
  }

  @Test
  @Rule("P7.3")
  void theFirstTwoNamesAreTrue() {
    trade()
        .refuses(
            MINOA,
            FAIR.saying(OCHRE).wanting(3, FISH, WOOL).to(EGYPT),
            "P7.3: 2 to 3 cards are named")
        .refuses(
            MINOA,
            FAIR.saying(OCHRE, GOLD).wanting(3, FISH, WOOL).to(EGYPT),
            "P7.3: the first two named must be among the cards: ochre, gold")
        .refuses(
            MINOA,
            FAIR.saying(IRON, IRON).wanting(3, FISH, WOOL).to(EGYPT),
            "P7.3: the first two named must be among the cards: 2 iron")
        .refuses(MINOA, FAIR.wanting(3, FISH).to(EGYPT), "P7.3: 2 of the cards wanted are named")
        .then(MINOA, FAIR.wanting(3, FISH, WOOL).to(EGYPT));
  }

  @Test
  @Rule("P7.3")
  void furtherNamesMayBeLies() {
    var lie = FAIR.saying(OCHRE, IRON, GOLD).wanting(3, FISH, FISH).to(EGYPT);
    trade()
        .refuses(
            MINOA,
            FAIR.saying(OCHRE, IRON, OCHRE, GOLD).wanting(3, FISH, FISH).to(EGYPT),
            "P7.3: 2 to 3 cards are named")
        .then(MINOA, lie)
        .shows(EGYPT, new OfferWhispered(proposal(1, MINOA, lie)));
  }

  @Test
  @Rule("P7.3")
  void whoAcceptsGivesTheNumberOfCardsAndTheTwoThatAreNamed() {
    trade()
        .then(MINOA, FAIR.wanting(3, FISH, WOOL).to(EGYPT))
        .refuses(EGYPT, accept(1, FISH, FISH, FISH), "P7.3: wanted are fish, wool")
        .refuses(EGYPT, accept(1, FISH, FISH, FISH, WOOL), "P7.6: 3 cards are wanted, not 4")
        .refuses(EGYPT, accept(1, FISH, WOOL), AT_LEAST_3)
        .then(EGYPT, accept(1, FISH, FISH, WOOL));
  }

  @Test
  @Rule({"P7.4", "P7.8"})
  void tradeableAndMinorCalamitiesAreHandedOverUnnamed() {
    var trade =
        Example.west(
                9,
                """
                minoa: holds ochre 2, treachery, tempest
                egypt: holds fish 3
                """)
            .plays(Deal::phase)
            .then(
                MINOA,
                Deal.of(OCHRE, OCHRE, TREACHERY, TEMPEST)
                    .saying(OCHRE, OCHRE, GOLD)
                    .wanting(3, FISH, FISH)
                    .to(EGYPT))
            .then(EGYPT, accept(1, FISH, FISH, FISH));
    done(trade, MINOA, EGYPT)
        .becomes(
            """
            minoa: holds fish 3
            egypt: holds ochre 2, tempest from minoa, treachery from minoa
            """);
  }

  @Test
  @Rule("P7.4")
  void nonTradeableCalamitiesAreNeverHandedOver() {
    trade()
        .refuses(
            MINOA,
            Deal.of(OCHRE, IRON, FAMINE).saying(OCHRE, IRON).wanting(3, CLAY, CLAY).to(HATTI),
            "P7.4: Famine is never traded")
        .then(HATTI, Deal.of(CLAY, CLAY, CLAY).saying(CLAY, CLAY).wanting(3, IRON, IRON).to(MINOA))
        .refuses(MINOA, accept(1, IRON, IRON, FAMINE), "P7.4: Famine is never traded")
        .then(MINOA, accept(1, IRON, IRON, TREACHERY));
  }

  @Test
  @Rule("P7.6")
  void nobodyGivesWhatIsNotHeld() {
    trade()
        .refuses(
            MINOA,
            Deal.of(IRON, IRON, IRON).saying(IRON, IRON).wanting(3, FISH, FISH).to(EGYPT),
            "P7.6: you do not hold all of these cards")
        .refuses(
            MINOA,
            Deal.of(OCHRE, OCHRE, TREACHERY, TREACHERY)
                .saying(OCHRE, OCHRE)
                .wanting(3, FISH, FISH)
                .to(EGYPT),
            "P7.6: you do not hold all of these cards")
        .then(MINOA, FAIR.wanting(4, FISH, FISH).to(EGYPT))
        .refuses(
            EGYPT, accept(1, FISH, FISH, FISH, CLAY), "P7.6: you do not hold all of these cards")
        .then(EGYPT, accept(1, FISH, FISH, FISH, WOOL));
  }

  @Test
  @Rule({"P7.6", "RU.81"})
  void anOfferToAllWhoTradeIsHeardByEverybody() {
    var offer = FAIR.wanting(3, CLAY, CLAY).to(EGYPT, HATTI);
    trade()
        .then(MINOA, offer)
        .shows(EGYPT, new OfferMade(proposal(1, MINOA, offer)))
        .shows(HELLAS, new OfferMade(proposal(1, MINOA, offer)))
        .then(HATTI, accept(1, CLAY, CLAY, CLAY));
  }

  @Test
  @Rule({"P7.6", "RU.81"})
  void anOfferToSomeIsHeardByThemAlone() {
    var offer = FAIR.wanting(3, CLAY, CLAY).to(HATTI);
    var whispered = new OfferWhispered(proposal(1, MINOA, offer));
    trade()
        .then(MINOA, offer)
        .shows(MINOA, whispered)
        .shows(HATTI, whispered)
        .hides(EGYPT, whispered)
        .shows(EGYPT, new UnheardOfferWhispered(1, MINOA, offer.bid().to()))
        .refuses(EGYPT, accept(1, FISH, FISH, FISH), "P7.6: offer 1 can not be accepted")
        .then(HATTI, accept(1, CLAY, CLAY, CLAY));
  }

  @Test
  @Rule("P7.6")
  void counterOffersGoBackToWhoeverOfferedFirst() {
    var counter = Deal.of(FISH, FISH, FISH).saying(FISH, FISH).wanting(3, OCHRE, OCHRE);
    var refusal = "P7.6: offer 1 can not be answered so";
    var trade =
        trade()
            .then(MINOA, FAIR.wanting(4, FISH, WOOL).to(EGYPT, HATTI))
            .refuses(EGYPT, counter.answering(1).to(HATTI), refusal)
            .refuses(EGYPT, counter.answering(1).to(MINOA, HATTI), refusal)
            .refuses(EGYPT, counter.answering(2).to(MINOA), "P7.6: offer 2 can not be answered so")
            .refuses(MINOA, FAIR.wanting(3, FISH, FISH).answering(1).to(EGYPT), refusal)
            .then(EGYPT, counter.answering(1).to(MINOA))
            .shows(MINOA, new OfferWhispered(proposal(2, EGYPT, counter.answering(1).to(MINOA))))
            .then(MINOA, accept(2, OCHRE, OCHRE, TREACHERY));
    done(trade, MINOA, HATTI, EGYPT)
        .becomes(
            """
            minoa: holds ochre, iron 2, fish 3, famine
            egypt: holds ochre 2, wool, treachery from minoa
            """);
  }

  @Test
  @Rule("P7.6")
  void onlyWhoMadeAnOfferWithdrawsIt() {
    trade()
        .then(MINOA, FAIR.wanting(3, CLAY, CLAY).to(EGYPT, HATTI))
        .refuses(HATTI, new WithdrawOffer(1), "P7.6: offer 1 is not yours")
        .refuses(MINOA, accept(1, OCHRE, OCHRE, IRON), "P7.6: offer 1 can not be accepted")
        .then(MINOA, new WithdrawOffer(1))
        .tells(new OfferWithdrawn(1))
        .refuses(HATTI, accept(1, CLAY, CLAY, CLAY), "P7.6: offer 1 can not be accepted")
        .refuses(MINOA, new WithdrawOffer(1), "P7.6: offer 1 is not yours")
        .waitsFor(MINOA, HATTI, EGYPT);
  }
}
