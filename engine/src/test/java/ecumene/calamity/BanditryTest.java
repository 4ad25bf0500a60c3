package ecumene.calamity;

import static ecumene.facts.CalamityCard.BANDITRY;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.IRON;
import static ecumene.facts.Commodity.OCHRE;
import static ecumene.facts.Commodity.WATER;
import static ecumene.facts.Commodity.WINE;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.CardEvent.CardDiscarded;
import ecumene.event.PieceEvent.TreasuryPaid;
import ecumene.example.Example;
import ecumene.facts.Block;
import ecumene.facts.Commodities;
import ecumene.table.Handed;
import ecumene.world.Card;
import org.junit.jupiter.api.Test;

class BanditryTest {

  private static Example banditry(String position) {
    return Example.west(9, position).calls(BANDITRY, new Banditry());
  }

  @Test
  @Rule({"banditry", "G21"})
  void victimDiscardsTwoCardsOfTheOwnChoice() {
    banditry(
            """
            minoa: treasury 3; holds banditry, ochre 2, iron, wine, famine
            egypt: treasury 8; holds clay 3
            """)
        .asks(new AppeaseBandits(MINOA, Commodities.of(OCHRE, OCHRE, IRON, WINE), 2, 0))
        .then(MINOA, Handed.of(WINE, OCHRE))
        .tells(new CardDiscarded(MINOA, Card.of(WINE, Block.WEST)))
        .tells(new CardDiscarded(MINOA, Card.of(OCHRE, Block.WEST)))
        .becomes("minoa: holds ochre, iron, famine");
  }

  @Test
  @Rule({"banditry", "P9.26"})
  void fourTreasuryCanBePaidInsteadOfEachCard() {
    banditry("minoa: treasury 9; holds banditry, ochre, iron, wine")
        .then(MINOA, Handed.of(IRON))
        .tells(new TreasuryPaid(MINOA, 4))
        .becomes("minoa: treasury 5; holds ochre, wine");
    banditry("minoa: treasury 9; holds banditry, ochre, iron, wine")
        .then(MINOA, Handed.NONE)
        .tells(new TreasuryPaid(MINOA, 8))
        .becomes("minoa: treasury 1");
    banditry("minoa: treasury 9; holds banditry, ochre, iron, wine")
        .then(MINOA, Handed.of(OCHRE, IRON))
        .doesNotTell(new TreasuryPaid(MINOA, 0))
        .becomes("minoa: holds wine");
  }

  @Test
  @Rule({"banditry", "P9.26"})
  void refusals() {
    banditry("minoa: treasury 7; holds banditry, ochre, iron, wine")
        .asks(MINOA, asked -> assertThat(asked.rule()).isEqualTo("banditry"))
        .refuses(MINOA, Handed.NONE, "P9.26: treasury can pay for 1, not for 2")
        .refuses(MINOA, Handed.of(OCHRE, IRON, WINE), "banditry: 3 are discarded, 2 are due")
        .refuses(MINOA, Handed.of(OCHRE, OCHRE), "banditry: not held: ochre")
        .refuses(MINOA, Handed.of(WATER, OCHRE), "banditry: not held: water");
    banditry("minoa: treasury 3; holds banditry, ochre, iron, wine")
        .refuses(MINOA, Handed.of(OCHRE), "P9.26: treasury can pay for 0, not for 1");
  }

  @Test
  @Rule({"banditry", "2.7"})
  void waterIsGoodEnough() {
    banditry("minoa: holds banditry, water 2, wine, iron")
        .then(MINOA, Handed.of(WATER, WATER))
        .becomes("minoa: holds wine, iron");
  }

  @Test
  @Rule("banditry")
  void withFewerThanTwoCardsAllOfThemAreDue() {
    banditry("minoa: treasury 3; holds banditry, wine").becomes("minoa: holds nothing");
    banditry("minoa: treasury 20; holds banditry, wine")
        .asks(new AppeaseBandits(MINOA, Commodities.of(WINE), 1, 1))
        .then(MINOA, Handed.NONE)
        .becomes("minoa: treasury 16");
  }

  @Test
  @Rule({"banditry", "RU.85"})
  void whoHasEqualCardsIsAskedButNotWhoLosesAll() {
    banditry("minoa: treasury 3; holds banditry, ochre 3")
        .waitsFor(MINOA)
        .then(MINOA, Handed.of(OCHRE, OCHRE))
        .becomes("minoa: holds ochre");
    banditry("minoa: treasury 3; holds banditry, ochre, clay").becomes("minoa: holds nothing");
  }

  @Test
  @Rule({"banditry", "P9.30"})
  void cancelledWithoutCards() {
    banditry("minoa: treasury 20; holds banditry, famine")
        .tells(new CalamityCancelled(BANDITRY, MINOA, "banditry"))
        .changesNothing();
  }
}
