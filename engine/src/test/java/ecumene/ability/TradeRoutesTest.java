package ecumene.ability;

import static ecumene.facts.Advance.TRADE_ROUTES;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.FISH;
import static ecumene.facts.Commodity.GOLD;
import static ecumene.facts.Commodity.IRON;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.facts.Commodity.WATER;

import ecumene.Rule;
import ecumene.ability.AbilityChoice.Finish;
import ecumene.ability.AbilityChoice.Use;
import ecumene.event.CardEvent.CardDiscarded;
import ecumene.event.PieceEvent.TreasuryGained;
import ecumene.example.Example;
import ecumene.facts.Block;
import ecumene.facts.Commodity;
import ecumene.table.Handed;
import ecumene.world.Card;
import java.util.List;
import org.junit.jupiter.api.Test;

class TradeRoutesTest {

  private static Example tradeRoutes(String position) {
    return Example.west(9, position).plays(new AbilityTurn(MINOA));
  }

  private static Use discarding(Commodity... cards) {
    return new Use(TRADE_ROUTES, Handed.of(cards));
  }

  @Test
  @Rule({"trade-routes.1", "RU.41"})
  void eachCardBringsTwiceItsFaceValue() {
    tradeRoutes("minoa: knossos 1; treasury 3; trade-routes; holds ochre 3, iron, gold, water")
        .refuses(MINOA, discarding(), "RU.41: at least one card is discarded")
        .refuses(MINOA, discarding(FISH), "trade-routes.1: fish can not be discarded")
        .refuses(MINOA, discarding(IRON, IRON), "trade-routes.1: 2 iron can not be discarded")
        .then(MINOA, discarding(OCHRE, OCHRE, IRON, WATER))
        .tells(new CardDiscarded(MINOA, Card.of(OCHRE, Block.WEST)))
        .tells(new TreasuryGained(MINOA, 8))
        .becomes("minoa: knossos 1; treasury 11; holds ochre, gold");
  }

  @Test
  @Rule("trade-routes.2")
  void stockHasTheFullAmountForEachCard() {
    tradeRoutes("minoa: knossos 1; treasury 48; trade-routes; holds ochre 2, iron, fish, gold")
        .refuses(MINOA, discarding(FISH, OCHRE), "trade-routes.2: 8 tokens are due, stock has 6")
        .refuses(MINOA, discarding(GOLD), "trade-routes.2: 18 tokens are due, stock has 6")
        .then(MINOA, discarding(OCHRE, IRON))
        .becomes("minoa: knossos 1; treasury 54; holds ochre, fish, gold");
  }

  @Test
  @Rule({"trade-routes.2", "RU.42"})
  void whoHasCardsIsAskedEvenIfStockCanPayForNone() {
    tradeRoutes("minoa: knossos 1; treasury 53; trade-routes; holds iron, gold")
        .asks(new UseAbility(MINOA, List.of(), List.of(TRADE_ROUTES)))
        .refuses(
            MINOA, discarding(IRON), "trade-routes.2: stock can pay for none of the cards you hold")
        .then(MINOA, new Finish())
        .changesNothing();
    tradeRoutes("minoa: knossos 1; trade-routes").changesNothing();
  }
}
