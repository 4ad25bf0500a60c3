package ecumene.phase;

import static ecumene.facts.CalamityCard.BANDITRY;
import static ecumene.facts.CalamityCard.CITY_RIOTS;
import static ecumene.facts.CalamityCard.SQUANDERED_WEALTH;
import static ecumene.facts.CalamityCard.TRIBAL_CONFLICT;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.CLAY;
import static ecumene.facts.Commodity.OCHRE;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.CalamityEvent.CalamityStruck;
import ecumene.event.CardEvent.CardDiscarded;
import ecumene.event.PieceEvent.CityReduced;
import ecumene.event.PieceEvent.TreasuryLost;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Block;
import ecumene.loss.Losses;
import ecumene.table.Handed;
import ecumene.table.Picked;
import ecumene.world.Card;
import org.junit.jupiter.api.Test;

class MinorCalamitiesTest {
  private static final Area ATHENS = Area.of("athens");
  private static final Area CORINTH = Area.of("corinth");

  @Test
  @Rule({"P9.1", "G2"})
  void allAreRevealedAndResolvedAtTheSameTime() {
    Example.west(
            9,
            """
            minoa: knossos 3, phaestos 2, thera 2; holds tribal-conflict
            egypt: city memphis, city tanis, alexandria 4; treasury 7; holds city-riots
            """)
        .plays(new MinorCalamities())
        .waitsFor(MINOA, EGYPT)
        .tells(new CalamityStruck(Card.of(TRIBAL_CONFLICT, Block.WEST), MINOA))
        .tells(new CalamityStruck(Card.of(CITY_RIOTS, Block.WEST), EGYPT))
        .then(EGYPT, Picked.of(Area.of("tanis")))
        .then(MINOA, Losses.NONE.tokens(Area.of("knossos"), 3).tokens(Area.of("thera"), 2))
        .becomes(
            """
            minoa: phaestos 2
            egypt: city memphis, tanis 2, alexandria 4; treasury 2
            """);
  }

  @Test
  @Rule({"P9.1", "P9.9", "G21"})
  void aPlayersOwnAreResolvedInStackOrder() {
    var example =
        Example.west(
                9,
                """
                minoa: knossos 3; treasury 12; holds banditry, squandered-wealth, ochre 2, clay
                """)
            .plays(new MinorCalamities())
            .tells(new TreasuryLost(MINOA, 10))
            .then(MINOA, Handed.of(OCHRE, CLAY))
            .becomes("minoa: knossos 3; treasury 2; holds ochre");
    assertThat(example.events())
        .endsWith(
            new CardDiscarded(MINOA, Card.of(SQUANDERED_WEALTH, Block.WEST)),
            new CardDiscarded(MINOA, Card.of(BANDITRY, Block.WEST)));
  }

  /** Athens has room for 1, and Corinth could lose the 2 tokens as well. */
  @Test
  @Rule({"RU.3", "G5", "P9.21"})
  void aCityIsReducedToAnyNumberOfTokensUpToFourAndTheSurplusLeavesLater() {
    Example.west(9, "hellas: city athens, corinth 2; treasury 5; holds tempest")
        .plays(
            table -> {
              new MinorCalamities().play(table);
              new SurplusPopulation().play(table);
            })
        .then(HELLAS, Losses.NONE.reduce(ATHENS, 3))
        .tells(new CityReduced(HELLAS, ATHENS, 3))
        .becomes("hellas: athens 1, corinth 2; treasury 0");
    for (int left = 1; left <= 4; left++) {
      Example.west(9, "hellas: city athens, corinth 4; holds tribal-conflict")
          .plays(new MinorCalamities())
          .then(HELLAS, Losses.NONE.reduce(ATHENS, left).tokens(CORINTH, left))
          .tells(new CityReduced(HELLAS, ATHENS, left));
    }
  }
}
