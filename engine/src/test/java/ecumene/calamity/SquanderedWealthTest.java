package ecumene.calamity;

import static ecumene.facts.CalamityCard.SQUANDERED_WEALTH;
import static ecumene.facts.Civilization.MINOA;

import ecumene.Rule;
import ecumene.event.PieceEvent.TreasuryLost;
import ecumene.example.Example;
import org.junit.jupiter.api.Test;

class SquanderedWealthTest {

  private static Example squanderedWealth(String position) {
    return Example.west(9, position).calls(SQUANDERED_WEALTH, new SquanderedWealth());
  }

  @Test
  @Rule({"squandered-wealth", "1.3"})
  void victimLosesTenTreasury() {
    squanderedWealth(
            """
            minoa: knossos 2; treasury 12; holds squandered-wealth
            egypt: treasury 12
            """)
        .tells(new TreasuryLost(MINOA, 10))
        .becomes("minoa: treasury 2");
  }

  @Test
  @Rule({"squandered-wealth", "P9.27", "G10"})
  void withLessThanTenAllIsLost() {
    squanderedWealth("minoa: knossos 2; treasury 9; coinage; holds squandered-wealth")
        .tells(new TreasuryLost(MINOA, 9))
        .becomes("minoa: treasury 0");
  }

  @Test
  @Rule({"squandered-wealth", "P9.27"})
  void withNothingNothingIsLost() {
    squanderedWealth("minoa: knossos 2; holds squandered-wealth").changesNothing();
  }
}
