package ecumene.phase;

import static ecumene.facts.CalamityCard.BANDITRY;
import static ecumene.facts.CalamityCard.CITY_IN_FLAMES;
import static ecumene.facts.CalamityCard.CITY_RIOTS;
import static ecumene.facts.CalamityCard.COASTAL_MIGRATION;
import static ecumene.facts.CalamityCard.MINOR_UPRISING;
import static ecumene.facts.CalamityCard.SQUANDERED_WEALTH;
import static ecumene.facts.CalamityCard.TRIBAL_CONFLICT;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.CLAY;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.phase.Phase.CALAMITY_RESOLUTION;
import static ecumene.table.Decision.NO;
import static ecumene.table.Decision.YES;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.CalamityEvent.CalamityHadNoEffect;
import ecumene.event.CalamityEvent.CalamityStruck;
import ecumene.event.CalamityEvent.CalamityTookEffect;
import ecumene.event.CardEvent.CardDiscarded;
import ecumene.event.PieceEvent.CityDestroyed;
import ecumene.event.PieceEvent.CityReduced;
import ecumene.event.PieceEvent.TokensRemoved;
import ecumene.event.PieceEvent.TreasuryLost;
import ecumene.event.PieceEvent.TreasuryPaid;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Block;
import ecumene.loss.Fate;
import ecumene.loss.Losses;
import ecumene.loss.PayTreasury;
import ecumene.loss.PickCities;
import ecumene.table.Handed;
import ecumene.table.Picked;
import ecumene.world.Card;
import org.junit.jupiter.api.Test;

class MinorCalamitiesTest {
  private static final Area ATHENS = Area.of("athens");
  private static final Area CORINTH = Area.of("corinth");
  private static final Area KANESH = Area.of("kanesh");
  private static final Area TROY = Area.of("troy");

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

  /** Troy lies at the sea, Kanesh does not. */
  private static Example hattiHolds(String calamities) {
    return Example.west(
            9, "hatti: city kanesh, city troy; treasury 30; holds city-riots, " + calamities)
        .plays(CALAMITY_RESOLUTION)
        .asks(new PickCities(HATTI, HATTI, Fate.REDUCED, Areas.of(KANESH, TROY), 1))
        .then(HATTI, Picked.of(KANESH))
        .tells(CITY_RIOTS, HATTI, new TreasuryLost(HATTI, 5))
        .tells(CITY_RIOTS, HATTI, new CityReduced(HATTI, KANESH, 2))
        .tells(new CalamityTookEffect(CITY_RIOTS, HATTI));
  }

  @Test
  @Rule({"P9.1", "P9.17", "city-riots", "coastal-migration"})
  void coastalMigrationFollowsCityRiots() {
    hattiHolds("coastal-migration")
        .tells(COASTAL_MIGRATION, HATTI, new TreasuryLost(HATTI, 5))
        .tells(COASTAL_MIGRATION, HATTI, new CityDestroyed(HATTI, TROY))
        .tells(new CalamityTookEffect(COASTAL_MIGRATION, HATTI))
        .becomes("hatti: kanesh 2; treasury 20");
  }

  @Test
  @Rule({"P9.1", "P9.17", "P9.26", "city-riots", "city-in-flames"})
  void cityInFlamesFollowsCityRiots() {
    hattiHolds("city-in-flames")
        .asks(new PayTreasury(HATTI, CITY_IN_FLAMES, 10))
        .then(HATTI, NO)
        .tells(CITY_IN_FLAMES, HATTI, new CityDestroyed(HATTI, TROY))
        .tells(new CalamityTookEffect(CITY_IN_FLAMES, HATTI))
        .becomes("hatti: kanesh 2; treasury 25");
    hattiHolds("city-in-flames")
        .then(HATTI, YES)
        .tells(CITY_IN_FLAMES, HATTI, new TreasuryPaid(HATTI, 10))
        .tells(new CalamityHadNoEffect(CITY_IN_FLAMES, HATTI, "P9.26"))
        .becomes("hatti: kanesh 2, city troy; treasury 15");
  }

  @Test
  @Rule({"P9.1", "P9.15", "P9.30", "G16"})
  void whetherThereIsATargetIsSeenWhenTheOneBeforeHasEnded() {
    Example.west(
            9,
            """
            hatti: city troy; treasury 3;
                holds city-in-flames, minor-uprising, coastal-migration
            egypt: memphis 2; treasury 9; holds squandered-wealth, tribal-conflict
            """)
        .plays(CALAMITY_RESOLUTION)
        .tells(new CalamityTookEffect(CITY_IN_FLAMES, HATTI))
        .tells(new CalamityCancelled(MINOR_UPRISING, HATTI, "minor-uprising"))
        .tells(COASTAL_MIGRATION, HATTI, new TreasuryLost(HATTI, 3))
        .tells(new CalamityTookEffect(COASTAL_MIGRATION, HATTI))
        .tells(SQUANDERED_WEALTH, EGYPT, new TreasuryLost(EGYPT, 9))
        .tells(TRIBAL_CONFLICT, EGYPT, new TokensRemoved(EGYPT, Area.of("memphis"), 2))
        .becomes("hatti: nothing; treasury 0\negypt: nothing; treasury 0");
  }
}
